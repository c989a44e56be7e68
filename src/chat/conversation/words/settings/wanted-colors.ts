import type { Item } from '../read-items.ts';
import { withoutDisliked } from './disliked-colors.ts';
import { withReplaced } from './replaced-colors.ts';
import { type Message, withoutComparisons } from './said-of-colors.ts';
import { withoutUnwanted } from './unwanted-colors.ts';

/** In items. A longer message is no wish. */
const maxRead = 200;

/** Without colours that are to go, that become another one, and that people do not like. */
export function wantedColors(message: Message): Item[] {
  if (message.items.length > maxRead) return [...message.items];
  const compared = { ...message, items: withoutComparisons(message) };
  const replaced = { ...message, items: withReplaced(compared) };
  return withoutUnwanted({ ...message, items: withoutDisliked(replaced) });
}

import type { Item } from '../read-items.ts';
import { withoutDisliked } from './disliked-colors.ts';
import type { Message } from './said-of-colors.ts';
import { withoutUnwanted } from './unwanted-colors.ts';

/** In items. A longer message is no wish. */
const maxRead = 200;

/** Without colours that are to go, and those that people do not like. */
export function wantedColors(message: Message): Item[] {
  if (message.items.length > maxRead) return [...message.items];
  return withoutUnwanted({ ...message, items: withoutDisliked(message) });
}

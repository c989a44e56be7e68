import type { Item } from '../read-items.ts';
import { withoutDisliked } from './disliked-colors.ts';
import type { Message } from './said-of-colors.ts';
import { withoutUnwanted } from './unwanted-colors.ts';

/** Without colours that are to go, and those that people do not like. */
export function wantedColors(message: Message): Item[] {
  return withoutUnwanted({ ...message, items: withoutDisliked(message) });
}

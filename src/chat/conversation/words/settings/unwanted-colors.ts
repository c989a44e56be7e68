import type { LeaveOutWish } from '../../understood-words.ts';
import { type Item, isKind } from '../read-items.ts';
import { isBox, isRole } from './group.ts';
import { quiet } from './quiet.ts';
import { type Message, placeOfUnwanted } from './said-of-colors.ts';

/**
 * "Get rid of the yellow", "without the yellow highlight": what has the colour goes, and nothing gets it. A colour that another one is to
 * replace is read by others.
 */
export function withoutUnwanted(message: Message): Item[] {
  const { items } = message;
  const unwanted = items.findIndex((item) => isKind(item, 'color') && placeOfUnwanted(item, message) !== null);
  const color = items[unwanted];
  const place = color && placeOfUnwanted(color, message);
  if (!place || !isKind(color, 'color')) return withoutColorOfNone(items);
  const others = items.flatMap((item, at) =>
    at !== unwanted && isKind(item, 'color') && !isOfPart(items, at) ? [at] : [],
  );
  const part = partBeside(items, unwanted);
  // outlines and boxes are left out by their own names
  if (isRole(part, 'outline', 'emphasis') || isBox(part)) return [...items];
  if (others.length > 0)
    return items.map((item, at) => (isPlain(item) && others.includes(at + 1) ? quiet(item) : item));
  const isHighlight = isRole(part, 'highlight');
  const named = isRole(part, 'highlight', 'text', 'captions') ? part : null;
  const wish: LeaveOutWish = isHighlight
    ? { kind: 'leave_out', part: 'highlight' }
    : { kind: 'leave_out', part: 'color', color: color.meaning.hex };
  const subject = isHighlight ? 'color of highlight' : `color of ${color.meaning.hex}`;
  return items.map((item, at) => {
    if (at === unwanted) return { ...item, meaning: { kind: 'painted', wish, subject } };
    const isSaid = place.from <= item.start && item.start < place.to;
    return isSaid || item === named ? quiet(item) : item;
  });
}

/** Behind the colour, or right before it, as Romance and Slavic languages may have it. */
function partBeside(items: readonly Item[], at: number): Item | undefined {
  const behind = items.slice(at + 1).find((item) => !isKind(item, 'article', 'filler'));
  const before = items[at - 1];
  return isRole(before, 'outline', 'emphasis', 'highlight') || isBox(before) ? before : behind;
}

/** "Get rid of the yellow. Plain white": that is no wish for the plain style. */
function isPlain(item: Item): boolean {
  return isKind(item, 'choice') && item.meaning.settings.style === 'minimal';
}

/** "So that the words don't flash yellow": the colour is that of the highlight that goes. */
function withoutColorOfNone(items: readonly Item[]): Item[] {
  const isNone = (item: Item | undefined) => isKind(item, 'leave_out') && item.meaning.part === 'highlight';
  return items.map((item, at) => {
    const isOfNone = isNone(items[at + 1]) || (isNone(items[at - 1]) && !isRole(items[at + 1]));
    return isKind(item, 'color') && isOfNone ? quiet(item) : item;
  });
}

/** "White letters", "the letters in white". */
export function isOfPart(items: readonly Item[], at: number): boolean {
  const isLink = (item: Item) => isKind(item, 'article', 'filler', 'command', 'shade');
  const before = items.slice(0, at).findLast((item) => !isLink(item));
  const after = items.slice(at + 1).find((item) => !isLink(item));
  return (
    isRole(before, 'text', 'captions', 'outline', 'highlight') ||
    isRole(after, 'text', 'captions', 'outline', 'highlight')
  );
}

import type { UnderstoodWords, Wish } from '../../understood-words.ts';
import { type Item, isKind, readItems } from '../read-items.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { isAsking } from './asks-for.ts';
import { colored, type Painted } from './assign-colors.ts';
import { isRole } from './group.ts';
import { mergeItems } from './merge-items.ts';

/** In characters. A longer message tells more. */
const maxLength = 300;
/** In words, of what is said of the part. */
const maxUnknown = 4;

/**
 * "You can't see the spoken word, make that one red": the colour is for the part that the sentence begins with, and nothing else is to change.
 * @param read what is said beside it
 */
export function withColorOfUnseen(
  text: string,
  dictionaries: readonly Dictionary[],
  read: (rest: string) => UnderstoodWords,
): UnderstoodWords | null {
  if (text.length > maxLength) return null;
  const items = mergeItems(readItems(tokenize(text), dictionaries));
  for (const at of items.keys()) {
    const found = isRole(items[at], 'highlight', 'outline') ? colorFor(items, at) : null;
    if (!found) continue;
    const rest = `${text.slice(0, found.start)}${text.slice(found.end)}`;
    const beside = /\p{L}/u.test(rest) ? read(rest) : { wishes: [], notUnderstood: [] };
    return { ...beside, wishes: [found.wish, ...beside.wishes] };
  }
  return null;
}

/** The colour that a later clause asks for, where it names no part; null = it asks for none. */
function colorFor(items: readonly Item[], at: number): { wish: Wish; start: number; end: number } | null {
  const part = items[at];
  const first = items.findLastIndex((item, index) => index < at && isKind(item, 'break')) + 1;
  const behind = items.slice(at + 1);
  const asked = behind.findIndex(isAsking);
  const said = behind.slice(0, Math.max(0, asked));
  const color = behind.findIndex((item, index) => index > asked && isKind(item, 'color'));
  const [painted, last] = [behind[color], endOf(behind, color)];
  if (asked < 1 || !isRole(part) || !isKind(painted, 'color') || !last) return null;
  const isPlain = items.slice(first, at).every((item) => isKind(item, ...beforePart));
  const isOnlyTold = said.every(isTold) && said.some((item) => isKind(item, 'break'));
  const isOnlyColor = behind.slice(asked, color).every((item) => isKind(item, 'filler', 'article', 'command'));
  if (!isPlain || !isOnlyTold || !isOnlyColor) return null;
  const unknown = [...items.slice(first, at), ...said].filter((item) => isKind(item, 'unknown'));
  if (unknown.length > maxUnknown) return null;
  const wish: Wish = { kind: 'set', settings: colored(part.meaning.role as Painted, painted.meaning.hex) };
  return { wish, start: items[first]?.start ?? 0, end: last.end };
}

const beforePart = ['article', 'filler', 'because', 'covering', 'unknown', 'no'] as const;

/** What may be said of a part without a wish. */
function isTold(item: Item): boolean {
  if (isKind(item, 'switch')) return item.meaning.on.accessible === true;
  return isKind(
    item,
    ...([
      'filler',
      'article',
      'covering',
      'color',
      'shade',
      'join',
      'degree',
      'no',
      'unknown',
      'foreign',
      'break',
    ] as const),
  );
}

/** The colour, or the last word of talk behind it up to a sign; undefined = its sentence says more. */
function endOf(behind: readonly Item[], color: number): Item | undefined {
  const next = behind.findIndex((item, index) => index > color && isKind(item, 'break', 'join'));
  const rest = behind.slice(color + 1, next === -1 ? behind.length : next);
  return rest.every((item) => isKind(item, 'filler', 'article', 'praise')) ? (rest.at(-1) ?? behind[color]) : undefined;
}

import type { Wish } from '../../understood-words.ts';
import { givesReason } from '../gives-reason.ts';
import { type Item, isKind, readItems } from '../read-items.ts';
import { findQuoted } from '../text/quotes.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { isAsking } from './asks-for.ts';
import { withoutDeniedEdge } from './denied-edge.ts';
import { isRole } from './group.ts';

/** In characters. A longer message tells more. */
const maxLength = 400;
/** In words. A longer reason tells a story. */
const maxReason = 14;

/**
 * "Captions to the top. At the bottom you can't see the bench": what cannot be seen at another place only says why the captions go where the
 * message wished before.
 * @returns the message without such reasons, and without a place that it denies beside a step away from it
 */
export function withoutReasonOfPlace(
  message: string,
  dictionaries: readonly Dictionary[],
  read: (part: string) => readonly Wish[],
): string {
  const text = withoutDeniedEdge(message, dictionaries);
  if (text.length > maxLength) return text;
  const clauses = text.match(/[^.!?,;…\n]+[.!?,;…\n]*\s*/gu) ?? [];
  const at = clauses.findIndex((clause, index) => index > 0 && unseenPlace(clause, dictionaries) !== null);
  if (at === -1 || findQuoted(text).length > 0) return text;
  const wished = placeWished(read(clauses.slice(0, at).join('')));
  if (wished === null) return text;
  return clauses
    .filter((clause, index) => {
      const unseen = index < at ? null : unseenPlace(clause, dictionaries);
      return unseen === null || unseen === wished;
    })
    .join('')
    .trim();
}

type End = 'top' | 'bottom';

/** Where a clause says that something is not seen, and wishes nothing; null = it says no such thing. */
function unseenPlace(clause: string, dictionaries: readonly Dictionary[]): End | null {
  const tokens = tokenize(clause);
  if (tokens.length > maxReason) return null;
  const items = readItems(tokens, dictionaries);
  const places = [...new Set(items.flatMap(endOf))];
  const [place] = places;
  const isReason = givesReason(clause, items, dictionaries) || tellsOfThing(items);
  return place && places.length === 1 && isReason ? place : null;
}

/** "My pot is at the bottom": where something is that is no part of the captions, without a verb of wishing. */
function tellsOfThing(items: readonly Item[]): boolean {
  const isThing = items.some(
    (item, at) => isKind(item, 'article') && isKind(items[at + 1], 'unknown') && isKind(items[at + 2], 'filler'),
  );
  return isThing && !items.some(isAsking) && !items.some((item) => isRole(item));
}

function endOf(item: Item): End[] {
  const position = isKind(item, 'choice') ? item.meaning.settings.position : undefined;
  return position === 'top' || position === 'bottom' ? [position] : [];
}

/** To which end the captions are to go; null = the wishes do not say it. */
function placeWished(wishes: readonly Wish[]): End | null {
  const ends = wishes.flatMap((wish): End[] => {
    if (wish.kind === 'step' && wish.setting === 'position') return [wish.direction === 1 ? 'top' : 'bottom'];
    const position = wish.kind === 'set' ? wish.settings.position : undefined;
    return position === 'top' || position === 'bottom' ? [position] : [];
  });
  return ends.at(-1) ?? null;
}

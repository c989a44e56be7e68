import type { ReadingAt } from './cut-title.ts';
import { isCapital, type Piece } from './title-pieces.ts';
import { beginsWithTime } from './title-time.ts';

/** In words. A single one may be a name that is called. */
const minWords = 2;
/** Between “title” and the comma: “at the top tbm”. */
const maxUnknown = 1;
/** They have a capital without being a title: “…, I think”, „…, wenn Sie mögen“. */
const personal = /^(?:I|I['’]\p{L}+|Sie|Ihnen|Ich|Du|Вы|Вас|Вам)$/u;

/**
 * “I’d like a title at the top, Warm Bees of Wales”: index of the first piece of a title behind a comma.
 * @param to index behind the last piece of the sentence
 * @returns -1 if what stands there is no title
 */
export function titleBehindComma(text: string, reading: ReadingAt, to: number): number {
  const { pieces, at, known, noun } = reading;
  const comma = pieces.findIndex((piece, index) => index > at && index < to && piece.sign !== undefined);
  if (comma === -1 || pieces[comma]?.sign !== ',' || !isNewTitle(reading, noun)) return -1;
  const between = pieces.slice(at + 1, comma);
  const isSmall = (piece: Piece) =>
    (['filler', 'place', 'thanks', 'and', 'particle', 'write', 'ask'] as const).some((kind) => known.is(piece, kind));
  if (between.filter((piece) => !isSmall(piece)).length > maxUnknown) return -1;
  const begin = known.is(pieces[comma + 1], 'thanks') && pieces[comma + 2]?.sign === ',' ? comma + 3 : comma + 1;
  return begin < to && looksLikeTitle(text, reading, begin, to) ? begin : -1;
}

/** “a title”; Russian has no articles. */
function isNewTitle({ pieces, at, known }: ReadingAt, { word }: Piece): boolean {
  return /\p{Script=Cyrillic}/u.test(word) || [1, 2].some((back) => known.is(pieces[at - back], 'one'));
}

function looksLikeTitle(text: string, { pieces, known, isWish }: ReadingAt, begin: number, to: number): boolean {
  const own = pieces.slice(begin, to);
  const [first] = own;
  if (!first || !isCapital(first) || personal.test(first.word)) return false;
  if (own.length < minWords || own.some(({ sign }) => sign === ',') || known.is(first, 'thanks')) return false;
  const said = text.slice(first.start, own.at(-1)?.end);
  const isNumber = /^\p{N}/u.test(first.word);
  const capitals = own.filter(({ word }) => /^\p{Lu}/u.test(word)).length;
  return (!isNumber || capitals >= minWords) && !beginsWithTime(said) && !isWish(said);
}

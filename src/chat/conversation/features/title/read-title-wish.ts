import { languages } from '../../../../texts/languages.ts';
import { isGoAhead } from '../../words/go-ahead.ts';
import { cut, type IsWish, type Reading, type ReadingAt, restOf, type TitleWish } from './cut-title.ts';
import { readPlacedTitle } from './placed-title.ts';
import { type Kind, type RequestWords, requestWordsOf } from './request-words.ts';
import { titleBehindComma } from './title-behind-comma.ts';
import { isInCapitals } from './title-capitals.ts';
import { isCapital, isShouted, type Piece, piecesOf, sentenceAround } from './title-pieces.ts';
import { beginsWithTime, wordsOfTime } from './title-time.ts';

/**
 * The title in a message that has the word "title" and asks for something: in quotes, behind a colon or a word such as "says", or else
 * the words behind "title" if they begin with a capital: “can u put a title at the top that says Motor swap, and add emojis”.
 */
export function readTitleWish(text: string, asksElse: IsWish): TitleWish | null {
  const pieces = piecesOf(text);
  let reads = 0;
  const isElse: IsWish = (behind) => ++reads <= maxReads && asksElse(behind.trim());
  for (const language of languages) {
    const known = requestWordsOf(language);
    // “… and go” orders the video
    const isWish: IsWish = (behind) => isGoAhead(behind, language) || isElse(behind);
    const at = pieces.findIndex((piece) => known.is(piece, 'title'));
    const noun = pieces[at];
    if (noun) {
      const wish = wishAt(text, { pieces, at, noun, known, isWish });
      if (wish) return wish;
    }
    const named =
      readNamed(text, { pieces, known, isWish }) ?? readPlacedTitle(text, { pieces, known, isWish }, language);
    if (named) return named;
  }
  return null;
}

/** To read what stands behind a comma takes long. */
const maxReads = 6;

/** “put the name of my shop at the top, it is called Casa Grana” */
function readNamed(text: string, { pieces, known, isWish }: Reading): TitleWish | null {
  const at = pieces.findIndex((piece) => known.is(piece, 'name'));
  const noun = pieces[at];
  if (!noun) return null;
  const { from, to } = sentenceAround(pieces, at);
  const sentence = pieces.slice(from, to);
  const colon = colonBehind({ pieces, known, isWish }, at, to);
  const isPlaced = (piece: Piece) =>
    known.is(piece, 'place') || (colon !== -1 && wordsOfTime(text.slice(piece.start)) > 0);
  const isAsked = sentence.some((piece) => known.is(piece, 'write')) && sentence.some(isPlaced);
  if (!isAsked || isRemoved(sentence.slice(0, at - from), known)) return null;
  if (colon !== -1) return cut(text, { pieces, at, noun, known, isWish }, colon + 1);
  const said = pieces.findIndex((piece, index) => index > at && index < to && known.is(piece, 'saying'));
  const named = pieces.findIndex((piece, index) => index > at && index <= at + maxOfName && isCapital(piece));
  const begin = said === -1 ? named : said + 1;
  return begin === -1 || begin >= to ? null : cut(text, { pieces, at, noun, known, isWish }, begin);
}

/** “a name at the start: …”; -1 = there is no colon, or it stands behind other words */
function colonBehind({ pieces, known }: Reading, at: number, to: number): number {
  const colon = pieces.findIndex((piece, index) => index > at && index < to && piece.sign === ':');
  const unknown = pieces.slice(at + 1, Math.max(colon, at + 1)).filter((piece) => !known.is(piece, 'filler'));
  return colon + 1 < to && unknown.length <= maxBeforeColon ? colon : -1;
}

/** In words, which say where or when: “at the very beginning”. */
const maxBeforeColon = 2;

/** In words, from “name” to a name that begins with a capital: “the name of my farm Casa Grana”. */
const maxOfName = 5;

function wishAt(text: string, reading: ReadingAt): TitleWish | null {
  const { pieces, at, known } = reading;
  const { from, to } = sentenceAround(pieces, at);
  const isOf = (index: number, kind: Kind) => known.is(pieces[index], kind);
  const before = pieces.slice(from, at);
  if (isRemoved(before, known)) return null;
  const named = startOfTitle(reading, to);
  const begin = named === -1 ? titleBehindComma(text, reading, to) : named;
  const isColon = begin > 0 && pieces[begin - 1]?.sign === ':';
  const asks = (piece: Piece) => known.is(piece, 'write') || known.is(piece, 'want');
  const isAsked =
    pieces.slice(from, clauseEnd(pieces, at, to)).some(asks) ||
    before.every((piece) => known.is(piece, 'filler')) ||
    isOf(at - 1, 'one');
  if (begin === -1 && isAsked) {
    const put = titleAfterAs(reading, { from, to });
    if (put > 0) return cut(text, reading, put);
  }
  if (begin > 0 && (isColon ? mayNameIt(reading, from) : isAsked && !isRemark(reading, from, begin)))
    return cut(text, reading, begin);
  const bare = begin === at + 1 && before.every(isSmall(known)) ? cut(text, reading, begin) : null;
  if (bare && isInCapitals(bare.title) && !reading.isWish(bare.title)) return bare;
  return isAsked ? titleBefore(text, reading, from) : null;
}

/** “the title”, “as title”. */
function isSmall(known: RequestWords): (piece: Piece) => boolean {
  return (piece) =>
    known.is(piece, 'filler') || known.is(piece, 'as') || known.is(piece, 'and') || known.is(piece, 'particle');
}

/** “take away the title”: right before it. */
function isRemoved(before: readonly Piece[], known: RequestWords): boolean {
  return before.slice(-3).some((piece) => known.is(piece, 'remove'));
}

/** “what is a title: …” explains one. */
function mayNameIt({ pieces, at, known }: ReadingAt, from: number): boolean {
  const isAskedFor = pieces.slice(from, at).some((piece) => known.is(piece, 'write'));
  const isOne = at - from > 1 && at - from <= 3 && known.is(pieces[at - 1], 'one');
  return isAskedFor || !(known.is(pieces[from], 'ask') && isOne);
}

/** “the title "A" is wrong”: without a word of asking before it, at its end, or such as “should be”. */
function isRemark({ pieces, at, known }: ReadingAt, from: number, begin: number): boolean {
  const asks = (piece: Piece) =>
    (['write', 'want', 'one', 'ask', 'place'] as const).some((kind) => known.is(piece, kind));
  const isWished = pieces.slice(at + 1, begin).some((piece) => known.is(piece, 'must'));
  return !isWished && !pieces.slice(from, at).some(asks) && !known.is(pieces[at + 1], 'place');
}

/** Index of the first piece of the title behind the word "title"; -1 = none. */
function startOfTitle({ pieces, at, known }: ReadingAt, to: number): number {
  let unknown = 0;
  let last: Piece | undefined;
  for (let index = at + 1; index < to; index++) {
    const piece = pieces[index];
    if (!piece) break;
    const begin = index + known.wordsOfLike(pieces, index);
    if (begin > index && begin < to && !known.is(pieces[begin], 'particle')) return skipSigns(pieces, begin, to);
    if (piece.quoted) return index;
    if (piece.sign === ':') return index + 1 < to ? index + 1 : -1;
    if (piece.sign) {
      if (piece.sign !== ',' || !isSoonSaid(pieces, known, index, to)) return -1;
    } else if (known.is(piece, 'and') && !known.is(pieces[index + 1], 'write')) {
      // “a title for the whole video, and that word is written in one”
      return -1;
    } else if (known.is(piece, 'saying') && index + 1 < to && !isNumber(last)) {
      return skipSigns(pieces, index + 1, to);
    } else if (isCapital(piece) && (unknown === 0 || known.is(last, 'words')) && !known.is(piece, 'filler')) {
      return index;
    } else if (isShouted(piece) && isShouted(pieces[index + 1])) {
      return index;
    } else if (!known.is(piece, 'filler') && ++unknown > maxUnknown) return -1;
    last = piece;
  }
  return -1;
}

/** Between “title” and a title in quotes or behind a colon: “over the film”. */
const maxUnknown = 4;

/** “3 reading tips” */
function isNumber(piece: Piece | undefined): boolean {
  return piece !== undefined && /^\p{N}+$/u.test(piece.word);
}

/** “… , it is to say X”, “…, namely "X"”, “…, something like X” */
function isSoonSaid(pieces: readonly Piece[], known: RequestWords, at: number, to: number): boolean {
  if (known.wordsOfLike(pieces, at + 1) > 0) return true;
  return pieces
    .slice(at + 1, Math.min(to, at + 5))
    .some(
      (piece, index, all) =>
        piece.quoted || piece.sign === ':' || (known.is(piece, 'saying') && !isNumber(all[index - 1])),
    );
}

function skipSigns(pieces: readonly Piece[], from: number, to: number): number {
  const at = pieces.findIndex((piece, index) => index >= from && (!piece.sign || piece.quoted));
  return at !== -1 && at < to ? at : -1;
}

/** “put Warm Bees at the top as a heading” */
function titleBefore(text: string, reading: ReadingAt, from: number): TitleWish | null {
  const { pieces, at, known } = reading;
  const as = pieces.findLastIndex(
    (piece, index) => index < at && index >= Math.max(from, at - 2) && known.is(piece, 'as'),
  );
  if (as === -1) return null;
  const write = pieces.findIndex((piece, index) => index >= from && index < as && known.is(piece, 'write'));
  const begin = pieces.findIndex((piece, index) => index > write && index < as && (piece.quoted || isCapital(piece)));
  const first = pieces[begin];
  if (write === -1 || !first) return null;
  const end = pieces.findIndex(
    (piece, index) =>
      index > begin &&
      (index === as ||
        // “write Warm Bees at the very start, as a title”
        (!isCapital(piece) && !piece.sign && beginsWithTime(text.slice(piece.start))) ||
        // “put WARM BEES across the top as a heading”
        (isShouted(first) && isShouted(pieces[begin + 1]) && !isShouted(piece)) ||
        (known.is(piece, 'filler') && restIsPlace(reading, index, as))),
  );
  const last = pieces[end - 1];
  if (!last) return null;
  const title = first.quoted ?? text.slice(first.start, last.end);
  return { title, rest: restOf(text, reading, { from, behind: at + 1 }) };
}

/** “put as title warm bees of Wales”: index of its first word; -1 = none. The words that are put need no capital there. */
function titleAfterAs({ pieces, at, known }: ReadingAt, { from, to }: { from: number; to: number }): number {
  const next = pieces[at + 1];
  const isPut = pieces.slice(Math.max(from, at - 3), at - 1).some((piece) => known.is(piece, 'write'));
  if (!isPut || !known.is(pieces[at - 1], 'as') || !next || at + 2 >= to || next.sign) return -1;
  return (['filler', 'thanks', 'and', 'place'] as const).some((kind) => known.is(next, kind)) ? -1 : at + 1;
}

function restIsPlace({ pieces, known }: Reading, from: number, to: number): boolean {
  return pieces.slice(from, to).every((piece) => known.is(piece, 'filler'));
}

function clauseEnd(pieces: readonly Piece[], at: number, to: number): number {
  const comma = pieces.findIndex((piece, index) => index > at && piece.sign === ',');
  return comma === -1 || comma > to ? to : comma;
}

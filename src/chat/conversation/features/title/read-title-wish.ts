import { languages } from '../../../../texts/languages.ts';
import { titlePlaces } from '../../words/lexicons/title/title-words.ts';
import { type Kind, type RequestWords, requestWordsOf } from './request-words.ts';
import { isCapital, type Piece, piecesOf, sentenceAround } from './title-pieces.ts';

/** A title that a message asks for beside other things. */
export interface TitleWish {
  title: string;
  /** What the message says before and behind the wish for the title. */
  rest: string[];
}

/** Whether a text asks for something else: "add emojis". */
export type IsWish = (text: string) => boolean;

/**
 * The title in a message that has the word "title" and asks for something: in quotes, behind a colon or a word such as "says", or else
 * the words behind "title" if they begin with a capital: “can u put a title at the top that says Motor swap, and add emojis”.
 */
export function readTitleWish(text: string, asksElse: IsWish): TitleWish | null {
  const pieces = piecesOf(text);
  let reads = 0;
  const isWish: IsWish = (behind) => ++reads <= maxReads && asksElse(behind.trim());
  for (const language of languages) {
    const known = requestWordsOf(language);
    const at = pieces.findIndex((piece) => known.is(piece, 'title'));
    const noun = pieces[at];
    if (noun) {
      const wish = wishAt(text, { pieces, at, noun, known, isWish });
      if (wish) return wish;
    }
    const named = readNamed(text, { pieces, known, isWish });
    if (named) return named;
  }
  return null;
}

/** To read what stands behind a comma takes long. */
const maxReads = 6;

interface Reading {
  pieces: readonly Piece[];
  known: RequestWords;
  isWish: IsWish;
}

/** “put the name of my shop at the top, it is called Casa Grana” */
function readNamed(text: string, { pieces, known, isWish }: Reading): TitleWish | null {
  const at = pieces.findIndex((piece) => known.is(piece, 'name'));
  const noun = pieces[at];
  if (!noun) return null;
  const { from, to } = sentenceAround(pieces, at);
  const sentence = pieces.slice(from, to);
  const isAsked =
    sentence.some((piece) => known.is(piece, 'write')) && sentence.some((piece) => known.is(piece, 'place'));
  if (!isAsked || isRemoved(sentence.slice(0, at - from), known)) return null;
  const said = pieces.findIndex((piece, index) => index > at && index < to && known.is(piece, 'saying'));
  if (said === -1) return null;
  return cut(text, { pieces, at, noun, known, isWish }, said + 1);
}

interface ReadingAt extends Reading {
  /** Index of the word "title". */
  at: number;
  noun: Piece;
}

function wishAt(text: string, reading: ReadingAt): TitleWish | null {
  const { pieces, at, known } = reading;
  const { from, to } = sentenceAround(pieces, at);
  const isOf = (index: number, kind: Kind) => known.is(pieces[index], kind);
  const before = pieces.slice(from, at);
  if (isRemoved(before, known)) return null;
  const begin = startOfTitle(reading, to);
  const isColon = begin > 0 && pieces[begin - 1]?.sign === ':';
  const asks = (piece: Piece) => known.is(piece, 'write') || known.is(piece, 'want');
  const isAsked =
    pieces.slice(from, clauseEnd(pieces, at, to)).some(asks) || before.length === 0 || isOf(at - 1, 'one');
  if (begin > 0 && (isColon ? mayNameIt(reading, from) : isAsked && !isRemark(reading, from)))
    return cut(text, reading, begin);
  return isAsked ? titleBefore(text, reading, from) : null;
}

/** “take away the title”: right before it. */
function isRemoved(before: readonly Piece[], known: RequestWords): boolean {
  return before.slice(-3).some((piece) => known.is(piece, 'remove'));
}

/** “what is a title: …” explains one. */
function mayNameIt({ pieces, at, known }: ReadingAt, from: number): boolean {
  return !(known.is(pieces[from], 'ask') && at - from > 1 && known.is(pieces[at - 1], 'one') && at - from <= 3);
}

/** “the title "A" is wrong”: without a word of asking before it or at its end. */
function isRemark({ pieces, at, known }: ReadingAt, from: number): boolean {
  const asks = (piece: Piece) =>
    (['write', 'want', 'one', 'ask', 'place'] as const).some((kind) => known.is(piece, kind));
  return !pieces.slice(from, at).some(asks) && !known.is(pieces[at + 1], 'place');
}

/** Index of the first piece of the title behind the word "title"; -1 = none. */
function startOfTitle({ pieces, at, known }: ReadingAt, to: number): number {
  let unknown = 0;
  let last: Piece | undefined;
  for (let index = at + 1; index < to; index++) {
    const piece = pieces[index];
    if (!piece) break;
    if (piece.quoted) return index;
    if (piece.sign === ':') return index + 1 < to ? index + 1 : -1;
    if (piece.sign) {
      if (piece.sign !== ',' || !isSoonSaid(pieces, known, index, to)) return -1;
    } else if (known.is(piece, 'saying') && index + 1 < to) {
      return skipSigns(pieces, index + 1, to);
    } else if (isCapital(piece) && (unknown === 0 || known.is(last, 'words')) && !known.is(piece, 'filler')) {
      return index;
    } else if (!known.is(piece, 'filler') && ++unknown > maxUnknown) return -1;
    last = piece;
  }
  return -1;
}

/** Between “title” and a title in quotes or behind a colon: “over the film”. */
const maxUnknown = 4;

/** “… , it is to say X”, “…, namely "X"” */
function isSoonSaid(pieces: readonly Piece[], known: RequestWords, at: number, to: number): boolean {
  return pieces
    .slice(at + 1, Math.min(to, at + 5))
    .some((piece) => piece.quoted || piece.sign === ':' || known.is(piece, 'saying'));
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
    (piece, index) => index > begin && (index === as || (known.is(piece, 'filler') && restIsPlace(reading, index, as))),
  );
  const last = pieces[end - 1];
  if (!last) return null;
  const title = first.quoted ?? text.slice(first.start, last.end);
  return { title, rest: restOf(text, reading, { from, behind: at + 1 }) };
}

function restIsPlace({ pieces, known }: Reading, from: number, to: number): boolean {
  return pieces.slice(from, to).every((piece) => known.is(piece, 'filler'));
}

/** The title from a piece on, and what stands around the wish. */
function cut(text: string, reading: ReadingAt, begin: number): TitleWish | null {
  const { pieces, at, known } = reading;
  const first = pieces[begin];
  if (!first || first.sign) return null;
  const sentence = sentenceAround(pieces, at);
  if (first.quoted)
    return { title: first.quoted, rest: restOf(text, reading, { from: sentence.from, behind: begin + 1 }) };
  const to = sentenceAround(pieces, begin).to;
  let end = begin + 1;
  while (end < to && !endsTitle(text, reading, end, to)) end++;
  while (end > begin + 1 && known.is(pieces[end - 1], 'thanks')) end--;
  const last = pieces[end - 1];
  const title = last ? text.slice(first.start, last.end).replace(/[\s,;]+$/u, '') : '';
  // “¡Three things!”
  const opening = /[¡¿]$/u.exec(text.slice(0, first.start))?.[0] ?? '';
  const closing = opening ? (/^[!?]+/u.exec(text.slice(last?.end ?? 0))?.[0] ?? '') : '';
  if (!title) return null;
  return { title: opening + title + closing, rest: restOf(text, reading, { from: sentence.from, behind: end }) };
}

/** A place, a thanks, a verb at the end or another wish: they are no part of the title. */
function endsTitle(text: string, { pieces, known, isWish }: ReadingAt, at: number, to: number): boolean {
  const piece = pieces[at];
  if (!piece) return true;
  if (piece.sign) return piece.sign === ';' || isWish(text.slice(piece.end));
  if (known.is(piece, 'and')) {
    if (isCapital(pieces[at + 1])) return false;
    const isJoined = known.is(pieces[at + 1], 'filler') && !isCapital(pieces[at + 2]);
    return isJoined || isWish(text.slice(piece.end));
  }
  if (isCapital(piece)) return false;
  if (places.test(text.slice(piece.start, piece.start + maxPlaceLength))) return true;
  const tail = pieces.slice(at, to);
  const stop = tail.findIndex((one) => one.sign || known.is(one, 'and'));
  const own = stop === -1 ? tail : tail.slice(0, stop);
  return (
    own.every((one) => known.is(one, 'filler') || known.is(one, 'thanks') || known.is(one, 'write')) &&
    own.some((one) => known.is(one, 'place') || known.is(one, 'thanks') || known.is(one, 'write'))
  );
}

/** “for the whole video” */
const places = new RegExp(`^(?:${titlePlaces})(?=[\\s.,;!?]|$)`, 'iu');

/** In characters. */
const maxPlaceLength = 50;

/** What stands before the clause of the wish, and behind it, without “and”. */
function restOf(
  text: string,
  { pieces, known }: ReadingAt,
  { from, behind }: { from: number; behind: number },
): string[] {
  const at = pieces.findIndex(
    (piece, index) =>
      index >= from &&
      (known.is(piece, 'write') || known.is(piece, 'want') || known.is(piece, 'title') || piece.quoted),
  );
  let begin = from;
  for (let index = from; index < at; index++) {
    const piece = pieces[index];
    if (piece && (piece.sign === ',' || piece.sign === ';' || known.is(piece, 'and'))) begin = index + 1;
  }
  let next = behind;
  while (next < pieces.length && isLeftOver(pieces[next], known)) next++;
  const before = text.slice(0, pieces[begin]?.start ?? 0);
  const after = pieces[next] ? text.slice(pieces[next]?.start) : '';
  return [withoutAnd(before, known), after].map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

function isLeftOver(piece: Piece | undefined, known: RequestWords): boolean {
  if (!piece) return false;
  return (
    piece.sign !== undefined ||
    (['filler', 'thanks', 'and', 'place'] as const).some((kind) => known.is(piece, kind)) ||
    known.isLast(piece)
  );
}

function withoutAnd(text: string, known: RequestWords): string {
  const last = /([\p{L}]+)[\s,;]*$/u.exec(text);
  return last?.[1] && known.hasAnd(last[1]) ? text.slice(0, last.index) : text;
}

function clauseEnd(pieces: readonly Piece[], at: number, to: number): number {
  const comma = pieces.findIndex((piece, index) => index > at && piece.sign === ',');
  return comma === -1 || comma > to ? to : comma;
}

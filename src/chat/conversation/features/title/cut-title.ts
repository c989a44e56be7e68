import type { Kind, RequestWords } from './request-words.ts';
import { isCapital, type Piece, sentenceAround } from './title-pieces.ts';
import { beginsWithTime, wordsOfTime } from './title-time.ts';

/** A title that a message asks for beside other things. */
export interface TitleWish {
  title: string;
  /** What the message says before and behind the wish for the title. */
  rest: string[];
}

/** Whether a text asks for something else: "add emojis". */
export type IsWish = (text: string) => boolean;

export interface Reading {
  pieces: readonly Piece[];
  known: RequestWords;
  isWish: IsWish;
}

export interface ReadingAt extends Reading {
  /** Index of the word "title". */
  at: number;
  noun: Piece;
}

/** The title from a piece on, and what stands around the wish. */
export function cut(text: string, reading: ReadingAt, begin: number): TitleWish | null {
  const { pieces, at, known } = reading;
  const first = pieces[begin];
  if (!first || first.sign) return null;
  const sentence = sentenceAround(pieces, at);
  if (first.quoted)
    return { title: first.quoted, rest: restOf(text, reading, { from: sentence.from, behind: begin + 1 }) };
  const to = sentenceAround(pieces, begin).to;
  let end = begin + 1;
  // “a title: The run: how it’s done”
  const isBehindColon = pieces[begin - 1]?.sign === ':';
  const isOwnColon = (index: number) => isBehindColon && pieces[index]?.sign === ':';
  const isPlaced = pieces.slice(sentence.from, begin).some((piece) => known.is(piece, 'place'));
  const limits = { to, mayEnd: isBehindColon ? endsBehindColon(isPlaced) : endKinds };
  while (end < to && (isOwnColon(end) || !endsTitle(text, reading, end, limits))) end++;
  while (end > begin + 1 && known.is(pieces[end - 1], 'thanks')) end--;
  const last = pieces[end - 1];
  const title = last ? text.slice(first.start, last.end).replace(/[\s,;]+$/u, '') : '';
  // “¡Three things!”
  const opening = /[¡¿]$/u.exec(text.slice(0, first.start))?.[0] ?? '';
  const isOwnSign = opening !== '' || hasOwnSign(reading, { from: sentence.from, begin });
  const closing = isOwnSign ? (/^[!?]+/u.exec(text.slice(last?.end ?? 0))?.[0] ?? '') : '';
  if (!title) return null;
  return { title: opening + title + closing, rest: restOf(text, reading, { from: sentence.from, behind: end }) };
}

/** “add a title: Do cats drink?”: the sign at its end belongs to the title where it asks something, or nothing is asked before its colon. */
function hasOwnSign({ pieces, known }: ReadingAt, { from, begin }: { from: number; begin: number }): boolean {
  if (known.is(pieces[begin], 'ask') && begin > from) return true;
  const isAsked = pieces.slice(from, begin).some((piece) => known.is(piece, 'ask') || known.is(piece, 'can'));
  return pieces[begin - 1]?.sign === ':' && !isAsked;
}

/** A place, a thanks, a verb at the end or another wish: they are no part of the title. */
function endsTitle(text: string, { pieces, known, isWish }: ReadingAt, at: number, { to, mayEnd }: Limits): boolean {
  const piece = pieces[at];
  if (!piece) return true;
  if (piece.sign) {
    const behind = text.slice(piece.end);
    return piece.sign === ';' || known.is(pieces[at + 1], 'not') || beginsWithTime(behind) || isWish(behind);
  }
  if (known.is(piece, 'and')) {
    if (isCapital(pieces[at + 1])) return false;
    const isJoined = known.is(pieces[at + 1], 'filler') && !isCapital(pieces[at + 2]);
    return isJoined || isWish(text.slice(piece.end));
  }
  if (/^\p{Lu}/u.test(piece.word)) return false;
  if (beginsWithTime(text.slice(piece.start))) return true;
  if (isCapital(piece)) return false;
  const tail = pieces.slice(at, to);
  const stop = tail.findIndex((one) => one.sign || known.is(one, 'and'));
  const own = stop === -1 ? tail : tail.slice(0, stop);
  // „Koffer packen hinschreiben“: only the last verb asks for something
  const isOneVerb = own.filter((one) => known.is(one, 'write')).length <= 1;
  return (
    isOneVerb &&
    own.every((one) => known.is(one, 'filler') || mayEnd.some((kind) => known.is(one, kind))) &&
    own.some((one) => mayEnd.some((kind) => known.is(one, kind)))
  );
}

interface Limits {
  /** Index behind the last piece that may belong to the title. */
  to: number;
  /** What may stand behind the title. */
  mayEnd: readonly Kind[];
}

/** “…, please”, “… at the top”, „… schreiben“, „… heißen“. */
const endKinds: readonly Kind[] = ['thanks', 'place', 'write', 'saying'];

/** „Überschrift: Koffer packen“: what stands behind a colon is the title as it is; a place is named once. */
function endsBehindColon(isPlaced: boolean): readonly Kind[] {
  return isPlaced ? ['thanks'] : ['thanks', 'place'];
}

/** What stands before the clause of the wish, and behind it, without “and”. */
export function restOf(
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
  for (let skipped = 1; skipped > 0 && next < pieces.length; next += skipped) {
    skipped = wordsOfTime(text.slice(pieces[next]?.start)) || (isLeftOver(pieces[next], known) ? 1 : 0);
  }
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

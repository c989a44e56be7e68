import { languages } from '../../../../texts/languages.ts';
import { type Kind, type RequestWords, requestWordsOf } from './request-words.ts';
import { type Piece, piecesOf, sentenceAround } from './title-pieces.ts';

/** In words. */
const maxWords = 10;

export interface SentenceOfTitle {
  text: string;
  /** Where it has the word “title”. */
  noun: { start: number; end: number };
  /** What the message says before and behind it. */
  others: string[];
}

/** The sentence of a message that has the word “title”; null = none has. */
export function sentenceOfTitle(text: string): SentenceOfTitle | null {
  const pieces = piecesOf(text);
  const at = pieces.findIndex((piece) => languages.some((language) => requestWordsOf(language).is(piece, 'title')));
  const noun = pieces[at];
  if (!noun) return null;
  const { from, to } = sentenceAround(pieces, at);
  const [start, end] = [pieces[from]?.start ?? 0, pieces[to]?.end ?? text.length];
  const others = [text.slice(0, start), text.slice(end)].map((part) => part.trim());
  return {
    text: text.slice(start, end),
    noun: { start: noun.start - start, end: noun.end - start },
    others: others.filter((part) => /\p{L}/u.test(part)),
  };
}

/**
 * What a message says beside a wish to take the title away: “take the title off and make it pink”. null = it does not wish that
 */
export function besideTitleTakenAway(text: string): string[] | null {
  const pieces = piecesOf(text.slice(0, maxCharacters));
  for (const language of languages) {
    const known = requestWordsOf(language);
    const clauses = clausesOf(pieces, known);
    const at = clauses.findIndex((clause) => takesAway(clause, known));
    const others = clauses.filter(
      (clause, index) => index !== at && !clause.every((piece) => known.is(piece, 'thanks')),
    );
    if (at !== -1) return others.map((clause) => textOf(clause, text));
  }
  return null;
}

function takesAway(clause: readonly Piece[], known: RequestWords): boolean {
  const has = (kind: Kind) => clause.some((piece) => known.is(piece, kind));
  // “no bro, a title”
  const isNew = clause.some((piece, at) => known.is(piece, 'title') && known.is(clause[at - 1], 'one'));
  return (
    has('title') && has('remove') && !isNew && clause.every((piece) => known.is(piece, 'title') || isOf(known)(piece))
  );
}

/** Parted by signs, and by “and”. */
function clausesOf(pieces: readonly Piece[], known: RequestWords): Piece[][] {
  const clauses: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.sign || known.is(piece, 'and')) clauses.push([]);
    else clauses.at(-1)?.push(piece);
  }
  return clauses.filter((clause) => clause.length > 0);
}

function textOf(clause: readonly Piece[], text: string): string {
  return text.slice(clause[0]?.start, clause.at(-1)?.end);
}

/**
 * The words behind “title” where a message has nothing else: “title warm bees of Wales”. They may be a remark on a title, too, so the person is asked.
 * null = it says more, or what it says is understood otherwise
 */
export function bareTitleIn(text: string, isWish: (text: string) => boolean): string | null {
  const pieces = piecesOf(text.slice(0, maxCharacters));
  for (const language of languages) {
    const known = requestWordsOf(language);
    const at = pieces.findIndex((piece) => known.is(piece, 'title'));
    const behind = pieces.slice(at + 1).filter((piece) => !isLastSign(piece, pieces));
    const [first] = behind;
    if (at === -1 || at > maxBefore || !pieces.slice(0, at).every((piece) => isSmall(piece, known))) continue;
    if (!first || behind.length > maxWords || behind.some(({ sign }) => sign) || behind.every(isOf(known))) continue;
    const bare = text.slice(first.start, behind.at(-1)?.end);
    return isWish(bare) ? null : bare;
  }
  return null;
}

/** In characters. */
const maxCharacters = 300;
/** “the title”, “as title”. */
const maxBefore = 2;

function isSmall(piece: Piece, known: RequestWords): boolean {
  return known.is(piece, 'filler') || known.is(piece, 'as') || known.is(piece, 'and');
}

function isOf(known: RequestWords): (piece: Piece) => boolean {
  return (piece) =>
    (['filler', 'thanks', 'want', 'write', 'remove', 'one', 'ask', 'particle'] as const).some((kind) =>
      known.is(piece, kind),
    );
}

function isLastSign(piece: Piece, pieces: readonly Piece[]): boolean {
  return piece.sign !== undefined && piece === pieces.at(-1);
}

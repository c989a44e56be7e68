import type { Language } from '../../../../texts/languages.ts';
import { type TitlePlacing, titlePlacing } from '../../words/lexicons/title/title-placing.ts';
import { fold } from '../../words/text/fold.ts';
import { type RequestWords, requestWordsOf } from './request-words.ts';
import type { Piece } from './title-pieces.ts';

/** The words of one language around a title that is asked for by its place. */
export interface PlacingWords {
  is: (piece: Piece, kind: keyof TitlePlacing) => boolean;
  /** A word of asking, or one without a meaning of its own. */
  isSmall: (piece: Piece) => boolean;
  /** How many pieces say where or how long, from one on; 0 = it does not. */
  placeAt: (pieces: readonly Piece[], at: number) => number;
  /** “…, please”, „… stehen“. */
  mayStandLast: (piece: Piece) => boolean;
  /** Whether words ask for something, and neither tell nor deny it. */
  isAskedIn: (pieces: readonly Piece[], named: { isQuoted: boolean; isCarried: boolean }) => boolean;
  isNot: (piece: Piece | undefined) => boolean;
  isAnd: (piece: Piece) => boolean;
}

const compiled = new Map<Language, PlacingWords>();

export function placingWordsOf(language: Language): PlacingWords {
  const known = compiled.get(language) ?? compile(language);
  compiled.set(language, known);
  return known;
}

const smallKinds = ['want', 'write', 'as', 'thanks', 'one', 'must', 'ask', 'can', 'be', 'saying'] as const;
const askingKinds = ['want', 'write', 'must', 'can'] as const;
const lastVerbs: Partial<Record<Language, readonly (keyof TitlePlacing)[]>> = { de: ['write', 'says', 'show'] };

function compile(language: Language): PlacingWords {
  const lists = titlePlacing[language];
  const requests = requestWordsOf(language);
  const sets = new Map(
    Object.entries(lists).map(([kind, list]) => [kind, new Set(list.split(' ').map(fold))] as const),
  );
  const is = (piece: Piece, kind: keyof TitlePlacing) =>
    piece.sign === undefined &&
    [piece.word, withoutElision(piece.word)].some((word) => sets.get(kind)?.has(fold(word)));
  const isWord = (piece: Piece, kinds: readonly (keyof TitlePlacing)[]) => kinds.some((kind) => is(piece, kind));
  const isRequest = (piece: Piece, kinds: readonly Parameters<RequestWords['is']>[1][]) =>
    kinds.some((kind) => requests.is(piece, kind));
  const place = new RegExp(`^(?:${lists.places})(?![\\p{L}\\p{N}])`, 'u');
  const isDenial = (piece: Piece) => isRequest(piece, ['not', 'remove']);
  const isAsking = (piece: Piece) =>
    isRequest(piece, askingKinds) || isWord(piece, ['write', 'facts']) || piece.sign === ':';
  return {
    is,
    isNot: (piece) => requests.is(piece, 'not'),
    isSmall: (piece) =>
      isWord(piece, ['carrier', 'text', 'facts', 'show', 'write', 'says', 'small']) || isRequest(piece, smallKinds),
    placeAt: (pieces, at) => placeAt(pieces, at, place),
    mayStandLast: (piece) =>
      piece.quoted === undefined &&
      (isRequest(piece, ['thanks']) || requests.isLast(piece) || isWord(piece, lastVerbs[language] ?? [])),
    isAskedIn(pieces, { isQuoted, isCarried }) {
      const [first] = pieces;
      const isTold =
        first !== undefined && (is(first, 'asks') || (isRequest(first, ['saying']) && !isRequest(first, ['write'])));
      const asks = (piece: Piece) => isAsking(piece) || (isQuoted && is(piece, 'show'));
      return !isTold && !pieces.some(isDenial) && (isCarried || pieces.some(asks));
    },
    isAnd: (piece) => requests.is(piece, 'and'),
  };
}

/** “l’adresse”, “un’intestazione” */
function withoutElision(word: string): string {
  return word.replace(/^(?:[ldjcsnmt]|qu|un|(?:de|a|da|ne|su)ll)['’](?=\p{L})/iu, '');
}

/** In words, of the longest phrase. */
const maxPlace = 8;

function placeAt(pieces: readonly Piece[], at: number, place: RegExp): number {
  const words: string[] = [];
  for (const piece of pieces.slice(at, at + maxPlace)) {
    if (piece.sign !== undefined || piece.quoted !== undefined) break;
    words.push(fold(piece.word.replace(/['’-]/gu, ' ')));
  }
  const [found = ''] = place.exec(words.join(' ')) ?? [];
  if (found === '') return 0;
  let [count, length] = [0, 0];
  for (const word of words) {
    if (length >= found.length) break;
    length += word.length + 1;
    count++;
  }
  return count;
}

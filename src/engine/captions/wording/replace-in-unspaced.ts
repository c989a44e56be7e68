import type { Word, WordPart } from '../caption.ts';
import { segmentWords } from '../words/segment-words.ts';
import { splitTime } from '../words/split-time.ts';
import { isUnspaced, isWrittenTogether } from '../words/unspaced-script.ts';
import type { DictionaryEntry } from './dictionary.ts';

interface Piece extends WordPart {
  word: Word;
}

interface Match {
  start: number;
  end: number;
  to: string;
}

/**
 * Replaces terms in scripts without spaces (Chinese, Japanese, Thai …): a match begins and ends at a word boundary, and
 * may span several words of the transcript. Terms in other scripts (我用zapier工作) match only if nothing else stands
 * between the characters of the script around them.
 */
export function replaceInUnspaced(words: Word[], entries: DictionaryEntry[]): Word[] {
  if (entries.length === 0) return words;
  const longestFirst = entries.toSorted((a, b) => b.from.length - a.from.length);
  return runsWithoutSpaces(words).flatMap((run) => replaceIn(run, longestFirst));
}

/** Groups of words that are written without spaces between them. */
function runsWithoutSpaces(words: Word[]): Word[][] {
  const found: Word[][] = [];
  for (const word of words) {
    const last = found.at(-1)?.at(-1);
    if (last && isWrittenTogether(last.text, word.text)) found.at(-1)?.push(word);
    else found.push([word]);
  }
  return found;
}

function replaceIn(words: Word[], entries: DictionaryEntry[]): Word[] {
  const text = words.map((word) => word.text).join('');
  const matches = isUnspaced(text) ? findMatches(text, entries) : [];
  if (matches.length === 0) return words;
  const pieces = words.flatMap((word): Piece[] => partsOf(word).map((part) => ({ ...part, word })));
  return regroup(replacePieces(pieces, matches));
}

function findMatches(text: string, entries: DictionaryEntry[]): Match[] {
  const boundaries = boundariesOf(text);
  const matches: Match[] = [];
  for (let at = 0; at < text.length; ) {
    const match = boundaries.has(at) ? matchAt(text, at, entries, boundaries) : undefined;
    if (match) matches.push(match);
    at = match?.end ?? at + 1;
  }
  return matches;
}

function boundariesOf(text: string): Set<number> {
  let at = 0;
  const ends = segmentWords(text).map((segment) => {
    at += segment.text.length;
    return at;
  });
  return new Set([0, ...ends]);
}

function matchAt(text: string, start: number, entries: DictionaryEntry[], boundaries: Set<number>): Match | undefined {
  for (const { from, to } of entries) {
    const term = from.replace(/\s+/g, '');
    const end = start + term.length;
    const isSame = text.slice(start, end).toLowerCase() === term.toLowerCase();
    if (isSame && boundaries.has(end) && (isUnspaced(term) || standsAlone(text, start, end))) {
      return { start, end, to: to.trim() };
    }
  }
  return undefined;
}

/** False inside «zap-ear», «C++» or «l’app». */
function standsAlone(text: string, start: number, end: number): boolean {
  const neighbours = [[...text.slice(0, start)].at(-1), [...text.slice(end)][0]];
  return neighbours.every(
    (character = '') => isUnspaced(character) || !/[\p{L}\p{N}\p{M}\p{S}\p{Pd}'’_&@#]/u.test(character),
  );
}

/** Pieces that a match cuts are split by length; the pieces inside a match become one. */
function replacePieces(pieces: Piece[], matches: Match[]): Piece[] {
  const edges = new Set(matches.flatMap(({ start, end }) => [start, end]));
  const replaced: Piece[] = [];
  let at = 0;
  for (const piece of cutAt(pieces, edges)) {
    const match = matches.find(({ start, end }) => start <= at && at < end);
    const previous = replaced.at(-1);
    if (!match) replaced.push(piece);
    else if (match.start === at) replaced.push({ ...piece, text: match.to });
    else if (previous) previous.endMs = Math.max(previous.endMs, piece.endMs);
    at += piece.text.length;
  }
  return replaced;
}

function cutAt(pieces: Piece[], edges: Set<number>): Piece[] {
  let at = 0;
  return pieces.flatMap((piece) => {
    const from = at;
    at += piece.text.length;
    const cuts = [...edges].filter((edge) => edge > from && edge < at).sort((a, b) => a - b);
    if (cuts.length === 0) return [piece];
    const boundaries = [from, ...cuts, at].map((edge) => edge - from);
    const texts = boundaries.slice(1).map((end, index) => piece.text.slice(boundaries[index], end));
    return splitTime(texts, piece.startMs, piece.endMs).map((shared) => ({ ...shared, word: piece.word }));
  });
}

/** Pieces of the same transcribed word become its parts again. */
function regroup(pieces: Piece[]): Word[] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const group = groups.at(-1);
    if (group && group[0]?.word === piece.word) group.push(piece);
    else groups.push([piece]);
  }
  return groups.map(wordOf);
}

function wordOf(pieces: Piece[]): Word {
  const parts = pieces.map(({ text, startMs, endMs }): WordPart => ({ text, startMs, endMs }));
  const confidence = pieces[0]?.word.confidence;
  return {
    text: parts.map(({ text }) => text).join(''),
    startMs: parts[0]?.startMs ?? 0,
    endMs: parts.at(-1)?.endMs ?? 0,
    ...(confidence === undefined ? {} : { confidence }),
    ...(parts.length > 1 ? { parts } : {}),
  };
}

function partsOf({ text, startMs, endMs, parts }: Word): WordPart[] {
  return parts ?? [{ text, startMs, endMs }];
}

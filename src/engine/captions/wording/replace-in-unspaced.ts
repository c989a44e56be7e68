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
 * Replaces terms in neighbouring words of scripts without blanks (Chinese, Japanese, Thai …): a match begins and ends
 * at a border between words, and may cross those of the transcript. Terms of other scripts (我用zapier工作) are matched
 * only where they are all that stands between those signs.
 */
export function replaceInUnspaced(words: Word[], entries: DictionaryEntry[]): Word[] {
  if (entries.length === 0) return words;
  const longestFirst = entries.toSorted((a, b) => b.from.length - a.from.length);
  return stretches(words).flatMap((stretch) => replaceIn(stretch, longestFirst));
}

/** Words that are written without blanks between them. */
function stretches(words: Word[]): Word[][] {
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
  const borders = bordersOf(text);
  const matches: Match[] = [];
  for (let at = 0; at < text.length; ) {
    const match = borders.has(at) ? matchAt(text, at, entries, borders) : undefined;
    if (match) matches.push(match);
    at = match?.end ?? at + 1;
  }
  return matches;
}

function bordersOf(text: string): Set<number> {
  let at = 0;
  const ends = segmentWords(text).map((segment) => {
    at += segment.text.length;
    return at;
  });
  return new Set([0, ...ends]);
}

function matchAt(text: string, start: number, entries: DictionaryEntry[], borders: Set<number>): Match | undefined {
  for (const { from, to } of entries) {
    const term = from.replace(/\s+/g, '');
    const end = start + term.length;
    const isSame = text.slice(start, end).toLowerCase() === term.toLowerCase();
    if (isSame && borders.has(end) && (isUnspaced(term) || standsAlone(text, start, end))) {
      return { start, end, to: to.trim() };
    }
  }
  return undefined;
}

/** Not a part of «zap-ear», «C++» or «l’app». */
function standsAlone(text: string, start: number, end: number): boolean {
  const neighbours = [[...text.slice(0, start)].at(-1), [...text.slice(end)][0]];
  return neighbours.every((sign = '') => isUnspaced(sign) || !/[\p{L}\p{N}\p{M}\p{S}\p{Pd}'’_&@#]/u.test(sign));
}

/** Pieces that a match cuts are shared out by length; what is within a match becomes one piece. */
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
    const borders = [from, ...cuts, at].map((edge) => edge - from);
    const texts = borders.slice(1).map((end, index) => piece.text.slice(borders[index], end));
    return splitTime(texts, piece.startMs, piece.endMs).map((shared) => ({ ...shared, word: piece.word }));
  });
}

/** Pieces of the same word of the transcript are that word's parts again. */
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

import { groupNeighbours } from '../../../infra/group-neighbours.ts';
import { characterAt, characterBefore } from '../../../infra/text-ends.ts';
import type { Word, WordPart } from '../caption.ts';
import { splitTime } from '../words/split-time.ts';
import { isUnspaced, isWrittenTogether, segmentWords } from '../words/unspaced-script.ts';
import type { DictionaryEntry } from './dictionary.ts';

interface Piece extends WordPart {
  word: Word;
}

interface Match {
  start: number;
  end: number;
  to: string;
}

/** A term without spaces, in lower case. */
interface Term {
  term: string;
  length: number;
  to: string;
  isUnspaced: boolean;
}

/** Terms by the first unit of their lower-case form; of those, the longest first. */
type Terms = Map<string, Term[]>;

/**
 * Replaces terms in scripts without spaces (Chinese, Japanese, Thai …): a match begins and ends at a word boundary, and
 * may span several words of the transcript. Terms in other scripts (我用zapier工作) match only if nothing else stands
 * between the characters of the script around them.
 */
export function unspacedReplacer(entries: DictionaryEntry[]): (words: Word[]) => Word[] {
  const terms = termsByStart(entries);
  return (words) => {
    const runs = groupNeighbours(words, (left, right) => isWrittenTogether(left.text, right.text));
    return runs.flatMap((run) => replaceIn(run, terms));
  };
}

function termsByStart(entries: DictionaryEntry[]): Terms {
  const terms: Terms = new Map();
  for (const { from, to } of entries.toSorted((a, b) => b.from.length - a.from.length)) {
    const written = from.replace(/\s+/g, '');
    const term = written.toLowerCase();
    const known = { term, length: written.length, to: to.trim(), isUnspaced: isUnspaced(written) };
    const start = term.charAt(0);
    terms.set(start, [...(terms.get(start) ?? []), known]);
  }
  return terms;
}

function replaceIn(words: Word[], terms: Terms): Word[] {
  const text = words.map((word) => word.text).join('');
  const matches = isUnspaced(text) ? findMatches(text, terms) : [];
  if (matches.length === 0) return words;
  const pieces = words.flatMap((word): Piece[] =>
    (word.parts ?? [word]).map(({ text, startMs, endMs }) => ({ text, startMs, endMs, word })),
  );
  // pieces of the same transcribed word become its parts again
  return groupNeighbours(replacePieces(pieces, matches), (left, right) => left.word === right.word).map(wordOf);
}

function findMatches(text: string, terms: Terms): Match[] {
  const boundaries = boundariesOf(text);
  const matches: Match[] = [];
  for (let at = 0; at < text.length; ) {
    const match = boundaries.has(at) ? matchAt(text, at, terms, boundaries) : undefined;
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

function matchAt(text: string, start: number, terms: Terms, boundaries: Set<number>): Match | undefined {
  const first = characterAt(text, start).toLowerCase().charAt(0);
  for (const { term, length, to, isUnspaced } of terms.get(first) ?? []) {
    const end = start + length;
    const isSame = boundaries.has(end) && text.slice(start, end).toLowerCase() === term;
    if (isSame && (isUnspaced || standsAlone(text, start, end))) return { start, end, to };
  }
  return undefined;
}

/** False inside «zap-ear», «C++» or «l’app». */
function standsAlone(text: string, start: number, end: number): boolean {
  return [characterBefore(text, start), characterAt(text, end)].every(
    (character) => isUnspaced(character) || !/[\p{L}\p{N}\p{M}\p{S}\p{Pd}'’_&@#]/u.test(character),
  );
}

/** Pieces that a match cuts are split by length; the pieces inside a match become one. */
function replacePieces(pieces: Piece[], matches: Match[]): Piece[] {
  const replaced: Piece[] = [];
  let at = 0;
  let next = 0;
  for (const piece of cutAt(pieces, matches)) {
    while ((matches[next]?.end ?? Number.POSITIVE_INFINITY) <= at) next++;
    const match = matches[next];
    const previous = replaced.at(-1);
    if (!match || match.start > at) replaced.push(piece);
    else if (match.start === at) replaced.push({ ...piece, text: match.to });
    else if (previous) previous.endMs = Math.max(previous.endMs, piece.endMs);
    at += piece.text.length;
  }
  return replaced;
}

function cutAt(pieces: Piece[], matches: Match[]): Piece[] {
  const edges = matches.flatMap(({ start, end }) => [start, end]);
  let [at, next] = [0, 0];
  return pieces.flatMap((piece) => {
    const from = at;
    at += piece.text.length;
    const boundaries = [from];
    for (let edge = edges[next]; edge !== undefined && edge < at; edge = edges[++next]) {
      if (edge > (boundaries.at(-1) ?? from)) boundaries.push(edge);
    }
    if (boundaries.length === 1) return [piece];
    const texts = boundaries.map((start, index) =>
      piece.text.slice(start - from, (boundaries[index + 1] ?? at) - from),
    );
    return splitTime(texts, piece.startMs, piece.endMs).map((shared) => ({ ...shared, word: piece.word }));
  });
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

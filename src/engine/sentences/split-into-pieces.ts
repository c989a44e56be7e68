import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFloats } from './model-files.ts';

/** Parts of words, by a model of how often each occurs (SentencePiece's unigram model: Kudo 2018, arXiv 1804.10959). */
export interface Vocabulary {
  ids: ReadonlyMap<string, number>;
  /** Logarithms of probabilities, by id. */
  scores: Float32Array;
  /** In UTF-16 units. */
  longest: number;
}

/** In UTF-16 units: more than the pieces that are encoded need. */
const maxRead = 1_000;
/** A character that is in no piece. */
const unknown = 0;
/** Below the rarest piece, as SentencePiece has it. */
const penaltyOfUnknown = 10;
const space = '▁';

export function readVocabulary(folder: string): Vocabulary {
  const pieces = readFileSync(join(folder, 'pieces.txt'), 'utf8').split('\n');
  const longest = pieces.reduce((most, { length }) => Math.max(most, length), 0);
  return {
    ids: new Map(pieces.map((piece, id) => [piece, id])),
    scores: readFloats(join(folder, 'scores.bin')),
    longest,
  };
}

/**
 * The likeliest way to split a text into pieces, by their ids. Letter case does not count. Costs the text's length times that of the
 * longest piece.
 * @param vocabulary with a piece for the beginning of a word: `▁word`
 */
export function splitIntoPieces(text: string, { ids, scores, longest }: Vocabulary): number[] {
  const plain = text.slice(0, maxRead).normalize('NFKC').toLowerCase().trim().replace(/\s+/g, space);
  if (plain === '') return [unknown];
  const written = `${space}${plain}`;
  const rarest = lowestOf(scores) - penaltyOfUnknown;
  const best = new Float64Array(written.length + 1).fill(Number.NEGATIVE_INFINITY);
  const from = new Int32Array(written.length + 1);
  const piece = new Int32Array(written.length + 1);
  best[0] = 0;
  const offer = (start: number, end: number, id: number, score: number) => {
    const total = (best[start] ?? 0) + score;
    if (total <= (best[end] ?? 0)) return;
    best[end] = total;
    from[end] = start;
    piece[end] = id;
  };
  for (let start = 0; start < written.length; start++) {
    const last = Math.min(start + longest, written.length);
    for (let end = start + 1; end <= last; end++) {
      const id = ids.get(written.slice(start, end));
      if (id !== undefined) offer(start, end, id, scores[id] ?? rarest);
    }
    offer(start, start + 1, unknown, rarest);
  }
  return idsBackFrom(written.length, from, piece);
}

function idsBackFrom(end: number, from: Int32Array, piece: Int32Array): number[] {
  const ids: number[] = [];
  for (let at = end; at > 0; at = from[at] ?? 0) ids.push(piece[at] ?? unknown);
  return ids.reverse();
}

const lowest = new WeakMap<Float32Array, number>();

function lowestOf(scores: Float32Array): number {
  const known = lowest.get(scores) ?? scores.reduce((least, score) => Math.min(least, score), 0);
  lowest.set(scores, known);
  return known;
}

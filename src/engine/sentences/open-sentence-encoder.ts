import { openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { encodePieces, maxPieces } from './encode-pieces.ts';
import { type EncoderModel, readModel } from './model-files.ts';
import { readVocabulary, splitIntoPieces } from './split-into-pieces.ts';

/** A sentence as a point on a sphere of 512 dimensions, of length 1: sentences that mean the same are near, in whatever language. */
export type SentenceEncoder = (text: string) => Float32Array;

/** Ids of what stands around every sentence. */
const [beginning, end] = [1, 2];

/** The files of an encoder. */
export interface EncoderFiles {
  /** That setup made. */
  folder: string;
  /** What training changed of its layers, as `addChanges` reads it; null = nothing. */
  changes: string | null;
}

/**
 * Reads the layers and the vocabulary (15 MB); the table of embeddings stays on the disk, of which each piece takes 512 bytes.
 * Costs a constant time for each of the text's pieces, of which at most 64 count.
 * @throws when a file is missing or of another kind
 */
export function openSentenceEncoder({ folder, changes }: EncoderFiles): SentenceEncoder {
  const model = readModel(folder, changes);
  const { idsOf, embeddingsOf } = openPieces(folder, model);
  return (text) => {
    const ids = idsOf(text);
    return encodePieces(embeddingsOf(ids), ids.length, model);
  };
}

/** The pieces that a sentence is encoded by: their ids, and a row of embeddings for each. */
export function openPieces(folder: string, model: EncoderModel) {
  const vocabulary = readVocabulary(folder);
  const table = openSync(join(folder, 'table.bin'), 'r');
  return {
    idsOf: (text: string) => [beginning, ...splitIntoPieces(text, vocabulary).slice(0, maxPieces), end],
    embeddingsOf: (ids: readonly number[]) => readEmbeddings(table, ids, model),
  };
}

/** Eight bits a value, with a scale for each part of the table. */
function readEmbeddings(
  table: number,
  ids: readonly number[],
  { dimensions, parts, layers }: EncoderModel,
): Float32Array {
  const [scales, lowest] = [layers.get('scale'), layers.get('lo')];
  const row = new Uint8Array(dimensions);
  const embeddings = new Float32Array(ids.length * dimensions);
  ids.forEach((id, index) => {
    readSync(table, row, 0, dimensions, id * dimensions);
    const [scale, low] = [scales?.[id % parts] ?? 0, lowest?.[id % parts] ?? 0];
    for (let place = 0; place < dimensions; place++)
      embeddings[index * dimensions + place] = (row[place] as number) * scale + low;
  });
  return embeddings;
}

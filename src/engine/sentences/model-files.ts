import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { addChanges } from './layer-changes.ts';

/** What setup wrote about the encoder: scripts/setup/sentence-converter/convert-encoder.mjs. */
const schema = z.object({
  /** Of a piece's embedding, and of a sentence's point. */
  dimensions: z.number(),
  /** The table of embeddings has so many scales: that of a piece is its id modulo these. */
  parts: z.number(),
  /** How many neighbouring pieces each branch of the encoder sees. */
  runs: z.array(z.number()),
  /** Keeps a division from dividing by zero. */
  epsilon: z.number(),
  /** Name and shape, in the order of the file. */
  layers: z.array(z.tuple([z.string(), z.array(z.number())])),
});

export type EncoderModel = Omit<z.infer<typeof schema>, 'layers'> & {
  /** By name: vectors, and matrices with a row for each of their outputs. */
  layers: ReadonlyMap<string, Float32Array>;
};

/** What belongs to the table of embeddings. */
const ofTable: ReadonlySet<string> = new Set(['scale', 'lo']);

function readDescription(folder: string) {
  return schema.parse(JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8')));
}

/** Names and shapes of the layers behind the table of embeddings, in their order. */
export function readLayerShapes(folder: string): [string, number[]][] {
  return readDescription(folder).layers.filter(([name]) => !ofTable.has(name));
}

/**
 * @param folder of the converted encoder
 * @param changes what training changed of its layers; null = nothing
 * @throws when a file is missing or of another kind
 */
export function readModel(folder: string, changes: string | null = null): EncoderModel {
  const { layers: shapes, ...model } = readDescription(folder);
  const weights = readFloats(join(folder, 'layers.bin'));
  const layers = new Map<string, Float32Array>();
  let at = 0;
  for (const [name, shape] of shapes) {
    const size = shape.reduce((product, length) => product * length, 1);
    layers.set(name, weights.subarray(at, at + size));
    at += size;
  }
  if (at !== weights.length) throw new Error('The sentence model’s layers have another size than its description says');
  if (changes !== null) addChanges(layers, { shapes: readLayerShapes(folder), file: changes });
  return { ...model, layers };
}

/** Little-endian, as every processor that Node runs on has it. */
export function readFloats(path: string): Float32Array {
  const { buffer, byteOffset, length } = readFileSync(path);
  return new Float32Array(buffer.slice(byteOffset, byteOffset + length));
}

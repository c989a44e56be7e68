import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

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

/** @param folder of the converted encoder @throws when a file is missing or of another kind */
export function readModel(folder: string): EncoderModel {
  const { layers: shapes, ...model } = schema.parse(JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8')));
  const weights = readFloats(join(folder, 'layers.bin'));
  const layers = new Map<string, Float32Array>();
  let at = 0;
  for (const [name, shape] of shapes) {
    const size = shape.reduce((product, length) => product * length, 1);
    layers.set(name, weights.subarray(at, at + size));
    at += size;
  }
  if (at !== weights.length) throw new Error('The sentence model’s layers have another size than its description says');
  return { ...model, layers };
}

/** Little-endian, as every processor that Node runs on has it. */
export function readFloats(path: string): Float32Array {
  const { buffer, byteOffset, length } = readFileSync(path);
  return new Float32Array(buffer.slice(byteOffset, byteOffset + length));
}

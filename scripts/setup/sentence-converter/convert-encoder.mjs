import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256OfFile } from '../files.mjs';
import { readNpy } from './read-npy.mjs';
import { readPieces } from './read-pieces.mjs';

/** The embeddings are stored in so many parts: piece 20 is row 1 of part 3. Each part has a scale of its own. */
const parts = 17;
export const dimensions = 512;
/** Lengths of the runs of pieces that the encoder looks at. */
const runs = [2, 3, 5];

/** In the order in which src/chat/sentences reads them. */
export const layerNames = [
  ...runs.flatMap((run) => [`proj${run}`, `proj_b${run}`, `ln_g${run}`, `ln_b${run}`]),
  ...runs.flatMap((run) => [`w1_${run}`, `b1_${run}`, `w2_${run}`, `b2_${run}`]),
  ...['ln_g', 'ln_b', 'cnn_W', 'cnn_b', 'd0', 'd1', 'p1', 'd2', 'p3', 'd3', 'scale', 'lo'],
];

/**
 * Makes files that can be read without unpacking: `pieces.txt` (a piece a line), `scores.bin` (float32), `table.bin` (a row of 512 bytes a
 * piece), `layers.bin` (float32, one layer after the other, of matrices a row for each
 * output) and `model.json` (their shapes).
 * @param {{ vocabulary: string, weightsDir: string, outDir: string }} input `weightsDir`: the unpacked `weights.npz`
 * @returns {Promise<Record<string, { sizeBytes: number, sha256: string }>>} the files
 * @throws {Error} when a file is missing or of another kind
 */
export async function convertEncoder({ vocabulary, weightsDir, outDir }) {
  /** @param {string} name */
  const tensor = (name) => readNpy(readFileSync(join(weightsDir, `${name}.npy`)), name);
  const pieces = readPieces(readFileSync(vocabulary));
  if (pieces.some(({ text }) => text.includes('\n'))) throw new Error('A piece of the vocabulary has a line break');
  const layers = layerNames.map((name) => ({ name, ...tensor(name) }));
  const table = joinParts(Array.from({ length: parts }, (_, part) => tensor(`q${part + 1}`)));
  const epsilon = tensor('eps').data.readDoubleLE(0);
  const shapes = layers.map(({ name, shape }) => [name, shape]);
  const contents = {
    'pieces.txt': pieces.map(({ text }) => text).join('\n'),
    'scores.bin': Buffer.from(Float32Array.from(pieces, ({ score }) => score).buffer),
    'table.bin': table,
    'layers.bin': Buffer.concat(layers.map(transposed)),
    'model.json': `${JSON.stringify({ dimensions, parts, runs, epsilon, layers: shapes }, null, 2)}\n`,
  };
  /** @type {Record<string, { sizeBytes: number, sha256: string }>} */
  const files = {};
  for (const [name, content] of Object.entries(contents)) {
    const path = join(outDir, name);
    writeFileSync(path, content);
    files[name] = { sizeBytes: statSync(path).size, sha256: await sha256OfFile(path) };
  }
  return files;
}

/** @param {import('./read-npy.mjs').Tensor[]} tensors */
function joinParts(tensors) {
  const rows = tensors[0]?.shape[0] ?? 0;
  const table = Buffer.alloc(rows * parts * dimensions);
  tensors.forEach(({ data, shape, type }, part) => {
    if (type !== 'u1' || shape[0] !== rows || shape[1] !== dimensions)
      throw new Error(`The embeddings’ part ${part + 1} is of another kind`);
    for (let row = 0; row < rows; row++)
      data.copy(table, (row * parts + part) * dimensions, row * dimensions, (row + 1) * dimensions);
  });
  return table;
}

/** A matrix has a row for each input in NumPy's file. @param {import('./read-npy.mjs').Tensor} tensor */
function transposed({ data, shape }) {
  const [rows = 0, columns] = shape;
  if (columns === undefined) return data;
  const turned = Buffer.alloc(data.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      data.copy(turned, (column * rows + row) * 4, (row * columns + column) * 4, (row * columns + column + 1) * 4);
  return turned;
}

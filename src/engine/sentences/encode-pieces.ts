import { add, cutNegative, multiply, normalizeRows } from './matrices.ts';
import type { EncoderModel } from './model-files.ts';

/** So many pieces at most are encoded; what a longer text means is said by then. */
export const maxPieces = 32;

/** Of a branch, the mean of the runs that it sees. */
const branchWidth = 256;

/**
 * The point of a sentence, of length 1, from the embeddings of its pieces. The encoder sees runs of 2, 3 and 5 pieces, adds up what it saw, and
 * passes the sum through three dense layers (Yang et al. 2019, arXiv 1907.04307, the one of convolutions).
 * @param embeddings `count` × `dimensions`
 */
export function encodePieces(embeddings: Float32Array, count: number, model: EncoderModel): Float32Array {
  const { dimensions, runs, epsilon } = model;
  const seen = lookAtRuns(embeddings, count, model);
  const width = dimensions + runs.length * branchWidth;
  const features = new Float32Array(count * width);
  for (let row = 0; row < count; row++) {
    features.set(embeddings.subarray(row * dimensions, (row + 1) * dimensions), row * width);
    seen.forEach((branch, index) => {
      const part = branch.subarray(row * branchWidth, (row + 1) * branchWidth);
      features.set(part, row * width + dimensions + index * branchWidth);
    });
  }
  normalizeRows(features, { count, scale: layer(model, 'ln_g'), offset: layer(model, 'ln_b'), epsilon });
  const sum = new Float32Array(width);
  for (let row = 0; row < count; row++) add(sum, features.subarray(row * width, (row + 1) * width));
  const summed = multiply(sum, layer(model, 'cnn_W'), { count: 1, width, columns: dimensions });
  const bias = layer(model, 'cnn_b');
  const mean = summed.map((value, index) => (value + count * (bias[index] ?? 0)) / Math.sqrt(count));
  return passDense(mean, model);
}

/** What each branch makes of each piece and its neighbours: `count` × `branchWidth` a branch. */
function lookAtRuns(embeddings: Float32Array, count: number, model: EncoderModel): Float32Array[] {
  const { dimensions, runs, epsilon } = model;
  const width = runs.length * branchWidth;
  const projected = new Float32Array(count * width);
  runs.forEach((run, index) => {
    const shape = { count, width: dimensions, columns: branchWidth };
    const part = multiply(embeddings, layer(model, `proj${run}`), shape, layer(model, `proj_b${run}`));
    for (let row = 0; row < count; row++)
      projected.set(part.subarray(row * branchWidth, (row + 1) * branchWidth), row * width + index * branchWidth);
  });
  const [scale, offset] = ['ln_g', 'ln_b'].map((name) => joined(runs.map((run) => layer(model, `${name}${run}`))));
  normalizeRows(projected, { count, scale: scale as Float32Array, offset: offset as Float32Array, epsilon });
  return runs.map((run, index) => {
    const own = new Float32Array(count * branchWidth);
    for (let row = 0; row < count; row++) {
      const from = row * width + index * branchWidth;
      own.set(projected.subarray(from, from + branchWidth), row * branchWidth);
    }
    const first = convolve(own, { run, count, weights: layer(model, `w1_${run}`), bias: layer(model, `b1_${run}`) });
    return convolve(first, { run, count, weights: layer(model, `w2_${run}`), bias: layer(model, `b2_${run}`) });
  });
}

interface Convolution {
  run: number;
  count: number;
  weights: Float32Array;
  bias: Float32Array;
}

/** Each row with its neighbours, through a layer, added to the row itself. Beyond the ends there is nothing. */
function convolve(rows: Float32Array, { run, count, weights, bias }: Convolution): Float32Array {
  const before = Math.floor((run - 1) / 2);
  const width = run * branchWidth;
  const windows = new Float32Array(count * width);
  for (let row = 0; row < count; row++)
    for (let place = 0; place < run; place++) {
      const neighbour = row + place - before;
      if (neighbour < 0 || neighbour >= count) continue;
      const from = rows.subarray(neighbour * branchWidth, (neighbour + 1) * branchWidth);
      windows.set(from, row * width + place * branchWidth);
    }
  return add(cutNegative(multiply(windows, weights, { count, width, columns: branchWidth }, bias)), rows);
}

function passDense(mean: Float32Array, model: EncoderModel): Float32Array {
  const through = (values: Float32Array, name: string) => {
    const weights = layer(model, name);
    return multiply(values, weights, { count: 1, width: values.length, columns: weights.length / values.length });
  };
  const first = cutNegative(through(mean, 'd0'));
  const second = cutNegative(add(through(mean, 'p1'), through(first, 'd1')));
  const third = cutNegative(through(second, 'd2'));
  const point = add(through(second, 'p3'), through(third, 'd3')).map(Math.tanh);
  const length = Math.sqrt(
    Math.max(
      point.reduce((sum, value) => sum + value * value, 0),
      model.epsilon,
    ),
  );
  return point.map((value) => value / length);
}

function layer({ layers }: EncoderModel, name: string): Float32Array {
  const weights = layers.get(name);
  if (!weights) throw new Error(`The sentence model has no layer ${name}`);
  return weights;
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => {
    all.set(part, at);
    return at + part.length;
  }, 0);
  return all;
}

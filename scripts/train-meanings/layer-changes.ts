import { mostSteps } from '../../src/engine/sentences/layer-changes.ts';

/** A layer before and after training, and its shape: a vector's length, or a row's and how many rows there are. */
export interface ChangedLayer {
  shape: readonly number[];
  before: Float32Array;
  after: Float32Array;
}

/** The file that src/engine/sentences/layer-changes.ts reads. */
export function packChanges(layers: readonly ChangedLayer[]): Buffer {
  return Buffer.concat(layers.map(packLayer));
}

function packLayer({ shape: [width = 0, rows], before, after }: ChangedLayer): Buffer {
  const change = after.map((value, index) => value - (before[index] ?? 0));
  if (rows === undefined) return Buffer.from(change.buffer);
  const scales = new Float32Array(rows);
  const steps = new Uint8Array(change.length / 2);
  for (let row = 0; row < rows; row++) {
    const values = change.subarray(row * width, (row + 1) * width);
    const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / mostSteps;
    scales[row] = scale;
    values.forEach((value, place) => {
      const step = Math.round(value / (scale || 1)) + mostSteps;
      const index = row * width + place;
      steps[index >> 1] = (steps[index >> 1] ?? 0) | (index % 2 === 0 ? step << 4 : step);
    });
  }
  return Buffer.concat([Buffer.from(scales.buffer), steps]);
}

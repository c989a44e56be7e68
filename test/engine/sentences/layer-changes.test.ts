import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packChanges } from '../../../scripts/train-meanings/layer-changes.ts';
import { addChanges } from '../../../src/engine/sentences/layer-changes.ts';

const folder = mkdtempSync(join(tmpdir(), 'layer-changes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A matrix of three rows of four, and a vector. */
const shapes: [string, number[]][] = [
  ['matrix', [4, 3]],
  ['vector', [2]],
];
const before = {
  matrix: Float32Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
  vector: Float32Array.of(0.5, -0.5),
};
const after = {
  matrix: Float32Array.of(1.7, 1.3, 3.1, 4, 5, 6, 7, 8, 8.93, 10.01, 11.02, 12.07),
  vector: Float32Array.of(0.75, -0.625),
};

function writtenTo(name: string): string {
  const file = join(folder, name);
  const changed = shapes.map(([layer, shape]) => {
    const key = layer as keyof typeof before;
    return { shape, before: before[key], after: after[key] };
  });
  writeFileSync(file, packChanges(changed));
  return file;
}

describe('what training changed of the encoder', () => {
  it('is added as it was, to a seventh of the largest change of a row', () => {
    const layers = new Map([
      ['matrix', before.matrix.slice()],
      ['vector', before.vector.slice()],
    ]);
    addChanges(layers, { shapes, file: writtenTo('changes.bin') });
    expect(layers.get('vector')).toEqual(after.vector);
    const largest = [0.7, 0, 0.07];
    layers.get('matrix')?.forEach((value, index) => {
      const halfStep = (largest[Math.floor(index / 4)] ?? 0) / 14;
      expect(Math.abs(value - (after.matrix[index] ?? 0))).toBeLessThanOrEqual(halfStep + 1e-6);
    });
  });

  it('is refused where it belongs to another encoder', () => {
    const layers = new Map([['matrix', before.matrix.slice()]]);
    const file = writtenTo('other.bin');
    expect(() => addChanges(layers, { shapes: shapes.slice(0, 1), file })).toThrow(/does not fit the sentence model/);
  });
});

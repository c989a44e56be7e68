import { describe, expect, it } from 'vitest';
import { withPatience } from '../../src/infra/patience.ts';

describe('withPatience', () => {
  it.each([
    [0, 1000],
    [1, 2000],
    [3, 4000],
    [500, 10_000],
  ])('waits longer the more work a machine has: %d for each core', (load, ms) => {
    expect(withPatience(1000, load)).toBe(ms);
  });
});

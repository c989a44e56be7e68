import { describe, expect, it } from 'vitest';
import { FinalError, retry } from '../../scripts/setup/retry.mjs';

function failing(failures: number, error: Error = new Error('no luck')) {
  const waits: number[] = [];
  const tries = { count: 0 };
  const attempt = async () => {
    tries.count += 1;
    if (tries.count <= failures) throw error;
    return 'got it';
  };
  return { tries, waits, run: () => retry(attempt, { waitMs: async (ms: number) => waits.push(ms) }) };
}

describe('trying again', () => {
  it('waits longer each time and returns the result of the last try', async () => {
    const { run, waits } = failing(2);
    await expect(run()).resolves.toBe('got it');
    expect(waits).toEqual([1000, 3000]);
  });

  it('gives up after three tries', async () => {
    const { run, tries } = failing(3);
    await expect(run()).rejects.toThrow('no luck');
    expect(tries.count).toBe(3);
  });

  it('does not try again after a final error', async () => {
    const { run, tries } = failing(3, new FinalError('it does not exist'));
    await expect(run()).rejects.toThrow('it does not exist');
    expect(tries.count).toBe(1);
  });
});

import { expect, it } from 'vitest';
import { inParallel } from '../../src/infra/in-parallel.ts';

const gates = () => {
  const open: (() => void)[] = [];
  return { open, wait: () => new Promise<void>((resolve) => open.push(resolve)) };
};

it('runs a few works at a time, and keeps the order of the items', async () => {
  const { open, wait } = gates();
  let running = 0;
  let most = 0;
  const all = inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await wait();
    running -= 1;
    return item * 10;
  });
  // the last one to start ends first
  while (most < 2 || open.length > 0) {
    open.pop()?.();
    await new Promise(setImmediate);
  }
  expect(await all).toEqual([10, 20, 30, 40, 50]);
  expect(most).toBe(2);
});

it('starts nothing more after an error, and throws when all that had started has ended', async () => {
  const { open, wait } = gates();
  const [started, ended]: number[][] = [[], []];
  const all = inParallel([1, 2, 3, 4], 2, async (item) => {
    started?.push(item);
    if (item === 1) throw new Error('one failed');
    await wait();
    ended?.push(item);
  });
  await new Promise(setImmediate);
  open[0]?.();
  await expect(all).rejects.toThrow('one failed');
  expect([started, ended]).toEqual([[1, 2], [2]]);
});

it('does nothing for no items', async () => {
  expect(await inParallel([], 3, async () => 1)).toEqual([]);
});

import { setImmediate as nextRound } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { batchReads } from '../../../src/infra/database/batch-reads.ts';

/** A database whose answers the test gives. */
function heldDatabase() {
  const asked: { keys: string[]; answer: (values: Map<string, number>) => void; fail: (error: Error) => void }[] = [];
  const read = batchReads<string, number>((keys) => new Promise((answer, fail) => asked.push({ keys, answer, fail })));
  return { asked, read, keys: () => asked.map(({ keys }) => keys) };
}

/** Two rounds of the event loop: a read that may start has started by then. */
async function settle(): Promise<void> {
  await nextRound();
  await nextRound();
}

describe('batchReads', () => {
  it('reads in one command what is asked for together, and each key once', async () => {
    const { asked, read, keys } = heldDatabase();
    const values = Promise.all([read('a'), read('b'), read('a'), read('c')]);
    await settle();
    expect(keys()).toEqual([['a', 'b', 'c']]);
    asked[0]?.answer(
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
    );
    expect(await values).toEqual([1, 2, 1, undefined]);
  });

  it('begins a new read for a key that is asked for after its read began', async () => {
    const { asked, read, keys } = heldDatabase();
    const before = read('a');
    await settle();
    const after = read('a');
    await settle();
    expect(keys()).toEqual([['a'], ['a']]);
    asked[0]?.answer(new Map([['a', 1]]));
    asked[1]?.answer(new Map([['a', 2]]));
    expect(await Promise.all([before, after])).toEqual([1, 2]);
  });

  it('has two commands in work, and collects for the next one meanwhile', async () => {
    const { asked, read, keys } = heldDatabase();
    const first = read('a');
    await settle();
    void read('b');
    await settle();
    for (const key of ['c', 'd']) void read(key);
    await settle();
    expect(keys()).toEqual([['a'], ['b']]);
    asked[0]?.answer(new Map());
    await first;
    await settle();
    expect(keys()).toEqual([['a'], ['b'], ['c', 'd']]);
  });

  it('reads at most a hundred keys in one command', async () => {
    const { read, keys } = heldDatabase();
    for (let key = 0; key < 150; key++) void read(String(key));
    await settle();
    await settle();
    expect(keys().map(({ length }) => length)).toEqual([100, 50]);
  });

  it('fails for the callers of the command that failed, and goes on', async () => {
    const { asked, read } = heldDatabase();
    const failing = read('a');
    await settle();
    asked[0]?.fail(new Error('the database is away'));
    await expect(failing).rejects.toThrow('the database is away');
    const next = read('a');
    await settle();
    asked[1]?.answer(new Map([['a', 3]]));
    expect(await next).toBe(3);
  });
});

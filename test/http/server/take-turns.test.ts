import { describe, expect, it } from 'vitest';
import { createStarts } from '../../../src/http/server/take-turns.ts';

/** Asks for a turn for each caller at once. @returns the callers in the order in which they started */
async function startTogether(callers: string[]): Promise<string[]> {
  const turns = createStarts();
  const started: string[] = [];
  await Promise.all(
    callers.map(async (caller) => {
      await turns.next(caller);
      started.push(caller);
    }),
  );
  return started;
}

describe('requests that arrive together', () => {
  it('start at once when they are few', () => {
    const turns = createStarts();
    expect(['a', 'a', 'a', 'a'].map((caller) => turns.next(caller))).toEqual([null, null, null, null]);
    expect(turns.next('a')).toBeInstanceOf(Promise);
  });

  it('start one of each caller in turn', async () => {
    const flood = Array<string>(300).fill('flood');
    const started = await startTogether([...flood, 'b', 'c', 'b']);
    expect(started).toHaveLength(303);
    expect(started.indexOf('b')).toBeLessThan(8);
    expect(started.indexOf('c')).toBeLessThan(8);
    expect(started.lastIndexOf('b')).toBeLessThan(12);
  });

  it('leave time for other work between them', async () => {
    let looks = 0;
    const look = () => {
      looks += 1;
      timer = setImmediate(look);
    };
    let timer = setImmediate(look);
    await startTogether(Array<string>(100).fill('flood'));
    clearImmediate(timer);
    expect(looks).toBeGreaterThan(10);
  });

  it('start at once again when none is waiting any more', async () => {
    const turns = createStarts();
    await Promise.all(Array.from({ length: 50 }, () => turns.next('a')));
    for (let round = 0; round < 3; round++) await new Promise(setImmediate);
    expect(turns.next('a')).toBeNull();
  });

  it('wait while connections are accepted, but not for long', async () => {
    const turns = createStarts();
    const began = performance.now();
    let rounds = 0;
    const accept = () => {
      turns.noteConnection();
      rounds += 1;
      timer = setImmediate(accept);
    };
    let timer = setImmediate(accept);
    while (rounds < 10) await new Promise(setImmediate);
    await turns.next('a');
    clearImmediate(timer);
    expect(rounds).toBeGreaterThan(10);
    expect(performance.now() - began).toBeGreaterThanOrEqual(9);
  });
});

import { describe, expect, it } from 'vitest';
import { createFairLimit } from '../../../src/infra/threads/fair-limit.ts';
import type { FairQueueLimits } from '../../../src/infra/threads/fair-queue.ts';

const going = new AbortController().signal;
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Works that end when the test says so. */
function works(limits: Partial<FairQueueLimits> = {}) {
  const limit = createFairLimit({ places: 1, placesEach: 1, maxWaiting: 10, maxWaitingEach: 10, ...limits });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string, signal = going) =>
    limit.run({ owner: name.charAt(0), signal }, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    await settled();
    ends.get(name)?.();
    await settled();
  };
  return { limit, begin, started, end };
}

describe('a fair limit', () => {
  it('lets owners take turns, however many works one of them has', async () => {
    const { begin, started, end } = works();
    const all = ['a1', 'a2', 'a3', 'b1'].map((name) => begin(name));
    for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name);
    expect(started).toEqual(['a1', 'b1', 'a2', 'a3']);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
  });

  it('leaves places to others', async () => {
    const { begin, started, end } = works({ places: 3, placesEach: 2 });
    const all = ['a1', 'a2', 'a3', 'b1'].map((name) => begin(name));
    await settled();
    expect(started).toEqual(['a1', 'a2', 'b1']);
    for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
    await Promise.all(all);
  });

  it('refuses at once what exceeds its bounds, of one owner and in all', async () => {
    const { begin, end } = works({ maxWaiting: 3, maxWaitingEach: 2 });
    const all = ['a1', 'a2', 'a3'].map((name) => begin(name));
    expect(() => begin('a4')).toThrow(expect.objectContaining({ code: 'service_busy' }));
    all.push(begin('b1'));
    expect(() => begin('c1')).toThrow(expect.objectContaining({ code: 'service_busy' }));
    await end('a1');
    all.push(begin('c1'));
    for (const name of ['b1', 'c1', 'a2', 'a3']) await end(name);
    await Promise.all(all);
  });

  it('drops a work whose signal aborts before it starts', async () => {
    const { begin, started, end } = works();
    const leaving = new AbortController();
    const [first, gone, last] = [begin('a1'), begin('b1', leaving.signal), begin('c1')];
    leaving.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    await end('a1');
    await end('c1');
    expect(started).toEqual(['a1', 'c1']);
    expect(await Promise.all([first, last])).toEqual(['a1', 'c1']);
    expect(() => begin('b2', leaving.signal)).toThrow('gone');
  });

  it('does not start a work whose signal aborts as it gets its place', async () => {
    const { begin, started, end } = works();
    const leaving = new AbortController();
    const gone = begin('a1', leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    const next = begin('b1');
    await settled();
    await end('b1');
    expect([await next, started]).toEqual(['b1', ['b1']]);
  });

  it('starts the next work when one fails', async () => {
    const { limit } = works();
    const of = { owner: 'a', signal: going };
    await expect(limit.run(of, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await limit.run(of, async () => 'next')).toBe('next');
  });
});

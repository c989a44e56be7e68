import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from '../../src/infra/concurrency-limit.ts';

/** Works that end when the test says so. */
function works(max: number) {
  const limit = createConcurrencyLimit(max);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string, signal = new AbortController().signal) =>
    limit.run(signal, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  return { begin, started, end: (name: string) => ends.get(name)?.() };
}

describe('a concurrency limit', () => {
  it('runs as many works as allowed, and starts the next as soon as one ends', async () => {
    const { begin, started, end } = works(2);
    const [first, second, third] = [begin('a'), begin('b'), begin('c')];
    expect(started).toEqual(['a', 'b']);
    end('a');
    expect(await first).toBe('a');
    await Promise.resolve();
    expect(started).toEqual(['a', 'b', 'c']);
    end('b');
    end('c');
    expect(await Promise.all([second, third])).toEqual(['b', 'c']);
  });

  it('drops a waiting work whose signal aborts', async () => {
    const { begin, started, end } = works(1);
    const leaving = new AbortController();
    const [first, gone, third] = [begin('a'), begin('b', leaving.signal), begin('c')];
    leaving.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    end('a');
    await first;
    await Promise.resolve();
    expect(started).toEqual(['a', 'c']);
    end('c');
    await third;
  });

  it('starts the next work when one fails', async () => {
    const limit = createConcurrencyLimit(1);
    const { signal } = new AbortController();
    await expect(limit.run(signal, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await limit.run(signal, async () => 'next')).toBe('next');
  });
});

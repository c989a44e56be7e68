import { describe, expect, it } from 'vitest';
import { createTurns } from '../../../../src/product/videos/stills/still-turns.ts';

/** Works that end when they are told to. */
function works(most: number) {
  const turns = createTurns(most);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string, signal = new AbortController().signal) =>
    turns.take(signal, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  return { begin, started, end: (name: string) => ends.get(name)?.() };
}

describe('turns', () => {
  it('lets so many run at once and the next as soon as one ends', async () => {
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

  it('forgets whoever does not wait any longer', async () => {
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

  it('hands the turn on when a work fails', async () => {
    const turns = createTurns(1);
    const { signal } = new AbortController();
    await expect(turns.take(signal, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.take(signal, async () => 'next')).toBe('next');
  });
});

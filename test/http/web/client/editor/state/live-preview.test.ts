import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLivePreview } from '../../../../../../src/http/web/client/editor/state/live-preview.ts';
import type { EditDraft, EditPreview } from '../../../../../../src/product/videos/editor/editor-view.ts';

const draft = (fontSize: number): EditDraft => ({ captions: [], settings: { fontSize }, resetSettings: [] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers when the test wants. */
function start() {
  const asked: { size: number | undefined; atMs: number; signal: AbortSignal; answer(): void; fail(): void }[] = [];
  const shown: number[] = [];
  const errors: unknown[] = [];
  const live = createLivePreview(
    {
      preview: ({ settings }, atMs, signal) =>
        new Promise((resolve, reject) => {
          const answer = () =>
            resolve({ fromMs: atMs - 30_000, toMs: atMs + 30_000, ass: String(settings.fontSize) } as EditPreview);
          asked.push({ size: settings.fontSize, atMs, signal, answer, fail: () => reject(new Error('away')) });
        }),
    },
    { onPreview: ({ ass }) => shown.push(Number(ass)), onError: (error) => errors.push(error) },
  );
  return { live, asked, shown, errors, wait: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

describe('the live preview', () => {
  it('sends one request for a burst of changes, and shows the last one only', async () => {
    const { live, asked, shown, wait } = start();
    for (const size of [20, 21, 22]) live.change(draft(size));
    await wait(100);
    live.change(draft(30));
    await wait(100);
    expect(asked.map(({ size }) => size)).toEqual([22, 30]);
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer();
    asked[0]?.answer();
    await wait(0);
    expect(shown).toEqual([30]);
  });

  it('fetches the next span before the current one ends', async () => {
    const { live, asked, wait } = start();
    live.change(draft(20));
    await wait(100);
    asked[0]?.answer();
    await wait(0);
    for (let second = 0; second < 40; second++) live.moveTo(second);
    expect(asked.map(({ atMs }) => atMs)).toEqual([0, 22_000]);
  });

  it('tries again after an error, and waits in between', async () => {
    const { live, asked, errors, wait } = start();
    live.change(draft(20));
    await wait(100);
    asked[0]?.fail();
    await wait(0);
    for (let tenth = 0; tenth < 20; tenth++) live.moveTo(tenth / 10);
    expect([asked.length, errors.length]).toEqual([1, 1]);
    await wait(3000);
    expect(asked).toHaveLength(2);
  });
});

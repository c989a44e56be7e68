import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { startBeats } from '../../../src/infra/queue/worker-beats.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const done: string[] = [];
  const beats = startBeats({
    beat: async () => void done.push('beat'),
    atEachBeat: async () => void done.push('count'),
    logger: silentLogger,
  });
  return { done, beats };
}

it('come rarely while nobody wakes the worker', async () => {
  const { done, beats } = start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).toEqual(['beat', 'count']);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(done).toEqual(['beat', 'count', 'beat', 'count', 'beat', 'count']);
  beats.stop();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(done).toHaveLength(6);
});

it('answer the wakes of ten seconds together', async () => {
  const { done, beats } = start();
  for (let count = 0; count < 5; count++) {
    beats.answerSoon();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  await vi.advanceTimersByTimeAsync(5_000);
  expect(done).toEqual(['beat']);
  beats.answerSoon();
  beats.stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(done).toEqual(['beat']);
});

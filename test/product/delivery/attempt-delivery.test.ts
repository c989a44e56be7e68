import { describe, expect, it } from 'vitest';
import { nextWaitMs } from '../../../src/product/delivery/attempt-delivery.ts';

const wait = (retriesUsed: number, random = 0.5, retryAfterMs: number | null = null) =>
  nextWaitMs({ retriesUsed, random, retryAfterMs });
const hourMs = 3_600_000;

describe('nextWaitMs', () => {
  it('waits 5 s, 1 min, 5 min, 30 min, 2 h, 6 h, 14 h, and then gives up', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((retriesUsed) => wait(retriesUsed))).toEqual([
      5_000,
      60_000,
      300_000,
      1_800_000,
      2 * hourMs,
      6 * hourMs,
      14 * hourMs,
      null,
    ]);
  });

  it('varies by ±10 %', () => {
    expect(wait(0, 0)).toBe(4_500);
    expect(wait(0, 0.999_999)).toBe(5_500);
  });

  it('gives the receiver the time it asks for, but never less than the schedule', () => {
    expect(wait(0, 0.5, 120_000)).toBe(120_000);
    expect(wait(3, 0.5, 1_000)).toBe(1_800_000);
  });

  it('limits how long a receiver can ask it to wait', () => {
    expect(wait(0, 0.5, 1e12)).toBe(14 * hourMs);
  });
});

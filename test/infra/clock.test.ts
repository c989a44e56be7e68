import { afterEach, expect, it, vi } from 'vitest';
import { watchForClockSetBack } from '../../src/infra/clock.ts';

afterEach(() => vi.restoreAllMocks());

it('tells when the clock of the machine is set back, by how much, and nothing of other steps', async () => {
  const steps: number[] = [];
  const realNow = Date.now.bind(Date);
  const watch = watchForClockSetBack((ms) => steps.push(ms), 10);
  const setClock = async (aheadMs: number) => {
    vi.spyOn(Date, 'now').mockImplementation(() => realNow() + aheadMs);
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  try {
    for (const aheadMs of [3_600_000, 3_599_000, 3_600_000]) await setClock(aheadMs);
    expect(steps).toEqual([]);
    await setClock(0);
    await expect.poll(() => steps).toHaveLength(1);
    expect(Math.abs((steps[0] ?? 0) - 3_600_000)).toBeLessThan(1_000);
  } finally {
    watch.stop();
  }
});

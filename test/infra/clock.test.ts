import { afterEach, expect, it, vi } from 'vitest';
import { watchForClockSteps } from '../../src/infra/clock.ts';

afterEach(() => vi.restoreAllMocks());

it('tells when the clock of the machine is set, by how much, and nothing of small steps', async () => {
  const steps: number[] = [];
  const realNow = Date.now.bind(Date);
  const watch = watchForClockSteps((ms) => steps.push(ms), 10);
  const setClock = async (aheadMs: number) => {
    vi.spyOn(Date, 'now').mockImplementation(() => realNow() + aheadMs);
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  try {
    for (const aheadMs of [1_000, 0, 1_000]) await setClock(aheadMs);
    expect(steps).toEqual([]);
    await setClock(3_601_000);
    await expect.poll(() => steps).toHaveLength(1);
    await setClock(0);
    await expect.poll(() => steps).toHaveLength(2);
    const [forward = 0, back = 0] = steps;
    expect(Math.abs(forward - 3_600_000)).toBeLessThan(1_000);
    expect(Math.abs(back + 3_601_000)).toBeLessThan(1_000);
  } finally {
    watch.stop();
  }
});

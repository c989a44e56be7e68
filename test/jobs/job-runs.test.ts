import { describe, expect, it } from 'vitest';
import type { JobOutcome } from '../../jobs/job.ts';
import { createJobRuns } from '../../jobs/job-runs.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import type { RegisteredWorker } from '../../src/infra/queue/queue.ts';

/** One job whose runs end when the test says so. */
function startRuns({ concurrency = 1, isMarked = (): boolean => false } = {}) {
  const draining = new AbortController();
  const ends: ((outcome: JobOutcome) => void)[] = [];
  const passedOn: number[] = [];
  const registered: RegisteredWorker = {
    placeIsFree: async () => isMarked(),
    passOn: async (_job, count) => void passedOn.push(count),
    leave: async () => undefined,
  };
  const stop = { draining: draining.signal, stopping: new AbortController().signal };
  const run = () => new Promise<JobOutcome>((resolve) => ends.push(resolve));
  const runs = createJobRuns({ logger: silentLogger, stop }, [{ name: 'listen', concurrency, run }]);
  runs.takeWakesOf(registered);
  const end = (outcome: JobOutcome) => ends.shift()?.(outcome);
  return { runs, draining, passedOn, end, running: () => ends.length };
}

describe('a job with places', () => {
  it('takes as many wakes as it has places, and none of an unknown job', () => {
    const { runs } = startRuns({ concurrency: 2 });
    expect([runs.take('listen'), runs.take('listen'), runs.take('listen')]).toEqual([true, true, false]);
    expect(runs.take('sweep')).toBe(false);
  });

  it('looks once more after a wake that found no place anywhere', async () => {
    const { runs, end, running } = startRuns();
    runs.takeLater('listen');
    expect(running()).toBe(1);
    runs.takeLater('listen');
    runs.takeLater('listen');
    expect(running()).toBe(1);
    end('done');
    await expect.poll(running).toBe(1);
    end('done');
    await runs.settled();
    expect(running()).toBe(0);
  });

  it('looks once more when others were told that it is full', async () => {
    const told = [true];
    const { runs, end, running } = startRuns({ isMarked: () => told.pop() ?? false });
    runs.take('listen');
    end('skipped');
    await expect.poll(running).toBe(1);
    end('skipped');
    await runs.settled();
    expect(running()).toBe(0);
  });

  it('passes a wake on when it may not take the work, and only then', async () => {
    const { runs, end, passedOn } = startRuns();
    for (const outcome of ['unable', 'skipped', 'done'] as const) {
      runs.take('listen', 2);
      end(outcome);
      await runs.settled();
    }
    expect(passedOn).toEqual([2]);
  });

  it('starts nothing while the service stops', () => {
    const { runs, draining, running } = startRuns();
    draining.abort();
    expect(runs.take('listen')).toBe(false);
    runs.takeLater('listen');
    expect([runs.hasPlace('listen'), running()]).toEqual([false, 0]);
  });
});

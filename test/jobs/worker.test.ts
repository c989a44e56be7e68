import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Job } from '../../jobs/job.ts';
import { startWorker, type Worker } from '../../jobs/worker.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import { type AgendaQueue, createAgendaQueue } from '../../src/infra/queue/agenda-queue.ts';
import { testDatabase } from '../support/mongo.ts';

const database = await testDatabase();
const started: { worker: Worker; queue: AgendaQueue }[] = [];

afterEach(async () => {
  for (const { worker } of started.splice(0)) await worker.stop();
});

const job = (every: string): Job => ({ name: 'sweep', concurrency: 1, every, run: async () => 'done' });
const reconciling: Job = { name: 'reconcile', concurrency: 1, run: async () => 'done' };

async function start(every: string, jobs = [job(every), reconciling]): Promise<void> {
  const queue = await createAgendaQueue({
    connection: database.connection,
    name: `worker-${started.length}`,
    logger: silentLogger,
  });
  const worker = await startWorker({ queue, logger: silentLogger, graceMs: 0 }, jobs);
  started.push({ worker, queue });
}

async function nextSweepAt(): Promise<number> {
  const { jobs } = (await started[0]?.queue.agenda.queryJobs({ name: 'sweep' })) ?? { jobs: [] };
  expect(jobs).toHaveLength(1);
  return jobs[0]?.nextRunAt?.getTime() ?? 0;
}

describe('a job that runs at an interval', () => {
  it('keeps its schedule when more workers start', async () => {
    await start('20 minutes');
    const before = await nextSweepAt();
    expect(before).toBeGreaterThan(Date.now() + 19 * 60_000);
    await start('20 minutes');
    expect(await nextSweepAt()).toBe(before);
  });

  it('gets a new one when its interval has changed', async () => {
    await start('20 minutes');
    const before = await nextSweepAt();
    await start('10 minutes');
    expect(await nextSweepAt()).toBeLessThan(before);
  });
});

it('runs jobs that were to run later when the clock of the machine is set back', async () => {
  let runs = 0;
  const counting: Job = {
    ...reconciling,
    every: '1 minute',
    run: async () => {
      runs += 1;
      return 'done';
    },
  };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  try {
    await start('', [counting]);
    await expect.poll(() => runs).toBe(1);
    // the database does not answer at that moment
    const agenda = started[0]?.queue.agenda;
    if (agenda) vi.spyOn(agenda, 'stop').mockRejectedValueOnce(new Error('no primary'));
  } finally {
    vi.useRealTimers();
  }
  await expect.poll(() => runs, { timeout: 40_000 }).toBeGreaterThan(1);
});

import type { CommandStartedEvent } from 'mongodb';
import { afterEach, describe, expect, it } from 'vitest';
import { type Job, stepJob } from '../../jobs/job.ts';
import { startWorker, type Worker } from '../../jobs/worker.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import { processIdentity } from '../../src/infra/processes.ts';
import { createAgendaQueue } from '../../src/infra/queue/agenda-queue.ts';
import { jobOfStage, type WorkingStage } from '../../src/product/videos/records/video-states.ts';
import { buildVideo } from '../support/build-video.ts';
import { videoParts } from '../support/video-parts.ts';
import { waitFor } from '../support/wait-for.ts';

const parts = await videoParts({ monitorCommands: true });
const { connection } = parts.database;
const running: Worker[] = [];
let delivered = 0;

afterEach(async () => {
  await Promise.all(running.splice(0).map((worker) => worker.stop()));
  await parts.videos.deleteMany({});
});

const ways: { from: WorkingStage[]; stage: WorkingStage; to: WorkingStage | 'processed' }[] = [
  { from: ['queued', 'fetching'], stage: 'fetching', to: 'planning' },
  { from: ['planning'], stage: 'planning', to: 'rendering' },
  { from: ['rendering'], stage: 'rendering', to: 'assembling' },
  { from: ['assembling'], stage: 'assembling', to: 'processed' },
];

/** A worker whose steps do nothing. */
async function startIdleWorker(): Promise<void> {
  const workerId = processIdentity();
  const queue = await createAgendaQueue({ connection, name: workerId, logger: silentLogger });
  const deps = { ...parts, workerId, queue };
  const jobs = ways.map(({ from, stage, to }) =>
    stepJob(deps, {
      name: jobOfStage[stage],
      concurrency: 1,
      step: {
        ...{ from, stage, failure: 'internal', progress: { from: 0, to: 10 } },
        async run({ _id }) {
          if (to !== 'processed') return { to, changes: {} };
          await parts.videos.updateOne({ _id }, { $set: { stage: to, leaseOwner: null, leaseUntil: null } });
          return 'ended';
        },
      },
    }),
  );
  const deliver: Job = {
    name: 'deliver',
    concurrency: 1,
    async run() {
      delivered += 1;
      return 'done';
    },
  };
  running.push(await startWorker({ queue, logger: silentLogger, graceMs: 0 }, [...jobs, deliver]));
}

/** What workers do at intervals, whether or not there is work. */
function isIdle({ commandName, command }: CommandStartedEvent): boolean {
  return (
    (command.findAndModify === 'workers' && command.upsert === true) || commandName === 'ping' || isOfAgenda(command)
  );
}

const isOfAgenda = (command: Record<string, unknown>) => Object.values(command).includes('agendaJobs');

/** Everything that is sent to the database from the order of one video until it is processed and the workers are idle. */
async function operationsWith(workers: number): Promise<string[]> {
  while (running.length < workers) await startIdleWorker();
  const sender = await createAgendaQueue({ connection, name: 'sender', logger: silentLogger });
  const { _id } = await buildVideo(parts.videos, { queuedAt: new Date(parts.time.now) });
  const seen: string[] = [];
  const note = (event: CommandStartedEvent) => {
    const { commandName, command } = event;
    if (!isIdle(event)) seen.push(`${commandName} ${command.collection ?? command[commandName]}`);
  };
  const client = connection.getClient();
  client.on('commandStarted', note);
  delivered = 0;
  await sender.wake('fetch-source');
  // at the end the delivery is woken, and the place of the last step looks for another video
  await waitFor(() => {
    expect(delivered).toBe(1);
    expect(seen.slice(-2)).toEqual(['findAndModify videos', 'findAndModify videos']);
  });
  client.off('commandStarted', note);
  expect(await parts.videos.findById(_id).lean()).toMatchObject({ stage: 'processed' });
  return seen;
}

describe('a video on its way through the stages', () => {
  it('costs the same few operations with two workers and with ten', async () => {
    const withTwo = await operationsWith(2);
    // for each stage a claim and a look for another video, three commands each, a turn and a move; a wake and its reply
    expect(withTwo.length, withTwo.join('\n')).toBeLessThanOrEqual(42);
    await parts.videos.deleteMany({});
    const withTen = await operationsWith(10);
    expect(Math.abs(withTen.length - withTwo.length), withTen.join('\n')).toBeLessThanOrEqual(withTwo.length / 10);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { processIdentity } from '../../../src/infra/processes.ts';
import { createAgendaQueue } from '../../../src/infra/queue/agenda-queue.ts';
import { type JobName, jobNames, type LocalJobs, type RegisteredWorker } from '../../../src/infra/queue/queue.ts';
import { createWorkerModel } from '../../../src/infra/queue/worker.model.ts';
import { testDatabase } from '../../support/mongo.ts';

const { connection } = await testDatabase();
const workers = createWorkerModel(connection);
const admin = connection.getClient().db('admin');
const registered: RegisteredWorker[] = [];

afterEach(async () => {
  for (const worker of registered.splice(0)) await worker.leave();
  await workers.deleteMany({});
});

const open = (name: string) => createAgendaQueue({ connection, name, logger: silentLogger });

/** A worker with so many places for each of its jobs. */
async function startWorker(places: number, names: readonly JobName[] = jobNames, machineKind?: string) {
  const taken: JobName[] = [];
  const later: JobName[] = [];
  const worker = { places, taken, later };
  const hasPlace = () => taken.length < worker.places;
  const local: LocalJobs = {
    names,
    machineKind,
    hasPlace,
    take(job) {
      if (!names.includes(job) || !hasPlace()) return false;
      taken.push(job);
      return true;
    },
    takeLater: (job) => void later.push(job),
  };
  const name = processIdentity();
  const queue = await open(name);
  const itself = await queue.register(local);
  registered.push(itself);
  return { ...worker, worker, name, queue, itself };
}

/** The wakes that are stored. */
const sentTo = async (name: string) => Object.keys((await workers.findById(name).orFail().lean()).wakes);

describe('the kinds of machines', () => {
  it('are those of the workers that live and render', async () => {
    const [first, second] = [await startWorker(1, jobNames, 'gpu'), await startWorker(1, jobNames, 'cpu')];
    await startWorker(1, jobNames, 'cpu');
    await startWorker(1, ['listen']);
    expect((await first.queue.livingKinds()).sort()).toEqual(['cpu', 'gpu']);
    await workers.updateOne({ _id: first.name }, { $set: { seenAt: new Date(0) } });
    expect(await second.queue.livingKinds()).toEqual(['cpu']);
  });
});

describe('a wake', () => {
  it('reaches one worker, the one that was not woken for longest', async () => {
    const [first, second, third] = [await startWorker(9), await startWorker(9), await startWorker(9)];
    const sender = await open('sender');
    for (let count = 0; count < 6; count++) await sender.wake('listen');
    const all = [first, second, third];
    await expect.poll(() => all.map(({ taken }) => taken.length)).toEqual([2, 2, 2]);
  });

  it('stays in its own process while that has a place, and is not stored', async () => {
    const [own, other] = [await startWorker(1), await startWorker(1)];
    await own.queue.wake('deliver');
    expect([await sentTo(own.name), await sentTo(other.name)]).toEqual([[], []]);
    expect(own.taken).toEqual(['deliver']);
    await own.queue.wake('deliver');
    await expect.poll(() => other.taken).toEqual(['deliver']);
  });

  it('for help goes elsewhere first', async () => {
    const [own, other] = [await startWorker(1), await startWorker(1)];
    await own.queue.wake('render-segments', { elsewhere: true });
    await expect.poll(() => other.taken).toEqual(['render-segments']);
    await other.itself.leave();
    await own.queue.wake('render-segments', { elsewhere: true });
    expect(own.taken).toEqual(['render-segments']);
  });

  it('finds the worker that has a place among those that have none', async () => {
    const full = [await startWorker(0), await startWorker(0), await startWorker(0)];
    const free = await startWorker(1);
    const sender = await open('sender');
    await sender.wake('listen');
    await expect.poll(() => free.taken).toEqual(['listen']);
    expect(full.flatMap(({ taken }) => taken)).toEqual([]);
  });

  it('reaches only workers that do the job, and those of a version that does not say what it does', async () => {
    const [answers, renders] = [await startWorker(9, ['converse']), await startWorker(9, ['render-segments'])];
    const sender = await open('sender');
    for (let count = 0; count < 3; count++) await sender.wake('render-segments');
    await expect.poll(() => renders.taken.length).toBe(3);
    expect(answers.taken).toEqual([]);
    await workers.updateOne({ _id: answers.name }, { $unset: { jobs: 1 }, $set: { wokenAt: new Date(0) } });
    await sender.wake('render-segments');
    expect(await sentTo(answers.name)).toEqual(['render-segments']);
  });

  it('is kept by the last worker that it reaches when no worker has a place', async () => {
    const full = [await startWorker(0), await startWorker(0)];
    const sender = await open('sender');
    await sender.wake('listen');
    await expect.poll(() => full.flatMap(({ later }) => later)).toEqual(['listen']);
    // both have said that they are full: others are not woken for nothing
    const records = await workers.find({ _id: { $in: full.map(({ name }) => name) } }).lean();
    expect(records.map((record) => record.full)).toEqual([['listen'], ['listen']]);
  });

  it('reaches a worker again when a place is free', async () => {
    const busy = await startWorker(0);
    const sender = await open('sender');
    await sender.wake('listen');
    await expect.poll(() => busy.later).toEqual(['listen']);
    busy.worker.places = 1;
    expect(await busy.itself.placeIsFree('listen')).toBe(true);
    expect(await busy.itself.placeIsFree('listen')).toBe(false);
    await sender.wake('listen');
    await expect.poll(() => busy.taken).toEqual(['listen']);
  });

  it('does not go to a process that is dead, nor to one that has left', async () => {
    const [gone, living] = [await startWorker(1), await startWorker(1)];
    await gone.itself.leave();
    const [where = '', , started] = living.name.split('~');
    const dead = [where, 2 ** 30, started, 'x'].join('~');
    // its turn comes before that of the other, which was not woken either
    await workers.create({ _id: dead, seenAt: new Date(), wokenAt: new Date(-1), full: [], wakes: {} });
    const sender = await open('sender');
    await sender.wake('listen');
    await expect.poll(() => living.taken).toEqual(['listen']);
    expect(await workers.exists({ _id: dead })).toBeNull();
  });

  it('for later comes at its time, once', async () => {
    const worker = await startWorker(9);
    const at = new Date(Date.now() + 300);
    for (let count = 0; count < 5; count++) await worker.queue.wake('deliver', { at });
    expect(worker.taken).toEqual([]);
    await expect.poll(() => worker.taken).toEqual(['deliver']);
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
  });
});

describe('a worker whose change stream breaks', () => {
  it('hears what was sent meanwhile, and goes on', async () => {
    const worker = await startWorker(9);
    const sender = await open('sender');
    const data = { failCommands: ['getMore'], errorCode: 286, namespace: workers.collection.namespace };
    // ChangeStreamHistoryLost, at the next request of the stream
    await admin.command({ configureFailPoint: 'failCommand', mode: { times: 1 }, data });
    await sender.wake('listen');
    await expect.poll(() => worker.taken, { timeout: 10_000 }).toEqual(['listen']);
    await sender.wake('deliver');
    await expect.poll(() => worker.taken, { timeout: 10_000 }).toEqual(['listen', 'deliver']);
  });
});

describe('a worker that does not answer its wakes', () => {
  const silent = 'another machine~1~1~x';
  const sinceMs = (ms: number) => new Date(Date.now() - ms);

  it('is left out half a minute after the first one, and woken again when it was seen', async () => {
    const living = await startWorker(9);
    const record = { _id: silent, seenAt: new Date(), wokenAt: new Date(-1), full: [], wakes: {} };
    await workers.create({ ...record, unansweredSince: sinceMs(20_000) });
    const sender = await open('sender');
    await sender.wake('listen');
    expect(await sentTo(silent)).toEqual(['listen']);
    // it keeps the time of the first wake
    const woken = await workers.findById(silent).orFail().lean();
    expect(Date.now() - Number(woken.unansweredSince)).toBeGreaterThanOrEqual(20_000);
    await workers.updateOne({ _id: silent }, { unansweredSince: sinceMs(31_000), wokenAt: new Date(-1) });
    await sender.wake('deliver');
    await expect.poll(() => living.taken).toEqual(['deliver']);
    await workers.updateOne({ _id: silent }, { $unset: { unansweredSince: 1 } });
    await sender.wake('converse');
    expect(await sentTo(silent)).toEqual(['listen', 'converse']);
  });

  it('is counted among the fleet only while it seems to live', async () => {
    const record = { seenAt: new Date(), wokenAt: new Date(), full: [], wakes: {} };
    await workers.create([
      { ...record, _id: 'living' },
      { ...record, _id: silent, unansweredSince: sinceMs(31_000) },
      { ...record, _id: 'gone', seenAt: sinceMs(3_600_000) },
    ]);
    expect((await startWorker(1)).itself.fleetSize()).toBe(2);
  });
});

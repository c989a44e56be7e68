import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NewJobs } from '../../../src/infra/queue/agenda-queue.ts';
import { jobNames } from '../../../src/infra/queue/queue.ts';
import { testDatabase } from '../../support/mongo.ts';

const { connection } = await testDatabase();
const { db } = connection;
if (!db) throw new Error('the database is not connected');
const jobs = db.collection('agendaJobs');
const newJobs = new NewJobs(db);
let heard: string[] = [];

beforeAll(() => {
  newJobs.subscribe(({ jobName }) => void heard.push(jobName));
  newJobs.on('error', () => undefined);
});
afterAll(() => newJobs.disconnect());

it('has Agenda look for all jobs when it connects, and hears of jobs that are added', async () => {
  await newJobs.connect();
  expect(heard.toSorted()).toEqual([...jobNames].toSorted());
  heard = [];
  await jobs.insertOne({ name: 'deliver', nextRunAt: new Date() });
  await expect.poll(() => heard).toEqual(['deliver']);
});

it('is not told when jobs are locked or end', async () => {
  heard = [];
  await jobs.updateMany({}, { $set: { lockedAt: new Date() } });
  await jobs.deleteMany({});
  await jobs.insertOne({ name: 'converse', nextRunAt: new Date() });
  await expect.poll(() => heard).toEqual(['converse']);
});

it('goes on after a break that was longer than the database remembers', async () => {
  heard = [];
  await newJobs.disconnect();
  newJobs.subscribe(({ jobName }) => void heard.push(jobName));
  const changeStreamHistoryLost = 286;
  await connection
    .getClient()
    .db('admin')
    .command({
      configureFailPoint: 'failCommand',
      mode: { times: 1 },
      data: { failCommands: ['aggregate'], errorCode: changeStreamHistoryLost, namespace: jobs.namespace },
    });
  await newJobs.connect();
  // once for each time that it connected
  await expect.poll(() => heard.filter((name) => name === 'sweep')).toHaveLength(2);
  await jobs.insertOne({ name: 'listen', nextRunAt: new Date() });
  await expect.poll(() => heard.at(-1)).toBe('listen');
});

it('says nothing of what its change stream still had to tell when it was closed', async () => {
  // the driver calls it an error when an event arrives meanwhile
  const stream = Object.assign(new EventEmitter(), { close: async () => undefined });
  const database = { command: async () => ({}), collection: () => ({ watch: () => stream }) };
  const ending = new NewJobs(database as unknown as typeof db);
  const errors: unknown[] = [];
  ending.on('error', (error) => errors.push(error));
  await ending.connect();
  stream.emit('error', new Error('the connection broke'));
  await ending.connect();
  await ending.disconnect();
  stream.emit('error', new Error('ChangeStream is closed'));
  expect(errors).toEqual([new Error('the connection broke')]);
});

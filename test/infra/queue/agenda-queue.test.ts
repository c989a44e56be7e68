import { afterAll, expect, it } from 'vitest';
import { NewJobs } from '../../../src/infra/queue/agenda-queue.ts';
import { testDatabase } from '../../support/mongo.ts';

const { connection } = await testDatabase();
const { db } = connection;
if (!db) throw new Error('the database is not connected');
// a place in a stream that this server does not know
const forgotten = { _data: 'forgotten' };
const newJobs = new NewJobs({ db, collection: 'agendaJobs', resumeToken: forgotten });
afterAll(() => newJobs.disconnect());

it('hears of new jobs after a break that was longer than the database remembers', async () => {
  const heard: string[] = [];
  newJobs.subscribe(({ jobName }) => void heard.push(jobName));
  newJobs.on('error', () => undefined);
  await newJobs.connect();
  const insert = () => db.collection('agendaJobs').insertOne({ name: 'deliver', nextRunAt: new Date() });
  await expect.poll(async () => (await insert()) && heard.length).toBeGreaterThan(0);
  expect(heard[0]).toBe('deliver');
});

import { MongoBackend, MongoChangeStreamNotificationChannel } from '@agendajs/mongo-backend';
import { Agenda } from 'agenda';
import type { Connection } from 'mongoose';
import type { Logger } from '../logging/logger.ts';
import type { JobName, Queue } from './queue.ts';

const collection = 'agendaJobs';

/** How often Agenda polls. Change streams wake it at once; polling is the fallback. */
const pollMs = 5_000;

export interface AgendaQueue extends Queue {
  agenda: Agenda;
}

/** Creates an Agenda on the service's own connection. It only adds jobs; the worker defines and starts them. */
export async function createAgendaQueue(deps: {
  connection: Connection;
  name: string;
  logger: Logger;
}): Promise<AgendaQueue> {
  const db = deps.connection.db;
  if (!db) throw new Error('The database is not connected.');
  const agenda = new Agenda({
    backend: new MongoBackend({
      mongo: db,
      collection,
      ensureIndex: true,
      sort: { priority: 'desc', nextRunAt: 'asc' },
    }),
    notificationChannel: new NewJobs({ db, collection }),
    name: deps.name,
    processEvery: pollMs,
    maxConcurrency: 100,
    removeOnComplete: true,
  });
  agenda.on('error', (error) => deps.logger.error({ err: error }, 'error in the job queue'));
  await agenda.ready;
  return { agenda, wake: (job, options) => wake(agenda, job, options?.at) };
}

/**
 * Tells Agenda of new jobs. After a break it starts at the present: what was missed is found by polling, and the place
 * where it was may be forgotten, so that it would fail for ever.
 */
export class NewJobs extends MongoChangeStreamNotificationChannel {
  override connect(): Promise<void> {
    (this as unknown as { resumeToken: undefined }).resumeToken = undefined;
    return super.connect();
  }
}

async function wake(agenda: Agenda, job: JobName, at: Date | undefined): Promise<void> {
  if (at) await agenda.schedule(at, job);
  else await agenda.now(job);
}

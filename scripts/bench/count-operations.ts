import mongoose from 'mongoose';
import type { CleanUp } from '../service/temporary-service.ts';

const kinds = ['insert', 'query', 'update', 'delete', 'getmore', 'command'] as const;

/** What a MongoDB server did, by its own counters (`opcounters` of `serverStatus`). */
export type Operations = Record<(typeof kinds)[number] | 'all', number>;

export type CountOperations = (work: () => Promise<unknown>) => Promise<{ operations: Operations; seconds: number }>;

/** Counts what a server does during some work, for all its clients. Asking it is one command more. */
export async function countOperations(uri: string, cleanUp: CleanUp): Promise<CountOperations> {
  const connection = await mongoose.createConnection(uri, { maxPoolSize: 1 }).asPromise();
  cleanUp(() => connection.close());
  const admin = connection.getClient().db('admin');
  return async (work) => {
    const before = (await admin.command({ serverStatus: 1 })).opcounters;
    const startMs = performance.now();
    await work();
    const seconds = (performance.now() - startMs) / 1000;
    const after = (await admin.command({ serverStatus: 1 })).opcounters;
    const done = kinds.map((kind) => [kind, Number(after[kind]) - Number(before[kind])] as const);
    const all = done.reduce((sum, [, count]) => sum + count, 0);
    return { operations: { ...Object.fromEntries(done), all } as Operations, seconds };
  };
}

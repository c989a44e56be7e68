import mongoose from 'mongoose';
import type { CleanUp } from '../service/temporary-service.ts';

const kinds = ['insert', 'query', 'update', 'delete', 'getmore', 'command'] as const;

/**
 * What a MongoDB server did, by its own counters (`opcounters` of `serverStatus`). `replication` is what the other members of
 * its replica set asked of it; it is counted among the commands and getmores too.
 */
export type Operations = Record<(typeof kinds)[number] | 'all' | 'replication', number>;

export type CountOperations = (work: () => Promise<unknown>) => Promise<{ operations: Operations; seconds: number }>;

/** Counts what a server does during some work, for all its clients. Asking it is one command more. */
export async function countOperations(uri: string, cleanUp: CleanUp): Promise<CountOperations> {
  const connection = await mongoose.createConnection(uri, { maxPoolSize: 1 }).asPromise();
  cleanUp(() => connection.close());
  const admin = connection.getClient().db('admin');
  return async (work) => {
    const before = await admin.command({ serverStatus: 1 });
    const startMs = performance.now();
    await work();
    const seconds = (performance.now() - startMs) / 1000;
    const after = await admin.command({ serverStatus: 1 });
    const done = kinds.map((kind) => [kind, Number(after.opcounters[kind]) - Number(before.opcounters[kind])] as const);
    const all = done.reduce((sum, [, count]) => sum + count, 0);
    const replication = replicationOf(after) - replicationOf(before);
    return { operations: { ...Object.fromEntries(done), all, replication } as Operations, seconds };
  };
}

const commandsOfMembers = ['replSetHeartbeat', 'replSetUpdatePosition'];

function replicationOf({ metrics }: mongoose.mongo.Document): number {
  const commands = commandsOfMembers.map((name) => Number(metrics.commands[name]?.total ?? 0));
  const oplogReads = Number(metrics.repl.network.oplogGetMoresProcessed?.num ?? 0);
  return commands.reduce((sum, count) => sum + count, oplogReads);
}

import mongoose from 'mongoose';
import type { CleanUp } from '../service/temporary-service.ts';

const kinds = ['insert', 'query', 'update', 'delete', 'getmore', 'command'] as const;

/**
 * What a MongoDB server did, by its own counters (`opcounters` of `serverStatus`). `replication` is what the other members of
 * its replica set asked of it; it is counted among the commands and getmores too.
 */
export type Operations = Record<(typeof kinds)[number] | 'all' | 'replication', number>;

export type CountOperations = <T>(work: () => Promise<T>) => Promise<{
  result: T;
  operations: Operations;
  /** The commands that were called most, with their numbers: what clients asked, and what other members did. */
  commands: Record<string, number>;
  seconds: number;
}>;

const mostCalled = 12;

/** Counts what a server does during some work, for all its clients. Asking it is one command more. */
export async function countOperations(uri: string, cleanUp: CleanUp): Promise<CountOperations> {
  const connection = await mongoose.createConnection(uri, { maxPoolSize: 1 }).asPromise();
  cleanUp(() => connection.close());
  const admin = connection.getClient().db('admin');
  return async (work) => {
    const before = await admin.command({ serverStatus: 1 });
    const startMs = performance.now();
    const result = await work();
    const seconds = (performance.now() - startMs) / 1000;
    const after = await admin.command({ serverStatus: 1 });
    const done = kinds.map((kind) => [kind, Number(after.opcounters[kind]) - Number(before.opcounters[kind])] as const);
    const all = done.reduce((sum, [, count]) => sum + count, 0);
    const replication = replicationOf(after) - replicationOf(before);
    const operations = { ...Object.fromEntries(done), all, replication } as Operations;
    return { result, operations, commands: commandsBetween(before, after), seconds };
  };
}

type ServerStatus = mongoose.mongo.Document;

function commandsBetween(before: ServerStatus, after: ServerStatus): Record<string, number> {
  const totalOf = ({ metrics }: ServerStatus, name: string) => Number(metrics.commands[name]?.total ?? 0);
  const counts = Object.keys(after.metrics.commands).map((name): [string, number] => [
    name,
    totalOf(after, name) - totalOf(before, name),
  ]);
  const called = counts.filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a);
  return Object.fromEntries(called.slice(0, mostCalled));
}

const commandsOfMembers = ['replSetHeartbeat', 'replSetUpdatePosition'];

function replicationOf({ metrics }: ServerStatus): number {
  const commands = commandsOfMembers.map((name) => Number(metrics.commands[name]?.total ?? 0));
  const oplogReads = Number(metrics.repl.network.oplogGetMoresProcessed?.num ?? 0);
  return commands.reduce((sum, count) => sum + count, oplogReads);
}

import mongoose from 'mongoose';
import type { CleanUp } from '../service/temporary-service.ts';

/** The profile of a few minutes fits. */
const profileBytes = 64_000_000;

/** What kind of command was sent to which collection, and with which fields. */
type Shapes = Record<string, number>;

/**
 * Has the server record every operation on the database, which slows it down.
 * @returns `read`: how often each shape was seen since, most frequent first. Commits and checks of connections are not seen.
 */
export async function recordShapes(uri: string, cleanUp: CleanUp): Promise<{ read(): Promise<Shapes> }> {
  const connection = await mongoose.createConnection(uri, { maxPoolSize: 1 }).asPromise();
  cleanUp(() => connection.close());
  const db = connection.getClient().db(connection.name);
  await db.createCollection('system.profile', { capped: true, size: profileBytes });
  await db.command({ profile: 2 });
  return {
    async read() {
      await db.command({ profile: 0 });
      const seen = new Map<string, number>();
      for await (const { op, ns, command = {}, originatingCommand } of db.collection('system.profile').find({})) {
        const [, collection] = String(ns).split(/\.(.*)/);
        const shape = `${op} ${collection} ${fieldsOf(originatingCommand ?? command)}`;
        seen.set(shape, (seen.get(shape) ?? 0) + 1);
      }
      return Object.fromEntries([...seen].toSorted((a, b) => b[1] - a[1]));
    },
  };
}

function fieldsOf(command: Record<string, unknown>): string {
  const { q, query, filter, pipeline, update, u, updates } = command;
  const what = [q ?? query ?? filter ?? pipeline, update ?? u ?? updates].filter(
    (part) => part && typeof part === 'object',
  );
  const name = Object.keys(command)[0] ?? '';
  const keys = JSON.stringify(what).match(/"[$A-Za-z_.]+":/g) ?? [];
  return `${name} ${keys.join(' ').replaceAll(/[":]/g, '')}`.slice(0, 150);
}

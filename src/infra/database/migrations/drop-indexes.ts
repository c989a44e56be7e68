import type { Connection } from 'mongoose';
import type { Migration } from './migration.ts';

const indexNotFound = 27;
const namespaceNotFound = 26;

interface DropIndexes {
  name: string;
  connection: Connection;
  /** Names of indexes, by collection. */
  indexes: Readonly<Record<string, readonly string[]>>;
}

/**
 * A migration that drops indexes which no query uses any more: each makes every write dearer. Processes of the version that made
 * them need them, and make them again when they start, so it waits until none runs.
 */
export function dropIndexes({ name, connection, indexes }: DropIndexes): Migration {
  const listLeft = async () => {
    const left: { collection: Collection; index: string }[] = [];
    for (const [collectionName, former] of Object.entries(indexes)) {
      const collection = connection.collection(collectionName);
      const existing = await indexNames(collection);
      left.push(...former.filter((index) => existing.has(index)).map((index) => ({ collection, index })));
    }
    return left;
  };
  return {
    name,
    waitsForOlderProcesses: true,
    countLeft: async () => (await listLeft()).length,
    async runBatch() {
      const left = await listLeft();
      for (const { collection, index } of left) {
        await collection.dropIndex(index).catch(ignoring(indexNotFound, undefined));
      }
      return left.length;
    },
  };
}

type Collection = ReturnType<Connection['collection']>;

async function indexNames(collection: Collection): Promise<Set<string>> {
  const infos = await collection.listIndexes().toArray().catch(ignoring(namespaceNotFound, []));
  return new Set(infos.map(({ name }) => name));
}

function ignoring<T>(code: number, instead: T): (error: unknown) => T {
  return (error) => {
    if ((error as { code?: unknown } | null)?.code === code) return instead;
    throw error;
  };
}

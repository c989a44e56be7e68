import type { Model } from 'mongoose';
import type { Migration } from './migration.ts';

/** A batch of small records takes some tens of milliseconds. */
const maxBatch = 500;

interface UpgradeRecords<R, Read extends keyof R & string> {
  name: string;
  /** `version` of its `defineModel` is `to` or more. */
  model: Model<R>;
  /** The version of the records afterwards, see `schemaVersion`. */
  to: number;
  /** The fields that `upgrade` is given. */
  reads: readonly Read[];
  /** What a record has instead or besides. It never throws, since older records hold anything, and it is called again after a kill. */
  upgrade(record: Pick<R, Read>): Partial<R>;
}

/**
 * A migration that brings the records of a collection to a version, the first 500 of those that are left at a time: the index of `v`
 * finds them, so that a batch costs the same in a collection of any size. A record of which something that was read has
 * changed meanwhile is left to the next batch.
 */
export function upgradeRecords<R, Read extends keyof R & string>(options: UpgradeRecords<R, Read>): Migration {
  const { name, model, to, reads, upgrade } = options;
  const { collection } = model;
  const older = { v: { $in: [null, ...versionsBelow(to)] } };
  const projection = { ...Object.fromEntries(reads.map((key) => [key, 1])), v: 1 };
  return {
    name,
    waitsForOlderProcesses: false,
    countLeft: () => collection.countDocuments(older),
    async runBatch() {
      const records = await collection.find(older, { projection }).limit(maxBatch).toArray();
      if (records.length === 0) return 0;
      const updates = records.map((record) => ({
        updateOne: {
          // null also means that the record lacks the field
          filter: { _id: record._id, ...valuesOf(record, [...reads, 'v']) },
          update: { $set: { ...upgrade(record as unknown as Pick<R, Read>), v: to } },
        },
      }));
      const { modifiedCount } = await collection.bulkWrite(updates, { ordered: false });
      return modifiedCount;
    },
  };
}

function versionsBelow(version: number): number[] {
  return Array.from({ length: version - 2 }, (_, index) => index + 2);
}

function valuesOf(record: Record<string, unknown>, keys: readonly string[]) {
  return Object.fromEntries(keys.map((key) => [key, record[key] ?? null]));
}

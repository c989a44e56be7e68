import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { VideoDeps } from '../video-deps.ts';
import type { StorageOwnerModel, StorageOwnerRecord, StorageRefusal } from './storage-owner.model.ts';

export type OwnerDeps = VideoDeps<'store' | 'videos' | 'outputs'> & { storageOwners: StorageOwnerModel };

/** The object in the store that names its database. */
const markKey = 'owner/database.json';
const markSchema = z.object({ databaseId: z.string(), sweeps: z.number() });
type Mark = z.infer<typeof markSchema>;

/**
 * Finds out whether this database may delete what it does not know from its store: otherwise it would delete the files of
 * another database, or those that are newer than a restored backup. Takes a store without a mark when it is empty, or when
 * the database knows at least half of its sources and outputs, as with version 1.0.
 * @returns why it may not; null = it may
 */
export async function checkStorageOwner(deps: OwnerDeps): Promise<StorageRefusal | null> {
  const owner = await ownerOf(deps);
  const mark = await readMark(deps);
  const refused = mark ? compare(owner, mark) : await checkUnmarked(deps);
  if (refused === null && mark === null) await writeMark(deps, owner);
  if (refused !== owner.refused) await deps.storageOwners.updateOne({ _id: 'storage' }, { $set: { refused } });
  return refused;
}

/**
 * Counts a sweep, in the database first: a crash in between leaves the store behind, which is allowed.
 * @throws AppError `configuration` when the store is not this database's, see {@link checkStorageOwner}
 */
export async function beginSweep(deps: OwnerDeps): Promise<void> {
  const refused = await checkStorageOwner(deps);
  if (refused)
    throw new AppError('configuration', { message: `${sentences[refused]} ${adoptHint}`, details: { refused } });
  const owner = await deps.storageOwners
    .findByIdAndUpdate('storage', { $inc: { sweeps: 1 } }, { returnDocument: 'after' })
    .orFail()
    .lean<StorageOwnerRecord>();
  await writeMark(deps, owner);
}

/** Takes the store for this database, whoever it belonged to: the operator has checked that it is the right one. */
export async function adoptStorage(deps: OwnerDeps): Promise<void> {
  const [owner, mark] = await Promise.all([ownerOf(deps), readMark(deps)]);
  const sweeps = Math.max(owner.sweeps, mark?.sweeps ?? 0);
  await deps.storageOwners.updateOne({ _id: 'storage' }, { $set: { sweeps, refused: null } });
  await writeMark(deps, { ...owner, sweeps });
}

/** What operators have to know of the last sweep; null = it was allowed, or there was none. */
export async function readRefusal({
  storageOwners,
}: Pick<OwnerDeps, 'storageOwners'>): Promise<{ message: string; fix: string } | null> {
  const owner = await storageOwners.findById('storage').lean<StorageOwnerRecord>();
  return owner?.refused ? { message: sentences[owner.refused], fix: adoptHint } : null;
}

const adoptHint = 'Check that it is the right store. Then run: npm run captioneer -- storage adopt';

const sentences: Record<StorageRefusal, string> = {
  other_database: 'The store belongs to another database, so nothing in it is swept.',
  older_database: 'The database is older than its store, as after a restored backup, so nothing is swept.',
  unknown_files: 'The store holds files that the database does not know, so nothing is swept.',
};

async function ownerOf({ storageOwners }: OwnerDeps): Promise<StorageOwnerRecord> {
  return storageOwners
    .findByIdAndUpdate(
      'storage',
      { $setOnInsert: { databaseId: randomUUID(), sweeps: 0, refused: null } },
      { upsert: true, returnDocument: 'after' },
    )
    .orFail()
    .lean<StorageOwnerRecord>();
}

function compare(owner: StorageOwnerRecord, mark: Mark): StorageRefusal | null {
  if (mark.databaseId !== owner.databaseId) return 'other_database';
  return mark.sweeps > owner.sweeps ? 'older_database' : null;
}

async function readMark({ store }: OwnerDeps): Promise<Mark | null> {
  if ((await store.head(markKey)) === null) return null;
  return markSchema.parse(JSON.parse(await text(await store.get(markKey))));
}

async function writeMark({ store }: OwnerDeps, { databaseId, sweeps }: Mark): Promise<void> {
  const bytes = Buffer.from(JSON.stringify({ databaseId, sweeps } satisfies Mark));
  await store.put(markKey, Readable.from([bytes]), { contentType: 'application/json' });
}

const sampleSize = 500;

async function checkUnmarked(deps: OwnerDeps): Promise<StorageRefusal | null> {
  const sources = await sample(deps, 'sources/');
  const outputs = await sample(deps, 'outputs/');
  const count = sources.length + outputs.length;
  if (count === 0) return (await sample(deps, '', 1)).length === 0 ? null : 'unknown_files';
  const [knownSources, knownOutputs] = await Promise.all([
    deps.videos.distinct('sourceKey', { sourceKey: { $in: sources } }),
    deps.outputs.distinct('key', { key: { $in: outputs } }),
  ]);
  return knownSources.length + knownOutputs.length >= count / 2 ? null : 'unknown_files';
}

async function sample({ store }: OwnerDeps, prefix: string, size = sampleSize): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) {
    if (keys.push(key) === size) break;
  }
  return keys;
}

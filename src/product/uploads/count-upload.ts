import type { Clock } from '../../infra/clock.ts';
import type { Transact, Transaction } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { DiskRoom } from '../../infra/storage/disk-room.ts';
import type { ObjectStore } from '../../infra/storage/object-store.ts';
import type { KeptBytes } from '../kept-bytes/kept-bytes.ts';
import type { UploadModel, UploadRecord } from './upload.model.ts';

export interface UploadDeps {
  uploads: UploadModel;
  store: ObjectStore;
  keptBytes: KeptBytes;
  diskRoom: Pick<DiskRoom, 'requireRoom'>;
  transact: Transact;
  clock: Clock;
}

type NewUpload = Pick<UploadRecord, '_id' | 'ownerId' | 'sizeBytes' | 'fileName' | 'script'> & {
  key?: string;
  multipartId?: string;
};

/** What a script adds to the bytes that its account keeps: else tiny files with long scripts would count for next to nothing. */
export function bytesOfScript(script: string | undefined): number {
  return script === undefined ? 0 : Buffer.byteLength(script);
}

/** Each may hold thousands of pieces, and is kept for a day. */
export const maxUnfinishedUploads = 100;

/**
 * To be called before an upload begins that takes several requests.
 * @throws AppError `uploads_full` when the account has begun many and finished none of them
 */
export async function requireFinished(
  { uploads }: Pick<UploadDeps, 'uploads'>,
  ownerId: number,
  transaction?: Transaction,
): Promise<void> {
  // the others end with their request
  const unfinished = { ownerId, isWhole: false, $or: [{ key: null }, { multipartId: { $type: 'string' as const } }] };
  const options = { limit: maxUnfinishedUploads, session: transaction };
  if ((await uploads.countDocuments(unfinished, options)) < maxUnfinishedUploads) return;
  throw new AppError('uploads_full', { reason: 'uploads_full' });
}

/**
 * Inserts the record of an upload whose bytes are about to arrive, and counts its size at once: uploads at the same time
 * cannot exceed the limits together, and after a crash the sweep finds the record.
 * @throws AppError `storage_limit`, `uploads_full`
 */
export async function beginUpload(deps: UploadDeps, upload: NewUpload) {
  const { uploads, keptBytes, transact, clock } = deps;
  const createdAt = new Date(clock());
  const countedBytes = upload.sizeBytes + bytesOfScript(upload.script);
  await transact(async (transaction) => {
    await keptBytes.add(upload.ownerId, countedBytes, transaction);
    if (upload.key === undefined || upload.multipartId !== undefined)
      await requireFinished(deps, upload.ownerId, transaction);
    await uploads.create([{ ...upload, isWhole: false, countedBytes, createdAt }], {
      session: transaction,
    });
  });
  return { createdAt };
}

/**
 * Counts another size for an upload.
 * @param changes.script the one that it has from now on, or had before
 * @throws AppError `storage_limit`; `not_found` when its account has been deleted
 */
export async function recountUpload(
  { uploads, keptBytes, transact }: Pick<UploadDeps, 'uploads' | 'keptBytes' | 'transact'>,
  _id: string,
  changes: Partial<Pick<UploadRecord, 'isWhole' | 'createdAt' | 'script' | 'key' | 'pieces' | 'font'>> &
    Pick<UploadRecord, 'sizeBytes'>,
): Promise<void> {
  const countedBytes = changes.sizeBytes + bytesOfScript(changes.script);
  await transact(async (transaction) => {
    const before = await uploads
      .findOneAndUpdate({ _id }, { $set: { ...changes, countedBytes } }, { session: transaction })
      .lean();
    if (!before) throw new AppError('not_found', { message: 'This upload has been deleted.' });
    const ownBytes = before.countedBytes ?? 0;
    await keptBytes.add(before.ownerId, countedBytes - ownBytes, transaction, ownBytes);
  });
}

/** Removes the record; its bytes count no longer. Delete the files first, so that a crash leaves the record. */
export async function forgetUpload(
  { uploads, keptBytes, transact }: Pick<UploadDeps, 'uploads' | 'keptBytes' | 'transact'>,
  _id: string,
): Promise<void> {
  await transact(async (transaction) => {
    const removed = await uploads.findOneAndDelete({ _id }, { session: transaction }).lean();
    if (removed) await keptBytes.add(removed.ownerId, -(removed.countedBytes ?? 0), transaction);
  });
}

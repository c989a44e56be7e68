import type { Clock } from '../../infra/clock.ts';
import type { Transact } from '../../infra/database/transaction.ts';
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

type NewUpload = Pick<UploadRecord, '_id' | 'ownerId' | 'sizeBytes' | 'fileName'> & { key?: string };

/**
 * Inserts the record of an upload whose bytes are about to arrive, and counts its size at once: uploads at the same time
 * cannot exceed the limit together, and after a crash the sweep finds the record.
 * @throws AppError `storage_limit`
 */
export async function beginUpload({ uploads, keptBytes, transact, clock }: UploadDeps, upload: NewUpload) {
  const createdAt = new Date(clock());
  await transact(async (transaction) => {
    await keptBytes.add(upload.ownerId, upload.sizeBytes, transaction);
    await uploads.create([{ ...upload, isWhole: false, countedBytes: upload.sizeBytes, createdAt }], {
      session: transaction,
    });
  });
  return { createdAt };
}

/**
 * Counts another size for an upload.
 * @throws AppError `storage_limit`; `not_found` when its account has been deleted
 */
export async function recountUpload(
  { uploads, keptBytes, transact }: UploadDeps,
  _id: string,
  changes: { sizeBytes: number; isWhole?: boolean; createdAt?: Date },
): Promise<void> {
  await transact(async (transaction) => {
    const before = await uploads
      .findOneAndUpdate({ _id }, { $set: { ...changes, countedBytes: changes.sizeBytes } }, { session: transaction })
      .lean();
    if (!before) throw new AppError('not_found', { message: 'This upload has been deleted.' });
    await keptBytes.add(before.ownerId, changes.sizeBytes - (before.countedBytes ?? 0), transaction);
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

import { AppError } from '../../infra/errors/app-error.ts';
import { randomId } from '../../infra/secrets.ts';
import type { DirectUploads } from '../../infra/storage/object-store.ts';
import { beginUpload, forgetUpload, recountUpload, requireFinished, type UploadDeps } from './count-upload.ts';
import { type UploadRecord, uploadUrl } from './upload.model.ts';
import { uploadKeptMs, uploadKeyPrefix } from './upload-bytes.ts';

type DirectUploadDeps = UploadDeps & { maxBytes: number };

interface UploadOfOwner {
  ownerId: number;
  uploadId: string;
}

interface NewDirectUpload {
  ownerId: number;
  sizeBytes: number;
  fileName: string | null;
  script?: string;
}

export interface DirectUpload {
  uploadId: string;
  /** Until then the URLs work, and the upload can be completed. */
  expiresAt: Date;
  /** To be sent by PUT, each with exactly its size. */
  parts: { number: number; sizeBytes: number; url: string }[];
}

/** Stores refuse smaller parts than 5 MiB, and more than 10,000 of them. */
const minPartBytes = 16 * 1024 ** 2;
const maxParts = 1_000;

/**
 * Begins an upload whose parts go directly to the store. Its size counts from now on, as that of every upload.
 * @throws AppError `not_found` when people cannot reach the store; `source_too_large`, `storage_limit`, `uploads_full`
 */
export async function beginDirectUpload(
  deps: DirectUploadDeps,
  { ownerId, sizeBytes, fileName, script }: NewDirectUpload,
): Promise<DirectUpload> {
  const { store, keptBytes, maxBytes } = deps;
  const direct = requireDirect(deps);
  if (sizeBytes > maxBytes) throw new AppError('source_too_large', { args: { maxBytes } });
  await requireFinished(deps, ownerId);
  await keptBytes.requireRoom(ownerId, sizeBytes);
  const _id = randomId('');
  const key = uploadKeyPrefix + _id;
  const multipartId = await direct.begin(key);
  try {
    const { createdAt } = await beginUpload(deps, { _id, ownerId, key, fileName, script, sizeBytes, multipartId });
    return { uploadId: _id, expiresAt: new Date(createdAt.getTime() + uploadKeptMs), parts: partsOf() };
  } catch (error) {
    await store.direct?.abort(key, multipartId);
    throw error;
  }

  function partsOf(): DirectUpload['parts'] {
    const partBytes = Math.max(minPartBytes, Math.ceil(sizeBytes / maxParts));
    return Array.from({ length: Math.ceil(sizeBytes / partBytes) }, (_, index) => {
      const part = { number: index + 1, sizeBytes: Math.min(partBytes, sizeBytes - index * partBytes) };
      const expiresSeconds = uploadKeptMs / 1000;
      return { ...part, url: direct.presignPart({ ...part, key, uploadId: multipartId, expiresSeconds }) };
    });
  }
}

/**
 * Puts the parts together, so that a video can be created from the file. A second call answers the same.
 * @throws AppError `not_found`; `conflict` while parts are missing
 */
export async function completeDirectUpload(
  deps: DirectUploadDeps,
  of: UploadOfOwner,
): Promise<{ uploadUrl: string; sizeBytes: number }> {
  const { _id, key, multipartId, sizeBytes, script, isWhole } = await findDirect(deps, of);
  if (!isWhole) {
    await joinParts(deps, { key, multipartId, sizeBytes });
    const kept = script === undefined ? {} : { script };
    await recountUpload(deps, _id, { sizeBytes, isWhole: true, createdAt: new Date(deps.clock()), ...kept });
  }
  return { uploadUrl: uploadUrl(_id), sizeBytes };
}

/**
 * Deletes an upload that is not complete.
 * @throws AppError `not_found`, also when it is complete
 */
export async function dropDirectUpload(deps: DirectUploadDeps, of: UploadOfOwner): Promise<void> {
  const { _id, key, multipartId, isWhole } = await findDirect(deps, of);
  if (isWhole) throw noSuchUpload();
  await requireDirect(deps).abort(key, multipartId);
  await forgetUpload(deps, _id);
}

async function joinParts(
  deps: DirectUploadDeps,
  { key, multipartId, sizeBytes }: { key: string; multipartId: string; sizeBytes: number },
): Promise<void> {
  const direct = requireDirect(deps);
  const isJoined = async () => (await deps.store.head(key))?.sizeBytes === sizeBytes;
  const parts = await direct.parts(key, multipartId);
  if (parts === null) {
    // another call has put them together
    if (await isJoined()) return;
    throw noSuchUpload();
  }
  const sentBytes = parts.reduce((sum, part) => sum + part.sizeBytes, 0);
  if (sentBytes !== sizeBytes) {
    throw new AppError('conflict', {
      message: `${sentBytes} of ${sizeBytes} bytes have arrived. Send the missing parts.`,
    });
  }
  try {
    await direct.complete(key, multipartId, parts);
  } catch (error) {
    // another call may have been first since
    if (!(await isJoined())) throw error;
  }
}

async function findDirect({ uploads }: DirectUploadDeps, { ownerId, uploadId }: UploadOfOwner) {
  const upload = await uploads.findOne({ _id: uploadId, ownerId }).lean<UploadRecord>();
  if (!upload?.multipartId || upload.key === null) throw noSuchUpload();
  const { key, multipartId } = upload;
  return { ...upload, key, multipartId };
}

function requireDirect({ store }: Pick<UploadDeps, 'store'>): DirectUploads {
  if (store.direct) return store.direct;
  throw new AppError('not_found', {
    message: 'This service takes no files directly at its store. Send the file to POST /api/uploads.',
  });
}

function noSuchUpload(): AppError {
  return new AppError('not_found', { message: 'There is no such upload.' });
}

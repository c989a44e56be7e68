import { AppError } from '../../infra/errors/app-error.ts';
import { bytesOfScript, type UploadDeps } from './count-upload.ts';

export interface UploadScriptInput {
  ownerId: number;
  uploadId: string;
  script: string;
}

/**
 * Sets the script of an upload, whether its file has arrived or not. A video that was created from it before keeps its own.
 * @throws AppError `not_found`; `storage_limit`
 */
export async function setUploadScript(
  { uploads, keptBytes, transact }: Pick<UploadDeps, 'uploads' | 'keptBytes' | 'transact'>,
  { ownerId, uploadId, script }: UploadScriptInput,
): Promise<void> {
  await transact(async (transaction) => {
    const before = await uploads
      .findOneAndUpdate({ _id: uploadId, ownerId }, { $set: { script } }, { session: transaction })
      .lean();
    if (!before) throw new AppError('not_found', { message: 'There is no such upload.' });
    const moreBytes = bytesOfScript(script) - bytesOfScript(before.script);
    await uploads.updateOne({ _id: uploadId }, { $inc: { countedBytes: moreBytes } }, { session: transaction });
    await keptBytes.add(ownerId, moreBytes, transaction);
  });
}

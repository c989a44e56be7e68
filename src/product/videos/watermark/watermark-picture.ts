import { buffer } from 'node:stream/consumers';
import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import { watermarkLimits } from '../../../engine/captions/settings/watermark.ts';
import { type PictureFacts, readPictureFacts } from '../../../engine/media/probe/picture-facts.ts';
import type { RenderPlan } from '../../../engine/render/plan/render-plan.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { invalidFields } from '../../../infra/validation/violation.ts';
import { type UploadRecord, uploadIdOf } from '../../uploads/upload.model.ts';
import { openUpload } from '../../uploads/upload-bytes.ts';
import type { VideoDeps } from '../video-deps.ts';

export type WatermarkDeps = VideoDeps<'uploads' | 'store'>;

interface Wanted {
  ownerId: number;
  settings: Pick<CaptionSettings, 'watermark'>;
}

/**
 * Checks the picture of a watermark by its bytes, and notes what it is: from then on its upload is kept as long as a
 * video has it.
 * @throws AppError `invalid_input` on `watermark.picture`
 */
export async function acceptWatermark(
  { uploads, store }: WatermarkDeps,
  { ownerId, settings: { watermark } }: Wanted,
  transaction?: Transaction,
): Promise<void> {
  if (!watermark || watermark.picture === '') return;
  const upload = await uploads
    .findOne({ _id: uploadIdOf(watermark.picture) ?? '', ownerId, isWhole: { $ne: false } })
    .session(transaction ?? null)
    .lean<UploadRecord>();
  if (!upload) throw invalidFields([{ field: 'watermark.picture', rule: 'exists' }]);
  if (upload.picture) return;
  const isSmall = upload.sizeBytes <= watermarkLimits.bytes;
  const picture = isSmall
    ? readPictureFacts(await buffer(openUpload(store, upload)), { maxSide: watermarkLimits.side })
    : null;
  if (!picture) throw invalidFields([{ field: 'watermark.picture', rule: 'picture' }]);
  await uploads.updateOne({ _id: upload._id }, { $set: { picture } }, { session: transaction ?? undefined });
}

/** Same, for a picture that somebody has just uploaded; false = it cannot be used. */
export async function isAcceptedAsWatermark(
  deps: WatermarkDeps,
  { ownerId, picture }: { ownerId: number; picture: string },
): Promise<boolean> {
  try {
    await acceptWatermark(deps, { ownerId, settings: { watermark: { picture } } });
    return picture !== '';
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_input') return false;
    throw error;
  }
}

/** What the picture of the watermark is; null = there is no watermark, or its picture was never accepted. */
export async function pictureOfWatermark(
  { uploads }: VideoDeps<'uploads'>,
  { ownerId, settings: { watermark } }: Wanted,
): Promise<PictureFacts | null> {
  const uploadId = watermark && uploadIdOf(watermark.picture);
  if (!uploadId) return null;
  return (await uploads.findOne({ _id: uploadId, ownerId }).lean<UploadRecord>())?.picture ?? null;
}

/**
 * The bytes that a plan's watermark is drawn from, as an input of the engine; nothing for a plan without one.
 * @throws AppError `not_found` when the upload was deleted, with its account
 */
export async function watermarkBytes(
  { uploads, store }: WatermarkDeps,
  { watermark }: Pick<RenderPlan, 'watermark'>,
): Promise<{ watermark?: Buffer }> {
  if (!watermark) return {};
  const upload = await uploads.findById(uploadIdOf(watermark.picture) ?? '').lean<UploadRecord>();
  if (!upload) throw new AppError('not_found', { message: 'The picture of the watermark has been deleted.' });
  return { watermark: await buffer(openUpload(store, upload)) };
}

/** An accepted picture as a page shows it; null = the account has no such picture. */
export async function readWatermark(
  { uploads, store }: WatermarkDeps,
  { ownerId, uploadId }: { ownerId: number; uploadId: string },
): Promise<{ bytes: Buffer; contentType: string } | null> {
  const upload = await uploads.findOne({ _id: uploadId, ownerId }).lean<UploadRecord>();
  if (!upload?.picture) return null;
  return { bytes: await buffer(openUpload(store, upload)), contentType: `image/${upload.picture.type}` };
}

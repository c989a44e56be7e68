import type { Transaction } from '../../../infra/database/transaction.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { currentParts, partsFrom } from '../records/edited-parts.ts';
import type { SmallVideoRecord } from '../records/video.model.ts';
import type { VideoDeps } from '../video-deps.ts';

type Video = Pick<SmallVideoRecord, '_id' | 'revision' | 'outputToken' | 'transcriptKey'>;

/** Before an edit: keeps what the present output shows, unless an earlier edit that has not ended in an output did. */
export async function keepBeforeEdit(
  { videos }: VideoDeps<'videos'>,
  { _id, revision, outputToken }: Video,
  transaction: Transaction,
): Promise<void> {
  if (outputToken === null) return;
  await videos.updateOne(
    { _id, revision, $or: [{ stage: 'processed' }, { beforeEdit: null }] },
    [{ $set: { beforeEdit: currentParts } }],
    { session: transaction, updatePipeline: true },
  );
}

/**
 * After an edit was stopped: text and settings are again what the present output shows, and what the edit wanted is kept. Not
 * when the edit has transcribed again, since the earlier transcript may be gone.
 * @returns false when nothing was taken back
 */
export async function takeBackEdit(
  { videos }: VideoDeps<'videos'>,
  { _id, outputToken, transcriptKey }: Video,
  transaction: Transaction,
): Promise<boolean> {
  if (outputToken === null) return false;
  const { matchedCount } = await videos.updateOne(
    { _id, beforeEdit: { $type: 'object' }, 'beforeEdit.transcriptKey': transcriptKey },
    [{ $set: { stoppedEdit: currentParts, ...partsFrom('beforeEdit') } }, { $unset: 'beforeEdit' }],
    { session: transaction, updatePipeline: true },
  );
  return matchedCount === 1;
}

/** Takes up what a stopped edit wanted. @throws AppError `conflict` when there is none any more */
export async function resumeStoppedEdit(
  { videos }: VideoDeps<'videos'>,
  { _id, revision, transcriptKey }: Video,
  transaction: Transaction,
): Promise<void> {
  const { matchedCount } = await videos.updateOne(
    { _id, revision, stoppedEdit: { $type: 'object' }, 'stoppedEdit.transcriptKey': transcriptKey },
    [{ $set: partsFrom('stoppedEdit') }],
    { session: transaction, updatePipeline: true },
  );
  if (matchedCount === 0) throw new AppError('conflict', { reason: 'video_changed' });
}

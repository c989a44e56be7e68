import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { RecordUsage } from '../../billing/record-usage.ts';
import type { TranscriptModel } from '../captions/transcript.model.ts';
import type { VideoModel, VideoRecord } from '../records/video.model.ts';
import type { EditVideoInput } from '../video-services.ts';

export interface EditVideoDeps {
  videos: VideoModel;
  transcripts: TranscriptModel;
  recordUsage: RecordUsage;
  transact: Transact;
  clock: Clock;
}

/**
 * Starts the next revision: what the input leaves out keeps its value, and work on an older revision is superseded.
 * @throws AppError `not_found`; `conflict` where another edit came first
 */
export async function editVideo(
  deps: EditVideoDeps,
  input: EditVideoInput,
  transaction?: Transaction,
): Promise<{ videoId: string }> {
  if (!transaction) return deps.transact((own) => editVideo(deps, input, own));
  const video = await deps.videos
    .findOne({ _id: input.videoId, ownerId: input.ownerId, removedAt: null })
    .session(transaction)
    .lean<VideoRecord>();
  if (!video) throw new AppError('not_found', { message: 'There is no such video.' });
  if (input.baseRevision !== undefined && input.baseRevision !== video.revision) {
    throw new AppError('conflict', {
      message: 'The video has been changed meanwhile, in another window or by a chat.',
    });
  }
  const now = new Date(deps.clock());
  const listenAgain = input.captions === undefined && (await languageChanges(deps, video, input));
  const { matchedCount } = await deps.videos.updateOne(
    { _id: video._id, revision: video.revision, removedAt: null },
    {
      $set: {
        ...nextRevision(now),
        settings: mergeSettings(video.settings, input.settings, input.leaveOpen),
        givenCaptions: listenAgain ? null : (input.captions ?? video.givenCaptions),
        transcriptKey: listenAgain ? null : video.transcriptKey,
        callbackUrl: input.callbackUrl ?? video.callbackUrl,
        chatKey: input.chatKey ?? video.chatKey,
      },
      $inc: { revision: 1, fence: 1 },
    },
    { session: transaction },
  );
  // inside a transaction a competing edit ends in a write conflict, which is tried again; this guards other callers
  if (matchedCount === 0) throw new AppError('conflict', { message: 'The video has just been changed.' });
  await deps.recordUsage(
    {
      userId: video.ownerId,
      kind: 'edited',
      seconds: 0,
      at: now,
      cause: `${video._id}:${video.revision + 1}:edited`,
    },
    transaction,
  );
  return { videoId: video._id };
}

function nextRevision(now: Date) {
  return {
    stage: 'queued',
    progress: 0,
    errorCode: null,
    failureMessage: null,
    notices: [],
    queuedAt: now,
    notBefore: now,
    tries: 0,
    claims: 0,
    remakes: 0,
    leaseOwner: null,
    leaseUntil: null,
    planKey: null,
    finishedAt: null,
  } as const;
}

/** @param leaveOpen settings that are to be as if nobody had ever said them */
export function mergeSettings(
  current: CaptionSettings,
  changes: CaptionSettings,
  leaveOpen: readonly (keyof CaptionSettings)[] = [],
): CaptionSettings {
  const kept = Object.entries(current).filter(([name]) => !leaveOpen.some((open) => open === name));
  const said = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(kept), ...Object.fromEntries(said) };
}

/** Saying the language that was heard anyway changes nothing. */
async function languageChanges(deps: EditVideoDeps, video: VideoRecord, { settings, leaveOpen }: EditVideoInput) {
  const { language } = settings;
  // what was named is to be detected again, unless it was detected already
  if (language === undefined && leaveOpen?.includes('language')) return video.settings.language !== undefined;
  if (language === undefined || language === video.settings.language) return false;
  if (video.transcriptKey === null) return true;
  const transcript = await deps.transcripts.findById(video.transcriptKey).lean();
  return transcript?.language !== language;
}

import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import { type WantedSettings, withChanges } from '../../../engine/captions/settings/preset-settings.ts';
import { titleSpan } from '../../../engine/captions/settings/title.ts';
import { pictureMs } from '../../../engine/media/timing/video-length.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { invalidFields } from '../../../infra/validation/violation.ts';
import { uploadIdOf } from '../../uploads/upload.model.ts';
import { nextTurn, placeInTurn } from '../lease/queue-turns.ts';
import { noSuchVideo, type VideoOfOwner } from '../records/find-video.ts';
import { type GivenCaptions, writeGivenCaptions } from '../records/given-captions.ts';
import { traceOfRevision } from '../records/trace-of-revision.ts';
import { type SmallVideoRecord, withoutLargeFields } from '../records/video.model.ts';
import { isWorking } from '../records/video-states.ts';
import type { VideoDeps } from '../video-deps.ts';
import { acceptWatermark } from '../watermark/watermark-picture.ts';
import { type RoomDeps, requireRoomForWork } from './require-room.ts';
import { resolveWantedChanges } from './resolve-wanted.ts';
import { keepBeforeEdit, resumeStoppedEdit } from './take-back-edit.ts';

export type EditVideoDeps = VideoDeps<
  | 'queueTurns'
  | 'hasOlderProcesses'
  | 'transcripts'
  | 'uploads'
  | 'findPreset'
  | 'ownFonts'
  | 'store'
  | 'recordUsage'
  | 'transact'
  | 'clock'
  | 'logger'
  | 'tracing'
> &
  RoomDeps;

export interface EditVideoInput extends VideoOfOwner {
  /** Only the settings that change. */
  settings: WantedSettings;
  /** Settings to reset to their default. */
  resetSettings?: readonly (keyof CaptionSettings)[];
  captions?: GivenCaptions;
  /** The revision that the caller has seen; `conflict` if there is a newer one. Absent = any. */
  baseRevision?: number;
  callbackUrl?: string;
  /** Makes the change after all that was stopped and taken back; the other changes come on top of it. */
  resumesStopped?: boolean;
  /** The chat in which it is edited; the result is sent there from now on. */
  chatKey?: string;
  /** It renders the draft of the editor: only what the video itself has is kept. */
  endsDraft?: boolean;
}

/** The input with a preset in place of its name. */
type ResolvedInput = Omit<EditVideoInput, 'settings'> & { settings: CaptionSettings };

/**
 * Starts the next revision. Whatever the input leaves out keeps its value. Work on an older revision stops.
 * @throws AppError `not_found`, also for a removed video; `conflict` when another edit came first; `upload_deleted`;
 *   `invalid_input` when there is no such preset, for a title after the end, or a watermark that is
 *   no picture;
 *   `queue_full`, `service_full`, `disk_low`, unless the video waits or is processed anyway
 */
export async function editVideo(
  deps: EditVideoDeps,
  wanted: EditVideoInput,
  transaction?: Transaction,
): Promise<{ videoId: string }> {
  if (!transaction) return deps.transact((own) => editVideo(deps, wanted, own));
  const input: ResolvedInput = { ...wanted, ...(await resolveWantedChanges(deps, wanted, transaction)) };
  const found = await findToEdit(deps, input, transaction);
  await keepBeforeEdit(deps, found, transaction);
  if (input.resumesStopped) await resumeStoppedEdit(deps, found, transaction);
  const video = input.resumesStopped ? await findToEdit(deps, input, transaction) : found;
  if (input.baseRevision !== undefined && input.baseRevision !== video.revision) {
    throw new AppError('conflict', { reason: 'video_changed' });
  }
  refuseLateTitle(video, input);
  await acceptWatermark(deps, input, transaction);
  await requireUploadedSource(deps, video, transaction);
  if (!isWorking(video.stage)) await requireRoomForWork(deps, video.ownerId, transaction);
  const now = new Date(deps.clock());
  const isOtherScript = scriptChanges(video, input);
  const transcribeAgain = input.captions === undefined && (await languageChanges(deps, video, input));
  const { matchedCount } = await deps.videos.updateOne(
    { _id: video._id, revision: video.revision, removedAt: null },
    {
      $set: {
        ...nextRevision(now),
        // people wait for a correction, and it takes seconds
        turn: placeInTurn(await nextTurn(deps, video.ownerId), { isPaying: true, seconds: null }),
        settings: mergeSettings(video.settings, input.settings, input.resetSettings),
        ...(await givenCaptionsAfter(deps, input, { areDropped: transcribeAgain || isOtherScript })),
        ...(isOtherScript ? { scriptReport: null } : {}),
        transcriptKey: transcribeAgain ? null : video.transcriptKey,
        stoppedEdit: null,
        ...(input.endsDraft ? { draftUploads: [] } : {}),
        trace: traceOfRevision(deps, { name: 'edit video', former: video.trace }),
        callbackUrl: input.callbackUrl ?? video.callbackUrl,
        chatKey: input.chatKey ?? video.chatKey,
      },
      $inc: { revision: 1, fence: 1 },
    },
    { session: transaction },
  );
  // a competing edit in a transaction ends in a write conflict, which is retried; this guards all other callers
  if (matchedCount === 0) throw new AppError('conflict', { reason: 'video_changed' });
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

async function findToEdit(
  { videos }: EditVideoDeps,
  { videoId, ownerId }: VideoOfOwner,
  transaction: Transaction,
): Promise<SmallVideoRecord> {
  const query = videos.findOne({ _id: videoId, ownerId, removedAt: null }, withoutLargeFields);
  const video = await query.session(transaction).lean<SmallVideoRecord>();
  if (!video) throw noSuchVideo();
  return video;
}

/** Of a video whose length is known; of others, a notice says that the title is not shown. */
function refuseLateTitle({ facts }: SmallVideoRecord, { settings: { title } }: EditVideoInput): void {
  const seconds = facts && pictureMs(facts) / 1000;
  if (!title || !facts || !seconds || titleSpan(title, pictureMs(facts))) return;
  throw invalidFields([{ field: 'title.start', rule: 'max', params: { max: seconds } }]);
}

/**
 * Every edit needs the source, and nobody can fetch again what was uploaded. A store that does not answer refuses nothing: the
 * edit waits for it.
 * @throws AppError `upload_deleted`
 */
async function requireUploadedSource(
  { store, uploads, logger }: EditVideoDeps,
  { url, ownerId, sourceKey }: SmallVideoRecord,
  transaction: Transaction,
): Promise<void> {
  const uploadId = uploadIdOf(url);
  if (uploadId === null || (await uploads.exists({ _id: uploadId, ownerId }).session(transaction))) return;
  const isStored = async (key: string) => (await store.head(key)) !== null;
  const hasSource =
    sourceKey !== null &&
    (await isStored(sourceKey).catch((err) => {
      logger.warn({ err }, 'could not look for the source of an edit');
      return true;
    }));
  if (!hasSource) throw new AppError('upload_deleted', { reason: 'upload_deleted' });
}

/** Captions that nobody changes are neither read nor written. */
async function givenCaptionsAfter(
  deps: EditVideoDeps,
  { captions }: EditVideoInput,
  { areDropped }: { areDropped: boolean },
) {
  if (captions !== undefined) return { givenCaptions: await writeGivenCaptions(deps, captions) };
  return areDropped ? { givenCaptions: null } : {};
}

function nextRevision(now: Date) {
  return {
    stage: 'queued',
    progress: 0,
    errorCode: null,
    errorReason: null,
    errorArgs: null,
    failureMessage: null,
    notices: [],
    queuedAt: now,
    notBefore: now,
    tries: 0,
    faults: 0,
    claims: 0,
    crashes: [],
    remakes: 0,
    leaseOwner: null,
    leaseUntil: null,
    planKey: null,
    finishedAt: null,
  } as const;
}

/** @param reset settings to reset to their default */
export function mergeSettings(
  current: CaptionSettings,
  changes: CaptionSettings,
  reset: readonly (keyof CaptionSettings)[] = [],
): CaptionSettings {
  const unchanged = Object.entries(current).filter(([name]) => !reset.some((key) => key === name));
  return withChanges(Object.fromEntries(unchanged), changes);
}

/** Captions that were given before would hide another script. */
function scriptChanges(
  { settings: current }: SmallVideoRecord,
  { settings, resetSettings = [] }: ResolvedInput,
): boolean {
  if (settings.script === undefined) return resetSettings.includes('script') && current.script !== undefined;
  return settings.script !== current.script;
}

/** Naming the language that was detected anyway is not a change. */
async function languageChanges(
  deps: EditVideoDeps,
  video: SmallVideoRecord,
  { settings, resetSettings }: ResolvedInput,
) {
  const { language } = settings;
  // a reset language is detected again, unless it was detected before
  if (language === undefined && resetSettings?.includes('language')) return video.settings.language !== undefined;
  if (language === undefined || language === video.settings.language) return false;
  if (video.transcriptKey === null) return true;
  const transcript = await deps.transcripts.findById(video.transcriptKey).lean();
  return transcript?.language !== language;
}

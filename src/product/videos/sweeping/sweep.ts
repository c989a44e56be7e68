import type { Clock } from '../../../infra/clock.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { ObjectStore } from '../../../infra/storage/object-store.ts';
import type { UploadModel } from '../../uploads/upload.model.ts';
import { deleteUploadBytes, piecePrefix, uploadKeptMs } from '../../uploads/upload-bytes.ts';
import { type RemoveVideoDeps, removeOutputs, removeVideo } from '../actions/delete-video.ts';
import type { TranscriptModel } from '../captions/transcript.model.ts';
import { faceMapPrefix, sourceKeyOfFaceMap } from '../faces/face-map-store.ts';
import type { PreviewModel, PreviewRecord } from '../preview/preview.model.ts';
import { previewAudioPrefix, sourceKeyOfPreviewAudio } from '../preview/preview-audio-store.ts';
import type { OutputRecord } from '../records/output.model.ts';
import { workingStages } from '../records/video-states.ts';
import { cardStillPrefix, outputOfCardStill } from '../stills/card-still.ts';
import { sweepSegments } from './sweep-segments.ts';

export interface SweepDeps extends RemoveVideoDeps {
  transcripts: TranscriptModel;
  previews: PreviewModel;
  uploads: UploadModel;
  store: ObjectStore;
  retentionDays: number;
  clock: Clock;
  logger: Logger;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A new object may not be referenced yet: its step still has to record it. */
const graceMs = hourMs / 2;
/** A replaced output or a finished preview may still be downloaded or watched. */
const replacedGraceMs = hourMs;

/** Deletes expired videos and uploads, and objects that nothing references. Safe to run at any time, on any worker. */
export async function sweep(deps: SweepDeps): Promise<void> {
  await removeExpiredVideos(deps);
  await removeReplacedOutputs(deps);
  await removeOldUploads(deps);
  await removeOldPreviews(deps);
  await sweepSegments(deps);
  await removeUnused(deps, 'sources/', (key) => deps.videos.exists({ sourceKey: key, removedAt: null }));
  await removeUnused(deps, piecePrefix, (key) => deps.uploads.exists({ 'pieces.key': key }));
  await removeUnused(deps, cardStillPrefix, (key) => deps.outputs.exists({ _id: outputOfCardStill(key) }));
  for (const prefix of ['editing/', 'waveforms/']) {
    const sourceOf = (key: string) => `sources/${key.slice(prefix.length)}`;
    await removeUnused(deps, prefix, (key) => deps.videos.exists({ sourceKey: sourceOf(key), removedAt: null }));
  }
  await removeUnused(deps, faceMapPrefix, (key) =>
    deps.videos.exists({ sourceKey: sourceKeyOfFaceMap(key), removedAt: null }),
  );
  await removeUnused(deps, previewAudioPrefix, (key) =>
    deps.videos.exists({ sourceKey: sourceKeyOfPreviewAudio(key), removedAt: null }),
  );
  await removeUnused(deps, 'plans/', (key) => deps.videos.exists({ planKey: key, removedAt: null }));
  await removeUnused(deps, 'transcripts/', (key) => transcriptIsUsed(deps, key));
}

async function removeExpiredVideos(deps: SweepDeps): Promise<void> {
  const before = new Date(deps.clock() - deps.retentionDays * dayMs);
  const expired = deps.videos
    .find({ finishedAt: { $lt: before }, removedAt: null, stage: { $nin: [...workingStages] } }, { _id: 1 })
    .lean()
    .cursor();
  for await (const { _id } of expired) await removeVideo(deps, { _id }, 'expired');
  // outputs left by a crash after the removal, or assembled at the moment of the removal
  for (const videoId of await deps.outputs.distinct('videoId')) {
    if (!(await deps.videos.exists({ _id: videoId, removedAt: null }))) await removeOutputs(deps, videoId);
  }
}

async function removeReplacedOutputs(deps: SweepDeps): Promise<void> {
  const before = new Date(deps.clock() - replacedGraceMs);
  for (const output of await deps.outputs.find({ replacedAt: { $lt: before } }).lean<OutputRecord[]>()) {
    await deps.store.delete(output.key);
    await deps.outputs.deleteOne({ _id: output._id });
  }
}

async function removeOldUploads({ uploads, store, clock }: SweepDeps): Promise<void> {
  for (const upload of await uploads.find({ createdAt: { $lt: new Date(clock() - uploadKeptMs) } }).lean()) {
    await deleteUploadBytes(store, upload);
    await uploads.deleteOne({ _id: upload._id });
  }
}

/** Revisions that are finished, superseded or removed need no preview; a current viewer may watch it to the end. */
async function removeOldPreviews({ previews, videos, clock }: SweepDeps): Promise<void> {
  const before = new Date(clock() - replacedGraceMs);
  for await (const { _id, videoId, revision } of previews
    .find({ createdAt: { $lt: before } })
    .lean<PreviewRecord[]>()
    .cursor()) {
    const isInUse = await videos.exists({
      _id: videoId,
      revision,
      removedAt: null,
      $or: [{ stage: { $in: [...workingStages] } }, { finishedAt: { $gte: before } }],
    });
    if (!isInUse) await previews.deleteOne({ _id });
  }
}

async function removeUnused(
  { store, clock, logger }: SweepDeps,
  prefix: string,
  isUsed: (key: string) => Promise<unknown>,
): Promise<void> {
  for await (const object of store.list(prefix)) {
    if (clock() - object.modifiedAt.getTime() < graceMs || (await isUsed(object.key))) continue;
    await store.delete(object.key);
    logger.debug({ key: object.key }, 'deleted an object that nothing references');
  }
}

async function transcriptIsUsed({ transcripts, videos }: SweepDeps, key: string): Promise<boolean> {
  const transcriptKey = key.slice('transcripts/'.length);
  if (await videos.exists({ transcriptKey, removedAt: null })) return true;
  await transcripts.deleteOne({ _id: transcriptKey });
  return false;
}

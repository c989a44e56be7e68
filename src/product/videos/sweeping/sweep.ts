import type { QueryFilter } from 'mongoose';
import type { StoredObject } from '../../../infra/storage/object-store.ts';
import { forgetUpload } from '../../uploads/count-upload.ts';
import { deleteUploadBytes, piecePrefix, uploadKeptMs } from '../../uploads/upload-bytes.ts';
import { type RemoveVideoDeps, removeVideo } from '../actions/delete-video.ts';
import type { TranscriptRecord } from '../captions/transcript.model.ts';
import { keyOfTranscriptWords, transcriptPrefix, wordsKeyOf } from '../captions/transcript-store.ts';
import { faceMapPrefix, sourceKeyOfFaceMap } from '../faces/faces-of-video.ts';
import type { PreviewRecord } from '../preview/preview.model.ts';
import { previewAudioPrefix, sourceKeyOfPreviewAudio } from '../preview/preview-audio-store.ts';
import { releaseSweptSources } from '../records/count-source.ts';
import { type OutputRecord, outputPrefix } from '../records/output.model.ts';
import { workingStages } from '../records/video-states.ts';
import { type SegmentModel, type SegmentRecord, segmentObjectKey } from '../rendering/segment.model.ts';
import { cardStillPrefix, outputOfCardStill } from '../stills/card-still.ts';
import type { VideoDeps } from '../video-deps.ts';

export type SweepDeps = RemoveVideoDeps &
  VideoDeps<'transcripts' | 'previews' | 'uploads' | 'keptBytes' | 'logger'> & {
    retentionDays: number;
    segmentCacheBytes: number;
  };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A new object may not be referenced yet: its step still has to record it. A segment may be needed for an output. */
const graceMs = hourMs / 2;
/** A replaced output or a finished preview may still be downloaded or watched. */
const replacedGraceMs = hourMs;

/** Deletes expired videos and uploads, and objects that nothing references. Safe to run at any time, on any worker. */
export async function sweep(deps: SweepDeps): Promise<void> {
  await removeExpiredVideos(deps);
  await finishRemovals(deps);
  await removeReplacedOutputs(deps);
  await removeUnrecordedOutputs(deps);
  await removeOldUploads(deps);
  await removeOldPreviews(deps);
  await sweepSegments(deps, deps.segmentCacheBytes);
  const sourcesInUse = (keys: string[]) => inUse(deps.videos, 'sourceKey', keys);
  await removeUnused(deps, 'sources/', sourcesInUse);
  await removeUnused(deps, piecePrefix, (keys) => deps.uploads.distinct('pieces.key', { 'pieces.key': { $in: keys } }));
  await removeUnused(
    deps,
    cardStillPrefix,
    byOwner(outputOfCardStill, (ids) => knownIds(deps.outputs, ids)),
  );
  await releaseSweptSources(deps);
  for (const prefix of ['editing/', 'waveforms/']) {
    const sourceOf = (key: string) => `sources/${key.slice(prefix.length).split('.')[0]}`;
    await removeUnused(deps, prefix, byOwner(sourceOf, sourcesInUse));
  }
  await removeUnused(deps, faceMapPrefix, byOwner(sourceKeyOfFaceMap, sourcesInUse));
  await removeUnused(deps, previewAudioPrefix, byOwner(sourceKeyOfPreviewAudio, sourcesInUse));
  await removeUnused(deps, 'plans/', (keys) => inUse(deps.videos, 'planKey', keys));
  await removeUnused(deps, transcriptPrefix, (keys) => transcriptsInUse(deps, keys));
}

/** Of these keys, those that a video has that was not removed. */
function inUse(videos: SweepDeps['videos'], field: 'sourceKey' | 'planKey', keys: string[]): Promise<string[]> {
  return videos.distinct(field, { [field]: { $in: keys }, removedAt: null });
}

async function knownIds(outputs: SweepDeps['outputs'], ids: string[]): Promise<string[]> {
  return (await outputs.find({ _id: { $in: ids } }, { _id: 1 }).lean()).map(({ _id }) => _id);
}

/** For objects that are used as long as something else is, which their key names. */
function byOwner(ownerOf: (key: string) => string, ownersInUse: UsedKeys): UsedKeys {
  return async (keys) => {
    const owners = new Set(await ownersInUse([...new Set(keys.map(ownerOf))]));
    return keys.filter((key) => owners.has(ownerOf(key)));
  };
}

async function removeExpiredVideos(deps: SweepDeps): Promise<void> {
  const before = new Date(deps.clock() - deps.retentionDays * dayMs);
  const expired = deps.videos
    .find({ finishedAt: { $lt: before }, removedAt: null, stage: { $nin: [...workingStages] } }, { _id: 1 })
    .lean()
    .cursor();
  for await (const { _id } of expired) await removeVideo(deps, { _id }, 'expired');
}

const maxBatch = 500;

/** Longer than a worker that lost its lease goes on, unless its whole machine stood still. */
const outdatedMs = 3 * hourMs;

/**
 * What a worker wrote for a video at the moment of its removal: segments that count as used by it, and in version 1.0 its
 * output.
 */
async function finishRemovals({ videos, segments, outputs, clock }: SweepDeps): Promise<void> {
  const removed = videos.find({ removedAt: { $gte: new Date(clock() - outdatedMs) } }, { _id: 1 });
  for await (const batch of inBatches(removed.lean().cursor())) {
    const ids = batch.map(({ _id }) => _id);
    await outputs.updateMany({ videoId: { $in: ids } }, { $set: { replacedAt: new Date(0) } });
    await segments.updateMany({ usedBy: { $in: ids } }, { $pull: { usedBy: { $in: ids } } });
  }
}

/** Deletes output files that were never recorded: their worker had lost its lease, or crashed before the end. */
async function removeUnrecordedOutputs({ store, outputs, clock, logger }: SweepDeps): Promise<void> {
  for await (const batch of inBatches(store.list(outputPrefix))) {
    const old = batch.filter(({ modifiedAt }) => clock() - modifiedAt.getTime() >= graceMs).map(({ key }) => key);
    const recorded = new Set((await outputs.find({ key: { $in: old } }, { key: 1 }).lean()).map(({ key }) => key));
    for (const key of old.filter((one) => !recorded.has(one))) {
      await store.delete(key);
      logger.info({ key }, 'deleted an output that was never announced');
    }
  }
}

async function* inBatches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < maxBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function removeReplacedOutputs(deps: SweepDeps): Promise<void> {
  const before = new Date(deps.clock() - replacedGraceMs);
  for await (const output of deps.outputs
    .find({ replacedAt: { $lt: before } })
    .lean<OutputRecord[]>()
    .cursor()) {
    await deps.store.delete(output.key);
    await deps.outputs.deleteOne({ _id: output._id });
  }
}

async function removeOldUploads(deps: SweepDeps): Promise<void> {
  const old = { createdAt: { $lt: new Date(deps.clock() - uploadKeptMs) } };
  for await (const upload of deps.uploads.find(old).lean().cursor()) {
    await deleteUploadBytes(deps.store, upload);
    await forgetUpload(deps, upload._id);
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

/** Of these keys of objects, those that are used. */
type UsedKeys = (keys: string[]) => Promise<string[]>;

/** Reads what is used for 500 objects at a time. */
async function removeUnused(deps: SweepDeps, prefix: string, usedOf: UsedKeys): Promise<void> {
  for await (const batch of inBatches(deps.store.list(prefix))) {
    const old = batch.filter((object) => isOld(deps, object)).map(({ key }) => key);
    if (old.length === 0) continue;
    const used = new Set(await usedOf(old));
    for (const key of old.filter((one) => !used.has(one))) await removeIfStillOld(deps, key);
  }
}

const isOld = ({ clock }: Pick<SweepDeps, 'clock'>, { modifiedAt }: StoredObject) =>
  clock() - modifiedAt.getTime() >= graceMs;

/** A video may have stored it again since it was listed. */
async function removeIfStillOld(deps: Pick<SweepDeps, 'store' | 'clock' | 'logger'>, key: string): Promise<void> {
  const object = await deps.store.head(key);
  if (!object || !isOld(deps, object)) return;
  await deps.store.delete(key);
  deps.logger.debug({ key }, 'deleted an object that nothing references');
}

/** A transcript that no video has is forgotten here, so that the next video makes a new one. */
async function transcriptsInUse({ transcripts, videos }: SweepDeps, keys: string[]): Promise<string[]> {
  const ids = [...new Set(keys.map(keyOfTranscriptWords))];
  const ofVideos = new Set(await videos.distinct('transcriptKey', { transcriptKey: { $in: ids }, removedAt: null }));
  await transcripts.deleteMany({ _id: { $in: ids.filter((id) => !ofVideos.has(id)) } });
  const records = await transcripts.find({ _id: { $in: [...ofVideos] } }).lean<TranscriptRecord[]>();
  const wordsKeys = new Set(records.map(wordsKeyOf));
  return keys.filter((key) => wordsKeys.has(key));
}

type SweepSegmentsDeps = Pick<SweepDeps, 'segments' | 'videos' | 'store' | 'clock'>;

/** Segments that no plan has used for this long are deleted; they can be rendered again. */
const maxUnusedMs = 7 * dayMs;

/**
 * Deletes segments that are unused, old, or beyond the size limit; all of them can be rendered again.
 * @param maxBytes of all segments together; beyond it, the least recently used ones are deleted first
 */
export async function sweepSegments(deps: SweepSegmentsDeps, maxBytes: number): Promise<void> {
  const old = { lastUsedAt: { $lt: new Date(deps.clock() - maxUnusedMs) } };
  const unused = { usedBy: { $size: 0 }, lastUsedAt: { $lt: new Date(deps.clock() - graceMs) } };
  const condition: QueryFilter<SegmentRecord> = { $or: [old, unused] };
  for await (const segment of deps.segments.find(condition).lean<SegmentRecord[]>().cursor()) {
    await remove(deps, segment, condition);
  }
  await removeSurplus(deps, maxBytes);
}

async function removeSurplus(deps: SweepSegmentsDeps, maxBytes: number): Promise<void> {
  let surplusBytes = (await totalBytes(deps.segments)) - maxBytes;
  if (surplusBytes <= 0) return;
  const condition: QueryFilter<SegmentRecord> = { lastUsedAt: { $lt: new Date(deps.clock() - graceMs) } };
  const leastRecentlyUsed = deps.segments.find(condition).sort({ lastUsedAt: 1 }).lean<SegmentRecord[]>().cursor();
  for await (const batch of inBatches(leastRecentlyUsed)) {
    const pinned = await pinnedVideos(deps, batch);
    for (const segment of batch) {
      if (surplusBytes <= 0) return;
      if (segment.usedBy.some((videoId) => pinned.has(videoId))) continue;
      if (await remove(deps, segment, condition)) surplusBytes -= segment.sizeBytes;
    }
  }
}

/** Videos that are being worked on, or were lately: the next edit of one needs its segments. */
async function pinnedVideos({ videos, clock }: SweepSegmentsDeps, segments: SegmentRecord[]): Promise<Set<string>> {
  const ids = [...new Set(segments.flatMap(({ usedBy }) => usedBy))];
  const isPinned = [{ stage: { $in: [...workingStages] } }, { finishedAt: { $gte: new Date(clock() - hourMs) } }];
  const pinned = await videos.find({ _id: { $in: ids }, removedAt: null, $or: isPinned }, { _id: 1 }).lean();
  return new Set(pinned.map(({ _id }) => _id));
}

async function totalBytes(segments: SegmentModel): Promise<number> {
  const [sum] = await segments.aggregate<{ bytes: number }>([{ $group: { _id: null, bytes: { $sum: '$sizeBytes' } } }]);
  return sum?.bytes ?? 0;
}

/** Checks the condition again: a plan may have used the segment since the query. */
async function remove(
  { segments, store }: SweepSegmentsDeps,
  { _id }: Pick<SegmentRecord, '_id'>,
  condition: QueryFilter<SegmentRecord>,
): Promise<boolean> {
  const { deletedCount } = await segments.deleteOne({ ...condition, _id });
  if (deletedCount === 1) await store.delete(segmentObjectKey(_id));
  return deletedCount === 1;
}

import { uploadKeptMs } from '../../uploads/upload-bytes.ts';
import { type RemoveVideoDeps, removeVideo } from '../actions/delete-video.ts';
import { sweepTranscriptPieces } from '../captions/transcript-pieces.ts';
import type { PreviewRecord } from '../preview/preview.model.ts';
import { releaseSweptSources } from '../records/count-source.ts';
import type { OutputRecord } from '../records/output.model.ts';
import { keysOfOutput } from '../records/output-files.ts';
import { workingStages } from '../records/video-states.ts';
import type { VideoDeps } from '../video-deps.ts';
import { inBatches } from './in-batches.ts';
import { type SweepObjectsDeps, sweepObjects } from './sweep-objects.ts';
import { sweepSegments } from './sweep-segments.ts';
import { dayMs, hourMs, replacedGraceMs } from './sweep-times.ts';
import { type SweepUploadsDeps, sweepUploads } from './sweep-uploads.ts';

export type SweepDeps = RemoveVideoDeps &
  SweepObjectsDeps &
  SweepUploadsDeps &
  VideoDeps<'previews' | 'transcriptPieces'> & {
    retentionDays: number;
    segmentCacheBytes: number;
  };

/** Deletes expired videos and uploads, and objects that nothing references. Safe to run at any time, on any worker. */
export async function sweep(deps: SweepDeps): Promise<void> {
  await removeExpiredVideos(deps);
  await finishRemovals(deps);
  await removeReplacedOutputs(deps);
  await sweepUploads(deps);
  await removeOldPreviews(deps);
  await sweepTranscriptPieces(deps);
  await sweepSegments(deps, deps.segmentCacheBytes);
  await sweepObjects(deps);
  await releaseSweptSources(deps);
  await abortDeadUploads(deps);
}

/** What a dead process had sent of a file. An access key may lack the right to look for it: then the bucket needs a rule. */
async function abortDeadUploads({ store, clock, logger }: SweepDeps): Promise<void> {
  try {
    await store.abortUploads?.(new Date(clock() - uploadKeptMs));
  } catch (err) {
    logger.warn({ err }, 'could not delete the parts of uploads to the store that never ended');
  }
}

async function removeExpiredVideos(deps: SweepDeps): Promise<void> {
  const before = new Date(deps.clock() - deps.retentionDays * dayMs);
  const expired = deps.videos
    .find({ finishedAt: { $lt: before }, removedAt: null, stage: { $nin: [...workingStages] } }, { _id: 1 })
    .lean()
    .cursor();
  for await (const { _id } of expired) await removeVideo(deps, { _id }, 'expired');
}

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

async function removeReplacedOutputs(deps: SweepDeps): Promise<void> {
  const before = new Date(deps.clock() - replacedGraceMs);
  for await (const output of deps.outputs
    .find({ replacedAt: { $lt: before } })
    .lean<OutputRecord[]>()
    .cursor()) {
    for (const key of keysOfOutput(output)) await deps.store.delete(key);
    await deps.outputs.deleteOne({ _id: output._id });
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

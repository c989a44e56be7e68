import type { QueryFilter } from 'mongoose';
import { workingStages } from '../records/video-states.ts';
import { type SegmentModel, type SegmentRecord, segmentObjectKey } from '../rendering/segment.model.ts';
import type { VideoDeps } from '../video-deps.ts';
import { inBatches } from './in-batches.ts';
import { dayMs, graceMs, hourMs } from './sweep-times.ts';

type SweepSegmentsDeps = VideoDeps<'segments' | 'videos' | 'store' | 'clock'>;

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

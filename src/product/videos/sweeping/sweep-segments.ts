import type { QueryFilter } from 'mongoose';
import type { Clock } from '../../../infra/clock.ts';
import type { ObjectStore } from '../../../infra/storage/object-store.ts';
import { type SegmentModel, type SegmentRecord, segmentObjectKey } from '../rendering/segment.model.ts';

interface SweepSegmentsDeps {
  segments: SegmentModel;
  store: ObjectStore;
  clock: Clock;
}

/** Segments that no plan has used for this long are deleted; they can be rendered again. */
const maxUnusedMs = 7 * 24 * 3_600_000;
/** A segment that was used recently may be needed for an output in progress. */
const graceMs = 3_600_000 / 2;
/** Limit for all segments together; beyond it, the least recently used ones are deleted first. */
const maxSegmentsBytes = 20 * 1024 ** 3;

/** Deletes segments that are unused, old, or beyond the size limit; all of them can be rendered again. */
export async function sweepSegments(deps: SweepSegmentsDeps, maxBytes = maxSegmentsBytes): Promise<void> {
  const old = { lastUsedAt: { $lt: new Date(deps.clock() - maxUnusedMs) } };
  const unused = { usedBy: { $size: 0 }, lastUsedAt: { $lt: new Date(deps.clock() - graceMs) } };
  const condition: QueryFilter<SegmentRecord> = { $or: [old, unused] };
  for (const segment of await deps.segments.find(condition).lean<SegmentRecord[]>()) {
    await remove(deps, segment, condition);
  }
  await removeSurplus(deps, maxBytes);
}

async function removeSurplus(deps: SweepSegmentsDeps, maxBytes: number): Promise<void> {
  let surplusBytes = (await totalBytes(deps.segments)) - maxBytes;
  if (surplusBytes <= 0) return;
  const condition: QueryFilter<SegmentRecord> = { lastUsedAt: { $lt: new Date(deps.clock() - graceMs) } };
  const leastRecentlyUsed = deps.segments.find(condition).sort({ lastUsedAt: 1 }).lean<SegmentRecord[]>().cursor();
  for await (const segment of leastRecentlyUsed) {
    if (surplusBytes <= 0) return;
    if (await remove(deps, segment, condition)) surplusBytes -= segment.sizeBytes;
  }
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

import type { QueryFilter } from 'mongoose';
import type { Clock } from '../../../infra/clock.ts';
import type { ObjectStore } from '../../../infra/storage/object-store.ts';
import { type SegmentModel, type SegmentRecord, segmentObjectKey } from '../rendering/segment.model.ts';

export interface SweepSegmentsDeps {
  segments: SegmentModel;
  store: ObjectStore;
  clock: Clock;
}

/** Segments that no plan has named for this long are made again when needed. */
const keptMs = 7 * 24 * 3_600_000;
/** One that was named a moment ago may be about to be joined. */
const graceMs = 3_600_000 / 2;
/** What all segments together may take; beyond it, those go first that have been named least lately. */
export const segmentsKeptBytes = 20 * 1024 ** 3;

/** Removes segments that nobody uses, that are old, and that are too many; all of them can be rendered again. */
export async function sweepSegments(deps: SweepSegmentsDeps, keptBytes = segmentsKeptBytes): Promise<void> {
  const old = { lastUsedAt: { $lt: new Date(deps.clock() - keptMs) } };
  const unused = { usedBy: { $size: 0 }, lastUsedAt: { $lt: new Date(deps.clock() - graceMs) } };
  const condition: QueryFilter<SegmentRecord> = { $or: [old, unused] };
  for (const segment of await deps.segments.find(condition).lean<SegmentRecord[]>()) {
    await remove(deps, segment, condition);
  }
  await removeSurplus(deps, keptBytes);
}

async function removeSurplus(deps: SweepSegmentsDeps, keptBytes: number): Promise<void> {
  let surplusBytes = (await totalBytes(deps.segments)) - keptBytes;
  if (surplusBytes <= 0) return;
  const condition: QueryFilter<SegmentRecord> = { lastUsedAt: { $lt: new Date(deps.clock() - graceMs) } };
  const leastLately = deps.segments.find(condition).sort({ lastUsedAt: 1 }).lean<SegmentRecord[]>().cursor();
  for await (const segment of leastLately) {
    if (surplusBytes <= 0) return;
    if (await remove(deps, segment, condition)) surplusBytes -= segment.sizeBytes;
  }
}

async function totalBytes(segments: SegmentModel): Promise<number> {
  const [sum] = await segments.aggregate<{ bytes: number }>([{ $group: { _id: null, bytes: { $sum: '$sizeBytes' } } }]);
  return sum?.bytes ?? 0;
}

/** The condition again: a plan may have named it since. */
async function remove(
  { segments, store }: SweepSegmentsDeps,
  { _id }: Pick<SegmentRecord, '_id'>,
  condition: QueryFilter<SegmentRecord>,
): Promise<boolean> {
  const { deletedCount } = await segments.deleteOne({ ...condition, _id });
  if (deletedCount === 1) await store.delete(segmentObjectKey(_id));
  return deletedCount === 1;
}

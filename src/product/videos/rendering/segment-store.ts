import { stat } from 'node:fs/promises';
import type { RenderPlan, RenderSegment } from '../../../engine/render/plan/render-plan.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { inParallel } from '../../../infra/in-parallel.ts';
import type { VideoRecord } from '../records/video.model.ts';
import type { VideoDeps } from '../video-deps.ts';
import { type SegmentRecord, segmentObjectKey } from './segment.model.ts';

export type SegmentDeps = VideoDeps<'segments' | 'store' | 'clock'>;

/** What says whether its segments are still wanted. */
export type RenderedVideo = Pick<VideoRecord, 'revision' | 'stage' | 'planKey' | 'removedAt'>;

const headsAtOnce = 8;

/** Marks a plan's stored segments as used by the video, and drops records whose object is missing or incomplete. */
export async function markSegmentsUsed({ segments, store, clock }: SegmentDeps, plan: RenderPlan, videoId: string) {
  const keys = segmentKeys(plan);
  const use = { $set: { lastUsedAt: new Date(clock()) }, $addToSet: { usedBy: videoId } };
  await segments.updateMany({ _id: { $in: keys } }, use);
  const stored = await segments.find({ _id: { $in: keys } }).lean<SegmentRecord[]>();
  await inParallel(stored, headsAtOnce, async ({ _id, sizeBytes }) => {
    const object = await store.head(segmentObjectKey(_id));
    if (object?.sizeBytes !== sizeBytes) await segments.deleteOne({ _id });
  });
}

/** The next video that needs them renders them again. */
export async function deleteSegments({ segments, store }: Omit<SegmentDeps, 'clock'>, keys: string[]): Promise<void> {
  await segments.deleteMany({ _id: { $in: keys } });
  for (const key of keys) await store.delete(segmentObjectKey(key));
}

/** The segments that are not rendered yet, in the order of the plan. */
export async function missingSegments(deps: Pick<SegmentDeps, 'segments'>, plan: RenderPlan): Promise<RenderSegment[]> {
  const stored = await storedSegments(deps, segmentKeys(plan));
  return plan.segments.filter(({ key }) => !stored.has(key));
}

/** Those of the keys whose segments are rendered. */
export async function storedSegments(
  { segments }: Pick<SegmentDeps, 'segments'>,
  keys: string[],
): Promise<ReadonlySet<string>> {
  return new Set<string>(await segments.distinct('_id', { _id: { $in: [...new Set(keys)] } }));
}

/**
 * Stores the object first and then its record, so that a record always has an object. A worker whose lease is lost may
 * store a segment too: its key stands for the same pictures.
 * @returns the video as it was just before
 * @throws AppError `stage_lost` when the video was deleted
 */
export async function storeSegment(
  { segments, store, clock, videos }: SegmentDeps & VideoDeps<'videos'>,
  {
    key,
    file,
    videoId,
    contentType = 'video/mp2t',
  }: { key: string; file: string; videoId: string; contentType?: string },
): Promise<RenderedVideo> {
  const video = await videos
    .findOne({ _id: videoId, removedAt: null }, { revision: 1, stage: 1, planKey: 1, removedAt: 1 })
    .lean<RenderedVideo>();
  if (!video) throw new AppError('stage_lost', { message: 'The video has been deleted.' });
  const { size: sizeBytes } = await stat(file);
  await store.putFile(segmentObjectKey(key), file, { contentType });
  await segments.updateOne(
    { _id: key },
    { $set: { sizeBytes, lastUsedAt: new Date(clock()) }, $addToSet: { usedBy: videoId } },
    { upsert: true },
  );
  return video;
}

export function segmentKeys({ segments }: RenderPlan): string[] {
  return [...new Set(segments.map(({ key }) => key))];
}

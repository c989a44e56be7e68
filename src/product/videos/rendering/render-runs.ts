import { madeWith } from '../../../engine/render/plan/made-with.ts';
import { segmentSeconds } from '../../../engine/render/plan/plan-segments.ts';
import { isProcessAlive } from '../../../infra/processes.ts';
import { randomId } from '../../../infra/secrets.ts';
import type { VideoRecord } from '../records/video.model.ts';
import type { VideoDeps } from '../video-deps.ts';
import type { RenderRunRecord } from './render-run.model.ts';

export type RenderRunDeps = VideoDeps<'renderRuns' | 'videos' | 'clock' | 'workerId'> & Parameters<typeof madeWith>[0];

/** How long a run is valid without being renewed. */
const leaseMs = 30_000;
/**
 * A run with fewer segments left is not shared: half of them, 20 s of video, are not worth another copy of the source, another
 * ffmpeg and the twenty operations of a helper. So a minute of video has one helper, however many workers are idle.
 */
export const minSharedSegments = Math.ceil(40 / segmentSeconds);
/** A worker takes over at most a minute of video at a time, and then checks for waiting videos. */
const maxStolenSegments = Math.ceil(60 / segmentSeconds);
/** Segments that the holder is probably rendering now. */
const maxInProgress = 2;

/** Claims consecutive segments for this worker. */
export async function openRun(
  deps: RenderRunDeps,
  stretch: Omit<RenderRunRecord, '_id' | 'madeWith' | 'leaseOwner' | 'leaseUntil'>,
): Promise<RenderRunRecord> {
  const run: RenderRunRecord = {
    ...stretch,
    _id: randomId('run_'),
    madeWith: madeWith(deps),
    leaseOwner: deps.workerId,
    leaseUntil: new Date(deps.clock() + leaseMs),
  };
  await deps.renderRuns.create(run);
  return run;
}

/**
 * Renews a run and stores how far it is.
 * @returns its current end; null when it was deleted
 */
export async function renewRun(
  { renderRuns, clock }: Pick<RenderRunDeps, 'renderRuns' | 'clock'>,
  run: RenderRunRecord,
  nextIndex: number,
): Promise<number | null> {
  const held = await renderRuns
    .findOneAndUpdate(
      { _id: run._id },
      { $set: { leaseUntil: new Date(clock() + leaseMs) }, $max: { nextIndex } },
      { returnDocument: 'after' },
    )
    .lean<RenderRunRecord>();
  return held?.toIndex ?? null;
}

/** false = the video was edited, cancelled or deleted, so the run must stop. */
export async function isWanted({ videos }: Pick<RenderRunDeps, 'videos'>, run: RenderRunRecord): Promise<boolean> {
  return (await videos.exists(beingRendered(run))) !== null;
}

/** The same for a video that has just been read. */
export function isOfVideo(
  run: RenderRunRecord,
  video: Pick<VideoRecord, 'revision' | 'stage' | 'planKey' | 'removedAt'>,
): boolean {
  const { _id, ...wanted } = beingRendered(run);
  return (Object.keys(wanted) as (keyof typeof wanted)[]).every((key) => video[key] === wanted[key]);
}

export async function closeRun({ renderRuns }: Pick<RenderRunDeps, 'renderRuns'>, run: RenderRunRecord): Promise<void> {
  await renderRuns.deleteOne({ _id: run._id });
}

/** The runs of a plan that live workers hold. */
export async function liveRuns(
  { renderRuns, clock }: Pick<RenderRunDeps, 'renderRuns' | 'clock'>,
  of: Pick<RenderRunRecord, 'videoId' | 'revision' | 'planKey'>,
): Promise<RenderRunRecord[]> {
  const runs = await renderRuns.find({ ...of, leaseUntil: { $gt: new Date(clock()) } }).lean<RenderRunRecord[]>();
  return runs.filter(({ leaseOwner }) => isProcessAlive(leaseOwner) !== false);
}

export function segmentsLeft({ nextIndex, toIndex }: Pick<RenderRunRecord, 'nextIndex' | 'toIndex'>): number {
  return Math.max(0, toIndex - nextIndex);
}

/**
 * Takes over the tail of the longest running run (work stealing), at most half of what is left of it. Its holder stops
 * where the new run begins. A crash between the two writes leaves unclaimed segments, which the worker that holds the
 * video's lease finds.
 * @returns `isMoreToShare`: another worker may find something to take over, too
 */
export async function stealTail(
  deps: RenderRunDeps,
  of: { videoId?: string } = {},
): Promise<{ run: RenderRunRecord; video: VideoRecord; isMoreToShare: boolean } | null> {
  const left = { $subtract: ['$toIndex', '$nextIndex'] };
  const runs = await deps.renderRuns.aggregate<RenderRunRecord>([
    { $match: { ...of, isShareable: true, madeWith: madeWith(deps), leaseUntil: { $gt: new Date(deps.clock()) } } },
    { $set: { left } },
    { $match: { left: { $gte: minSharedSegments } } },
    { $sort: { left: -1 } },
    { $limit: 8 },
  ]);
  for (const run of runs) {
    const video = await deps.videos.findOne(beingRendered(run)).lean<VideoRecord>();
    const fromIndex = Math.max(Math.ceil((run.nextIndex + run.toIndex) / 2), run.toIndex - maxStolenSegments);
    if (video && (await shortenRun(deps, run, fromIndex))) {
      const { videoId, revision, planKey, isShareable, toIndex } = run;
      const tail = { videoId, revision, planKey, isShareable, nextIndex: fromIndex, toIndex };
      const parts = [tail, { ...run, toIndex: fromIndex }, ...runs.filter((other) => other !== run)];
      const isMoreToShare = parts.some((part) => segmentsLeft(part) >= minSharedSegments);
      return { video, run: await openRun(deps, tail), isMoreToShare };
    }
  }
  return null;
}

async function shortenRun({ renderRuns }: RenderRunDeps, run: RenderRunRecord, toIndex: number): Promise<boolean> {
  const unchanged = { _id: run._id, toIndex: run.toIndex, nextIndex: { $lte: toIndex - maxInProgress } };
  return (await renderRuns.updateOne(unchanged, { $set: { toIndex } })).modifiedCount === 1;
}

function beingRendered({ videoId, revision, planKey }: RenderRunRecord) {
  return { _id: videoId, revision, planKey, stage: 'rendering' as const, removedAt: null };
}

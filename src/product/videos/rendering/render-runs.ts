import { madeWith } from '../../../engine/render/encoding/made-with.ts';
import type { Clock } from '../../../infra/clock.ts';
import { isProcessAlive } from '../../../infra/process-identity.ts';
import { randomId } from '../../../infra/random-id.ts';
import type { VideoModel, VideoRecord } from '../records/video.model.ts';
import type { RenderRunModel, RenderRunRecord } from './render-run.model.ts';

export interface RenderRunDeps {
  renderRuns: RenderRunModel;
  videos: VideoModel;
  clock: Clock;
  workerId: string;
  ffmpegBuild: string;
  fontsKey: string;
}

/** How long a run is held without being renewed. */
const leaseMs = 15_000;
/** A run with fewer segments to go is not worth another start of ffmpeg. */
export const minSharedSegments = 6;
/** A helper takes a minute of video at a time, and then looks whether somebody waits. */
const maxStolenSegments = 15;
/** The segments that the holder is likely to be at. */
const inHand = 2;

/** Notes that this worker renders a stretch. */
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
 * Tells how far a run is.
 * @returns where it ends by now; null when it is to be given up: the video has been edited, cancelled or deleted
 */
export async function renewRun(
  { renderRuns, videos, clock }: RenderRunDeps,
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
  return held && (await videos.exists(beingRendered(run))) ? held.toIndex : null;
}

export async function closeRun({ renderRuns }: Pick<RenderRunDeps, 'renderRuns'>, run: RenderRunRecord): Promise<void> {
  await renderRuns.deleteOne({ _id: run._id });
}

/** Segments of a plan that living workers are rendering, by their index. */
export async function claimedSegments(
  { renderRuns, clock }: RenderRunDeps,
  of: Pick<RenderRunRecord, 'videoId' | 'revision' | 'planKey'>,
): Promise<Set<number>> {
  const held = new Set<number>();
  for (const run of await renderRuns
    .find({ ...of, leaseUntil: { $gt: new Date(clock()) } })
    .lean<RenderRunRecord[]>()) {
    if (isProcessAlive(run.leaseOwner) === false) continue;
    for (let index = run.nextIndex; index < run.toIndex; index++) held.add(index);
  }
  return held;
}

/**
 * Takes the end of the longest run that somebody is at, at most half of what is left of it; its holder stops where this
 * begins. A crash between the two writes leaves segments that nobody holds: the video's holder finds them.
 */
export async function stealTail(
  deps: RenderRunDeps,
  of: { videoId?: string } = {},
): Promise<{ run: RenderRunRecord; video: VideoRecord } | null> {
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
    if (video && (await cut(deps, run, fromIndex))) {
      const { videoId, revision, planKey, isShareable, toIndex } = run;
      const tail = { videoId, revision, planKey, isShareable, nextIndex: fromIndex, toIndex };
      return { video, run: await openRun(deps, tail) };
    }
  }
  return null;
}

async function cut({ renderRuns }: RenderRunDeps, run: RenderRunRecord, toIndex: number): Promise<boolean> {
  const asSeen = { _id: run._id, toIndex: run.toIndex, nextIndex: { $lte: toIndex - inHand } };
  return (await renderRuns.updateOne(asSeen, { $set: { toIndex } })).modifiedCount === 1;
}

function beingRendered({ videoId, revision, planKey }: RenderRunRecord) {
  return { _id: videoId, revision, planKey, stage: 'rendering' as const, removedAt: null };
}

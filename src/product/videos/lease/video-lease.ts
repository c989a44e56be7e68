import type { Clock } from '../../../infra/clock.ts';
import type { VideoModel, VideoRecord } from '../records/video.model.ts';
import type { WorkingStage } from '../records/video-states.ts';
import type { WorkPause } from './work-pause.ts';

/** How long a lease lasts without being renewed: the longest time that a dead worker can block its video. */
export const leaseMs = 60_000;

/** Other workers may claim every candidate between the query and the claim; then the queue is read again. */
const maxClaimRounds = 5;

/** One worker's exclusive right to process one stage of one revision of a video. */
export interface VideoLease {
  videoId: string;
  revision: number;
  stage: WorkingStage;
  fence: number;
  owner: string;
}

type HoldDeps = Pick<ClaimDeps, 'videos' | 'clock'>;

export interface ClaimDeps {
  videos: VideoModel;
  clock: Clock;
  /** See `processIdentity`. */
  workerId: string;
  workPause: Pick<WorkPause, 'read'>;
}

/**
 * Claims the next video that waits in one of the stages, and moves it to `stage`. The queue is fair: owners with the
 * fewest videos being processed come first, then the longest wait. Returns null while work is paused.
 */
export async function claimVideo(
  deps: ClaimDeps,
  { from, stage }: { from: readonly WorkingStage[]; stage: WorkingStage },
): Promise<{ video: VideoRecord; lease: VideoLease } | null> {
  if (await deps.workPause.read()) return null;
  for (let round = 0; round < maxClaimRounds; round++) {
    const candidates = await nextQueuedVideos(deps, from);
    if (candidates.length === 0) return null;
    for (const videoId of candidates) {
      const video = await claim(deps, videoId, from, stage);
      if (video) return { video, lease: leaseOf(video, stage, deps.workerId) };
    }
  }
  return null;
}

/** The filter that matches a video only while the worker holds its lease. */
export function heldBy(lease: VideoLease) {
  return {
    _id: lease.videoId,
    revision: lease.revision,
    stage: lease.stage,
    fence: lease.fence,
    leaseOwner: lease.owner,
    removedAt: null,
  };
}

/** Renews the lease and stores the progress; false = the lease is lost, so the work must stop. */
export async function renewLease(deps: HoldDeps, lease: VideoLease, progress: number): Promise<boolean> {
  const result = await deps.videos.updateOne(heldBy(lease), {
    $set: { leaseUntil: new Date(deps.clock() + leaseMs) },
    $max: { progress },
  });
  return result.matchedCount === 1;
}

/** Gives the lease back, so that any worker can claim the stage again, not earlier than `notBefore`. */
export async function releaseLease(
  deps: HoldDeps,
  lease: VideoLease,
  { notBefore, tried }: { notBefore?: Date; tried: boolean },
): Promise<void> {
  await deps.videos.updateOne(heldBy(lease), {
    $set: { leaseOwner: null, leaseUntil: null, notBefore: notBefore ?? new Date(deps.clock()) },
    $inc: { tries: tried ? 1 : 0 },
  });
}

function waiting(deps: ClaimDeps, from: readonly WorkingStage[]) {
  const now = new Date(deps.clock());
  return {
    stage: { $in: [...from] },
    $or: [{ leaseUntil: null }, { leaseUntil: { $lte: now } }],
    notBefore: { $lte: now },
    removedAt: null,
  };
}

/** For each owner the video that has waited longest; owners with the fewest videos being processed first. */
async function nextQueuedVideos(deps: ClaimDeps, from: readonly WorkingStage[]): Promise<string[]> {
  const heads = await deps.videos.aggregate<{ _id: number; videoId: string; queuedAt: Date }>([
    { $match: waiting(deps, from) },
    { $sort: { queuedAt: 1 } },
    { $group: { _id: '$ownerId', videoId: { $first: '$_id' }, queuedAt: { $first: '$queuedAt' } } },
  ]);
  if (heads.length < 2) return heads.map((head) => head.videoId);
  const inProgress = await countVideosInProgress(deps);
  return heads
    .toSorted(
      (a, b) =>
        (inProgress.get(a._id) ?? 0) - (inProgress.get(b._id) ?? 0) || a.queuedAt.getTime() - b.queuedAt.getTime(),
    )
    .map((head) => head.videoId);
}

async function countVideosInProgress(deps: ClaimDeps): Promise<Map<number, number>> {
  const counts = await deps.videos.aggregate<{ _id: number; count: number }>([
    { $match: { leaseUntil: { $gt: new Date(deps.clock()) } } },
    { $group: { _id: '$ownerId', count: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, count }) => [_id, count]));
}

function claim(deps: ClaimDeps, videoId: string, from: readonly WorkingStage[], stage: WorkingStage) {
  return deps.videos
    .findOneAndUpdate(
      { _id: videoId, ...waiting(deps, from) },
      {
        $set: { stage, leaseOwner: deps.workerId, leaseUntil: new Date(deps.clock() + leaseMs) },
        $inc: { fence: 1, claims: 1 },
      },
      { returnDocument: 'after' },
    )
    .lean<VideoRecord>();
}

function leaseOf(video: VideoRecord, stage: WorkingStage, owner: string): VideoLease {
  return { videoId: video._id, revision: video.revision, stage, fence: video.fence, owner };
}

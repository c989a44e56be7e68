import type { Clock } from '../../../infra/clock.ts';
import type { VideoModel, VideoRecord } from '../records/video.model.ts';
import type { WorkingStage } from '../records/video-states.ts';
import type { WorkPause } from './work-pause.ts';

/** How long a claim holds without being renewed; a worker that dies frees its video after this at the latest. */
export const leaseMs = 60_000;

/** Other workers may take every candidate between the look and the claim; then the line is looked at again. */
const maxClaimRounds = 5;

/** One worker's right to move one revision of one video through one stage. */
export interface VideoLease {
  videoId: string;
  revision: number;
  stage: WorkingStage;
  fence: number;
  owner: string;
}

export type HoldDeps = Pick<ClaimDeps, 'videos' | 'clock'>;

export interface ClaimDeps {
  videos: VideoModel;
  clock: Clock;
  /** Identity of this worker, see `processIdentity`. */
  workerId: string;
  workPause: Pick<WorkPause, 'read'>;
}

/**
 * Takes the next video that waits in one of the stages, fairly: people with the least work in hand come first, then
 * who has waited longest. A claim moves the video to `stage`. While work is paused there is none to take.
 */
export async function claimVideo(
  deps: ClaimDeps,
  { from, stage }: { from: readonly WorkingStage[]; stage: WorkingStage },
): Promise<{ video: VideoRecord; lease: VideoLease } | null> {
  if (await deps.workPause.read()) return null;
  for (let look = 0; look < maxClaimRounds; look++) {
    const candidates = await nextQueuedVideos(deps, from);
    if (candidates.length === 0) return null;
    for (const videoId of candidates) {
      const video = await take(deps, videoId, from, stage);
      if (video) return { video, lease: leaseOf(video, stage, deps.workerId) };
    }
  }
  return null;
}

/** The condition under which a worker may still write to its video. */
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

/** Renews the claim and tells how far the work is; false = it is lost, so stop working. */
export async function renewLease(deps: HoldDeps, lease: VideoLease, progress: number): Promise<boolean> {
  const result = await deps.videos.updateOne(heldBy(lease), {
    $set: { leaseUntil: new Date(deps.clock() + leaseMs) },
    $max: { progress },
  });
  return result.matchedCount === 1;
}

/** Gives the claim back, so that another worker goes on with the stage; `notBefore` makes it wait. */
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

/** The longest waiting video of each person, the person with the least work in hand first. */
async function nextQueuedVideos(deps: ClaimDeps, from: readonly WorkingStage[]): Promise<string[]> {
  const heads = await deps.videos.aggregate<{ _id: number; videoId: string; queuedAt: Date }>([
    { $match: waiting(deps, from) },
    { $sort: { queuedAt: 1 } },
    { $group: { _id: '$ownerId', videoId: { $first: '$_id' }, queuedAt: { $first: '$queuedAt' } } },
  ]);
  if (heads.length < 2) return heads.map((head) => head.videoId);
  const inHand = await workInHand(deps);
  return heads
    .toSorted(
      (a, b) => (inHand.get(a._id) ?? 0) - (inHand.get(b._id) ?? 0) || a.queuedAt.getTime() - b.queuedAt.getTime(),
    )
    .map((head) => head.videoId);
}

async function workInHand(deps: ClaimDeps): Promise<Map<number, number>> {
  const counts = await deps.videos.aggregate<{ _id: number; count: number }>([
    { $match: { leaseUntil: { $gt: new Date(deps.clock()) } } },
    { $group: { _id: '$ownerId', count: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, count }) => [_id, count]));
}

function take(deps: ClaimDeps, videoId: string, from: readonly WorkingStage[], stage: WorkingStage) {
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

import type { VideoRecord } from '../records/video.model.ts';
import type { WorkingStage } from '../records/video-states.ts';
import type { VideoDeps } from '../video-deps.ts';
import { crashesWithThisOne } from './crashes.ts';

/** How long a lease lasts without being renewed: the longest time that a dead worker can block its video. */
export const leaseMs = 60_000;

/** One worker's exclusive right to process one stage of one revision of a video. */
export interface VideoLease {
  videoId: string;
  revision: number;
  stage: WorkingStage;
  fence: number;
  owner: string;
}

type HoldDeps = Pick<ClaimDeps, 'videos' | 'clock'>;

export type ClaimDeps = VideoDeps<'videos' | 'clock' | 'workerId' | 'workPause' | 'diskRoom' | 'workCaps'>;

interface WorkToClaim {
  from: readonly WorkingStage[];
  stage: WorkingStage;
  /** Accounts that hold all the places they may have. */
  fullOwnerIds?: readonly number[];
  /** A filter of the videos that this machine may take; default: all. */
  claimable?(): Promise<Record<string, unknown>>;
}

/**
 * Claims the next video that waits in one of the stages, and moves it to `stage`: the lowest turn (see `nextTurn`), then the
 * longest wait. What an expired lease has left behind comes first. Accounts that have as many videos in work as they may are
 * left out. Returns null while work is paused, and while this machine is short of disk space.
 * @returns `wasExpired`: another worker held the lease until it expired. That counts as a crash, until the worker says that
 *   it lives (`takeBackCrash`)
 */
export async function claimVideo(
  deps: ClaimDeps,
  work: WorkToClaim,
): Promise<{ video: VideoRecord; lease: VideoLease; wasExpired: boolean } | null> {
  if ((await deps.workPause.read()) || (await deps.diskRoom.isLow())) return null;
  const now = new Date(deps.clock());
  const fullOwnerIds = [...(work.fullOwnerIds ?? []), ...(await deps.workCaps.ownersAtCap())];
  const limited = { ...work, fullOwnerIds, further: (await work.claimable?.()) ?? {} };
  const expired = await claimFirst(deps, limited, { $lte: now });
  const video = expired ?? (await claimFirst(deps, limited, null));
  return video && { video, lease: leaseOf(video, work.stage, deps.workerId), wasExpired: expired !== null };
}

/**
 * Whether other accounts' videos wait that could have the place of this one: their lowest turn. Null where none waits, and
 * while nothing is claimed.
 */
export async function turnOfOthersWaiting(
  deps: ClaimDeps,
  { from, fullOwnerIds = [], claimable, ownerId }: Omit<WorkToClaim, 'stage'> & { ownerId: number },
): Promise<number | null> {
  const first = await deps.videos
    .findOne(
      {
        stage: { $in: [...from] },
        leaseUntil: null,
        removedAt: null,
        notBefore: { $lte: new Date(deps.clock()) },
        ownerId: { $nin: [ownerId, ...fullOwnerIds] },
        ...(await claimable?.()),
      },
      { turn: 1 },
    )
    .sort({ turn: 1, queuedAt: 1 })
    .lean();
  if (!first || (await deps.workPause.read()) || (await deps.diskRoom.isLow())) return null;
  return first.turn ?? 0;
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

/**
 * What a lease that is given back counts as: a failed `try` of the stage; a `fault` of the infrastructure, after which the
 * video has not been tried; a `claim` that may have been the video's fault; or `nothing`, as when the service stops.
 */
export type ReleaseCounts = 'try' | 'fault' | 'claim' | 'nothing';

const countsOf: Record<ReleaseCounts, Partial<Record<'tries' | 'faults' | 'claims', number>>> = {
  try: { tries: 1, claims: -1 },
  fault: { faults: 1, claims: -1 },
  claim: {},
  nothing: { claims: -1 },
};

/**
 * Gives the lease back, so that any worker can claim the stage again, not earlier than `notBefore`.
 * @returns false when the lease was lost
 */
export async function releaseLease(
  deps: HoldDeps,
  lease: VideoLease,
  { notBefore, counts }: { notBefore?: Date; counts: ReleaseCounts },
): Promise<boolean> {
  const { matchedCount } = await deps.videos.updateOne(heldBy(lease), {
    $set: { leaseOwner: null, leaseUntil: null, notBefore: notBefore ?? new Date(deps.clock()) },
    $inc: countsOf[counts],
  });
  return matchedCount === 1;
}

/**
 * Called by a process that lives on after it lost a lease, or could not record how its work ended: no crash. It does not
 * matter whether another worker has taken the video meanwhile.
 */
export async function takeBackCrash(
  deps: HoldDeps,
  lease: VideoLease,
  counts: 'nothing' | 'claim' = 'nothing',
): Promise<void> {
  await releaseLease(deps, lease, { counts });
  const { videoId, revision, fence } = lease;
  await deps.videos.updateOne(
    { _id: videoId, revision, 'crashes.fence': fence },
    { $pull: { crashes: { fence } }, $inc: { claims: -1 } },
  );
}

/** The filter of the videos in one of the stages that a worker could claim now. */
export function claimable(stages: readonly WorkingStage[], now: Date) {
  return {
    stage: { $in: [...stages] },
    $or: [{ leaseUntil: null }, { leaseUntil: { $lte: now } }],
    notBefore: { $lte: now },
    removedAt: null,
  };
}

/** One read of an index, whose order is that of the queue, and one write. */
function claimFirst(
  { videos, clock, workerId }: ClaimDeps,
  { from, stage, fullOwnerIds = [], further }: Omit<WorkToClaim, 'claimable'> & { further: Record<string, unknown> },
  leaseUntil: null | { $lte: Date },
) {
  const now = new Date(clock());
  return videos
    .findOneAndUpdate(
      {
        stage: { $in: [...from] },
        leaseUntil,
        removedAt: null,
        notBefore: { $lte: now },
        ...(fullOwnerIds.length === 0 ? {} : { ownerId: { $nin: [...fullOwnerIds] } }),
        ...further,
      },
      [
        {
          $set: {
            stage,
            leaseOwner: { $literal: workerId },
            leaseUntil: new Date(now.getTime() + leaseMs),
            fence: { $add: ['$fence', 1] },
            claims: { $add: ['$claims', 1] },
            ...(leaseUntil === null ? {} : { crashes: crashesWithThisOne }),
          },
        },
      ],
      { sort: { turn: 1, queuedAt: 1 }, returnDocument: 'after', updatePipeline: true },
    )
    .lean<VideoRecord>();
}

function leaseOf(video: VideoRecord, stage: WorkingStage, owner: string): VideoLease {
  return { videoId: video._id, revision: video.revision, stage, fence: video.fence, owner };
}

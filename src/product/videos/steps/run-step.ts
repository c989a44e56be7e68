import type { Transaction } from '../../../infra/database/transaction.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { videoFailure } from '../../../infra/errors/video-failure.ts';
import { type EndVideoDeps, failVideo } from '../ending/end-video.ts';
import { type AccountPlaces, createAccountPlaces } from '../lease/account-places.ts';
import { nextTurn, type QueueTurnDeps } from '../lease/queue-turns.ts';
import {
  type ClaimDeps,
  claimVideo,
  heldBy,
  leaseMs,
  releaseLease,
  renewLease,
  type VideoLease,
} from '../lease/video-lease.ts';
import type { VideoRecord } from '../records/video.model.ts';
import { canMove, type WorkingStage } from '../records/video-states.ts';
import type { VideoDeps } from '../video-deps.ts';
import { decideOnFailure, maxClaims, type UnexpectedFailure } from './retry-rules.ts';
import type { VideoMetrics } from './video-metrics.ts';

/** The work of one stage: which videos it claims, and what it does with one. */
export interface Step {
  /** Claims videos in these stages; the claim moves the video to `stage`. */
  from: readonly WorkingStage[];
  stage: WorkingStage;
  /** The part of the progress bar that this stage covers, in percent. */
  progress: { from: number; to: number };
  /** The failure code for an unexpected error. */
  failure: UnexpectedFailure;
  /** Does the work. Safe to run twice: files that exist already under their content key are not made again. */
  run(video: VideoRecord, context: StepContext): Promise<StepResult>;
}

export interface StepContext {
  /** Aborts when the video is edited, cancelled or deleted, when the lease is lost, and when the service stops. */
  signal: AbortSignal;
  /** The share of this stage that is done, 0–1. */
  onProgress(share: number): void;
  lease: VideoLease;
}

export type StepResult =
  /** The next stage, and what this one has found out about the video. */
  | {
      to: WorkingStage;
      changes: Partial<VideoRecord>;
      /** Runs in the transaction that moves the video. What it throws counts as a failure of the step. */
      inTransaction?(transaction: Transaction): Promise<void>;
    }
  /** The step has ended the revision itself. */
  | 'ended';

export type StepOutcome =
  | { kind: 'idle' }
  | { kind: 'moved'; to: WorkingStage }
  | { kind: 'ended' | 'lost' }
  /** `isFault` = something that all videos need has failed. */
  | { kind: 'retry'; at: Date; isFault: boolean };

export type RunStepDeps = ClaimDeps & QueueTurnDeps & EndVideoDeps & VideoDeps<'logger'> & { metrics?: VideoMetrics };

/** How often the lease is renewed and progress is stored; also how soon a worker notices an edit or a cancellation. */
const renewEveryMs = 1_500;

/**
 * Claims the next video that waits for the step and runs the step. After a crash at any moment the lease expires and
 * another worker continues.
 * @param stopping aborts when the service stops: the video then goes back into the queue
 * @param places the places of the step in this process
 */
export async function runStep(
  deps: RunStepDeps,
  step: Step,
  stopping: AbortSignal,
  places: AccountPlaces = createAccountPlaces(Number.POSITIVE_INFINITY),
): Promise<StepOutcome> {
  const claim = await places.claim((fullOwnerIds) => claimVideo(deps, { ...step, fullOwnerIds }));
  if (!claim) return { kind: 'idle' };
  try {
    return await runClaimed(deps, step, claim, stopping);
  } finally {
    places.leave(claim.video.ownerId);
  }
}

async function runClaimed(
  deps: RunStepDeps,
  step: Step,
  { video, lease }: { video: VideoRecord; lease: VideoLease },
  stopping: AbortSignal,
): Promise<StepOutcome> {
  const logger = deps.logger.child({ videoId: video._id, revision: video.revision, stage: step.stage });
  if (video.claims > maxClaims) return failAfterTooManyClaims(deps, lease);
  const hold = holdLease(deps, step, lease, stopping);
  const startedAt = deps.clock();
  try {
    const result = await step.run(video, { signal: hold.signal, onProgress: hold.onProgress, lease });
    const ms = deps.clock() - startedAt;
    logger.info({ ms }, 'stage done');
    deps.metrics?.observeStage(step.stage, ms / 1000);
    return result === 'ended' ? { kind: 'ended' } : await moveOn(deps, step, { video, lease }, result);
  } catch (error) {
    return await afterFailure({ ...deps, logger }, { step, video, lease, error, signal: hold.signal, stopping });
  } finally {
    hold.stop();
  }
}

async function moveOn(
  deps: RunStepDeps,
  step: Step,
  { video, lease }: { video: VideoRecord; lease: VideoLease },
  { to, changes, inTransaction }: Exclude<StepResult, 'ended'>,
): Promise<StepOutcome> {
  if (!canMove(step.stage, to)) throw new Error(`a video cannot move from ${step.stage} to ${to}`);
  const turn = await nextTurn(deps, { ownerId: video.ownerId, stage: to });
  const move = async (transaction?: Transaction) => {
    const { matchedCount } = await deps.videos.updateOne(
      heldBy(lease),
      {
        $set: { ...changes, stage: to, turn, leaseOwner: null, leaseUntil: null, tries: 0, faults: 0, claims: 0 },
        $max: { progress: step.progress.to },
      },
      { session: transaction },
    );
    return matchedCount === 1;
  };
  const moved = inTransaction
    ? await deps.transact(async (transaction) => {
        if (!(await move(transaction))) return false;
        await inTransaction(transaction);
        return true;
      })
    : await move();
  return moved ? { kind: 'moved', to } : { kind: 'lost' };
}

/** Renews the lease while the step runs, and aborts the step when the lease is lost. */
function holdLease(deps: RunStepDeps, step: Step, lease: VideoLease, stopping: AbortSignal) {
  const lost = new AbortController();
  const { from, to } = step.progress;
  let progress = from;
  let lastRenewed = deps.clock();
  const renew = async () => {
    try {
      if (await renewLease(deps, lease, progress)) lastRenewed = deps.clock();
      else lost.abort(new AppError('stage_lost', { message: 'The video has been taken over or changed.' }));
    } catch (err) {
      deps.logger.warn({ err, videoId: lease.videoId }, 'could not renew the lease of a video');
      // without the database we cannot know whether another worker has claimed the video: stop before that can happen
      if (deps.clock() - lastRenewed > leaseMs / 2) lost.abort(err);
    }
  };
  const timer = setInterval(renew, renewEveryMs);
  return {
    signal: AbortSignal.any([lost.signal, stopping]),
    onProgress: (share: number) => {
      progress = Math.max(progress, from + (to - from) * Math.min(1, share));
    },
    stop: () => clearInterval(timer),
  };
}

interface FailedStep {
  step: Step;
  video: VideoRecord;
  lease: VideoLease;
  error: unknown;
  signal: AbortSignal;
  stopping: AbortSignal;
}

async function afterFailure(deps: RunStepDeps, failed: FailedStep): Promise<StepOutcome> {
  const { step, video, lease, error, signal, stopping } = failed;
  if (stopping.aborted) {
    await releaseLease(deps, lease, { counts: 'nothing' });
    return { kind: 'lost' };
  }
  if (signal.aborted || isStageLost(error)) return { kind: 'lost' };
  const { tries, faults = 0 } = video;
  const decision = decideOnFailure(error, { tries, faults }, step.failure);
  deps.logger.warn({ err: error, decision: decision.kind }, 'stage failed');
  if (decision.kind === 'fail') {
    await failVideo(deps, heldBy(lease), decision.failure);
    return { kind: 'ended' };
  }
  const at = new Date(deps.clock() + decision.afterMs);
  await releaseLease(deps, lease, { notBefore: at, counts: decision.counts });
  return { kind: 'retry', at, isFault: decision.counts === 'fault' };
}

/** The step noticed it before the lease's next renewal did. */
function isStageLost(error: unknown): boolean {
  return error instanceof AppError && error.code === 'stage_lost';
}

async function failAfterTooManyClaims(deps: RunStepDeps, lease: VideoLease): Promise<StepOutcome> {
  await failVideo(deps, heldBy(lease), videoFailure('internal', { reason: 'crashes' }));
  return { kind: 'ended' };
}

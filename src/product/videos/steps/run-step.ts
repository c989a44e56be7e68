import type { Transaction } from '../../../infra/database/transaction.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { VideoFailureCode } from '../../../infra/errors/error-codes.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import { type EndVideoDeps, failVideo } from '../ending/fail-video.ts';
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
import { decideOnFailure, maxClaims } from './retry-rules.ts';
import type { VideoMetrics } from './video-metrics.ts';

/** One stage of a video's way: what it claims, and what it does with it. */
export interface Step {
  /** Claimed from these stages; the claim moves the video to `stage`. */
  from: readonly WorkingStage[];
  stage: WorkingStage;
  /** Share of the whole way this stage covers, in percent, for the progress bar. */
  progress: { from: number; to: number };
  /** The code of a failure that is not one of ours. */
  failure: VideoFailureCode;
  /** Does the work. Safe to run twice: what is there already under its content key is not made again. */
  run(video: VideoRecord, context: StepContext): Promise<StepResult>;
}

export interface StepContext {
  /** Aborts when the video is edited, cancelled or deleted, when the lease is lost, and when the service stops. */
  signal: AbortSignal;
  /** Share of this stage that is done, 0–1. */
  onProgress(share: number): void;
  lease: VideoLease;
}

export type StepResult =
  /** The next stage, and what this one has found out. */
  | {
      to: WorkingStage;
      changes: Partial<VideoRecord>;
      /** Happens in the very transaction that moves the video, or not at all; what it throws counts as the step's. */
      together?(transaction: Transaction): Promise<void>;
    }
  /** The step has ended the revision itself. */
  | 'ended';

export type StepOutcome =
  | { kind: 'idle' }
  | { kind: 'moved'; to: WorkingStage }
  | { kind: 'ended' | 'lost' }
  | { kind: 'retry'; at: Date };

export type RunStepDeps = ClaimDeps & EndVideoDeps & { logger: Logger; metrics?: VideoMetrics };

/** How often the lease is renewed and progress told; also how soon a worker notices an edit or a cancelling. */
const renewEveryMs = 1_500;

/**
 * Claims the next video waiting for the step and does it. A crash at any instant leaves a lease that runs out.
 * @param stopping aborts when the service stops: the video goes back in line unharmed
 */
export async function runStep(deps: RunStepDeps, step: Step, stopping: AbortSignal): Promise<StepOutcome> {
  const claim = await claimVideo(deps, step);
  if (!claim) return { kind: 'idle' };
  const { video, lease } = claim;
  const logger = deps.logger.child({ videoId: video._id, revision: video.revision, stage: step.stage });
  if (video.claims > maxClaims) return giveUp(deps, lease);
  const hold = holdLease(deps, step, lease, stopping);
  const startedAt = deps.clock();
  try {
    const result = await step.run(video, { signal: hold.signal, onProgress: hold.onProgress, lease });
    const ms = deps.clock() - startedAt;
    logger.info({ ms }, 'stage done');
    deps.metrics?.observeStage(step.stage, ms / 1000);
    return result === 'ended' ? { kind: 'ended' } : await moveOn(deps, step, lease, result);
  } catch (error) {
    return await afterFailure({ ...deps, logger }, { step, video, lease, error, signal: hold.signal, stopping });
  } finally {
    hold.stop();
  }
}

async function moveOn(
  deps: RunStepDeps,
  step: Step,
  lease: VideoLease,
  { to, changes, together }: Exclude<StepResult, 'ended'>,
): Promise<StepOutcome> {
  if (!canMove(step.stage, to)) throw new Error(`no move from ${step.stage} to ${to}`);
  const move = async (transaction?: Transaction) => {
    const { matchedCount } = await deps.videos.updateOne(
      heldBy(lease),
      {
        $set: { ...changes, stage: to, leaseOwner: null, leaseUntil: null, tries: 0, claims: 0 },
        $max: { progress: step.progress.to },
      },
      { session: transaction },
    );
    return matchedCount === 1;
  };
  const moved = together
    ? await deps.transact(async (transaction) => {
        if (!(await move(transaction))) return false;
        await together(transaction);
        return true;
      })
    : await move();
  return moved ? { kind: 'moved', to } : { kind: 'lost' };
}

/** Keeps the lease alive while the step works, and tells it to stop as soon as it is lost. */
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
      deps.logger.warn({ err, videoId: lease.videoId }, 'a lease could not be renewed');
      // without the database nobody can tell us that the video went to another worker: stop before that may happen
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
    await releaseLease(deps, lease, { tried: false });
    return { kind: 'lost' };
  }
  if (signal.aborted) return { kind: 'lost' };
  const decision = decideOnFailure(error, video.tries, step.failure);
  deps.logger.warn({ err: error, decision: decision.kind }, 'stage went wrong');
  if (decision.kind === 'fail') {
    await failVideo(deps, heldBy(lease), decision);
    return { kind: 'ended' };
  }
  const at = new Date(deps.clock() + decision.afterMs);
  await releaseLease(deps, lease, { notBefore: at, tried: decision.counts });
  return { kind: 'retry', at };
}

async function giveUp(deps: RunStepDeps, lease: VideoLease): Promise<StepOutcome> {
  await failVideo(deps, heldBy(lease), {
    code: 'internal',
    message: 'This video ended our program every time it was worked on, so we have stopped trying.',
  });
  return { kind: 'ended' };
}

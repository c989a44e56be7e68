import type { Transaction } from '../../../infra/database/transaction.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { isInfrastructureFault } from '../../../infra/errors/infrastructure-fault.ts';
import { videoFailure } from '../../../infra/errors/video-failure.ts';
import { currentSpan, errorType } from '../../../infra/tracing/tracing.ts';
import { type EndVideoDeps, failVideo } from '../ending/end-video.ts';
import { workKindOf } from '../estimates/estimate-time-left.ts';
import type { WorkTimes } from '../estimates/work-times.ts';
import { type AccountPlaces, createAccountPlaces } from '../lease/account-places.ts';
import { tryAfterCrashes } from '../lease/crashes.ts';
import { inTurnAfter } from '../lease/queue-turns.ts';
import {
  type ClaimDeps,
  claimVideo,
  heldBy,
  releaseLease,
  takeBackCrash,
  turnOfOthersWaiting,
  type VideoLease,
} from '../lease/video-lease.ts';
import type { VideoRecord } from '../records/video.model.ts';
import { canMove, type WorkingStage } from '../records/video-states.ts';
import type { VideoDeps } from '../video-deps.ts';
import { holdLease } from './hold-lease.ts';
import { decideOnFailure, maxClaims, type UnexpectedFailure } from './retry-rules.ts';
import { createStepGate, type GateEntry, type StepGate } from './step-gate.ts';
import { traceStage } from './trace-stage.ts';
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
  /** See `createDrawingMachines`; default: any video. */
  claimable?(): Promise<Record<string, unknown>>;
  /** Does the work. Safe to run twice: files that exist already under their content key are not made again. */
  run(video: VideoRecord, context: StepContext): Promise<StepResult>;
}

export interface StepContext {
  /** Aborts when the video is edited, cancelled or deleted, when the lease is lost, and when the service stops. */
  signal: AbortSignal;
  /** The share of this stage that is done, 0–1. */
  onProgress(share: number): void;
  /** To be called while the step waits for somebody else who is slow: it may leave its place to other videos. */
  onSlow(): void;
  lease: VideoLease;
  /** The lowest turn of other accounts' videos that wait for this place; null = nobody waits. */
  turnOfOthersWaiting(): Promise<number | null>;
  /** The video has crashed its workers. Nothing else runs in this process: work with as little memory as possible. */
  isAlone: boolean;
}

export interface StepPlaces {
  /** The places of the step in this process. */
  places: AccountPlaces;
  /** One for all steps of this process. */
  gate: StepGate;
  /** Aborts when nothing new is to be started; default: when the service stops. */
  draining?: AbortSignal;
  /** Called when a video has been claimed. */
  onClaimed?(video: VideoRecord): void;
  /** Called when the step has left its place to other videos. */
  onSlow?(): void;
}

export type StepResult =
  /** The next stage, and what this one has found out about the video. */
  | {
      to: WorkingStage;
      changes: Partial<VideoRecord>;
      /** Runs in the transaction that moves the video. What it throws counts as a failure of the step. */
      inTransaction?(transaction: Transaction): Promise<void>;
    }
  /**
   * The video leaves its place to those with a turn up to this one, and goes on later with the same stage. What it has done
   * is stored.
   */
  | { afterTurn: number }
  /** The step has ended the revision itself. */
  | 'ended';

export type StepOutcome =
  | { kind: 'idle' }
  | { kind: 'moved'; to: WorkingStage }
  | { kind: 'ended' | 'lost' }
  /** `isFault` = something that all videos need has failed. */
  | { kind: 'retry'; at: Date; isFault: boolean };

export type RunStepDeps = ClaimDeps &
  EndVideoDeps &
  VideoDeps<'logger' | 'tracing'> & { metrics?: VideoMetrics; workTimes?: Pick<WorkTimes, 'record'> };

/** How long a worker that may live has to say so, before its video fails because of crashes. */
const lastWordMs = 60_000;
/** How long a video that has to run alone waits while another one does. */
const waitForTurnMs = 30_000;
/** How often a worker tries to say so. */
const takeBackEveryMs = 5_000;

/**
 * Claims the next video that waits for the step and runs the step. After a crash at any moment the lease expires and
 * another worker continues.
 * @param stopping aborts when the service stops: the video then goes back into the queue
 */
export async function runStep(
  deps: RunStepDeps,
  step: Step,
  stopping: AbortSignal,
  stepPlaces: StepPlaces = {
    places: createAccountPlaces({ maxPerAccount: Number.POSITIVE_INFINITY }),
    gate: createStepGate(),
  },
): Promise<StepOutcome> {
  const { gate, draining = stopping } = stepPlaces;
  const entry = await enter(gate, AbortSignal.any([stopping, draining]));
  if (!entry) return { kind: 'idle' };
  try {
    return await claimAndRun(deps, step, { ...stepPlaces, entry }, AbortSignal.any([stopping, entry.signal]));
  } finally {
    entry.leave();
  }
}

/** null = nothing new is started. */
async function enter(gate: StepGate, stopping: AbortSignal): Promise<GateEntry | null> {
  try {
    return await gate.enter(stopping);
  } catch {
    return null;
  }
}

async function claimAndRun(
  deps: RunStepDeps,
  step: Step,
  { places, entry, onClaimed, onSlow }: StepPlaces & { entry: GateEntry },
  stopping: AbortSignal,
): Promise<StepOutcome> {
  const claim = await places.claim((fullOwnerIds) => claimVideo(deps, { ...step, fullOwnerIds }));
  if (!claim) return { kind: 'idle' };
  onClaimed?.(claim.video);
  deps.metrics?.claimed(step.stage);
  const leavePlace = () => {
    if (claim.place.moveToSlow()) onSlow?.();
  };
  try {
    const claimed = { ...claim, entry, places, onSlow: leavePlace };
    const outcome = await traceStage(deps, { ...claim, ...step }, () => runClaimed(deps, step, claimed, stopping));
    if (outcome.kind === 'lost') {
      deps.metrics?.leaseLost(step.stage);
      await sayThatItLives(deps, claim.lease);
    }
    return outcome;
  } catch (error) {
    // how the work ended could not be recorded: what is not the database's fault may come again, so it counts
    await sayThatItLives(deps, claim.lease, isInfrastructureFault(error) ? 'nothing' : 'claim');
    throw error;
  } finally {
    claim.place.leave();
  }
}

/** Goes on in the background while the database does not answer. */
async function sayThatItLives(
  deps: RunStepDeps,
  lease: VideoLease,
  counts: 'nothing' | 'claim' = 'nothing',
): Promise<void> {
  try {
    await takeBackCrash(deps, lease, counts);
  } catch (err) {
    deps.logger.warn({ err, videoId: lease.videoId }, 'could not give back the lease of a video');
    setTimeout(() => void sayThatItLives(deps, lease, counts), takeBackEveryMs).unref();
  }
}

interface Claimed {
  video: VideoRecord;
  lease: VideoLease;
  wasExpired: boolean;
  entry: GateEntry;
  places: AccountPlaces;
  onSlow(): void;
}

async function runClaimed(deps: RunStepDeps, step: Step, claim: Claimed, stopping: AbortSignal): Promise<StepOutcome> {
  const { video, lease, entry, places, onSlow } = claim;
  const logger = deps.logger.child({ videoId: video._id, revision: video.revision, stage: step.stage });
  const next = tryAfterCrashes(video.crashes);
  if (next === 'given_up') return giveUp(deps, claim);
  if (video.claims > maxClaims) return failAfterCrashes(deps, lease);
  const isAlone = next === 'alone';
  const hold = holdLease(deps, step, lease, stopping);
  let startedAt = deps.clock();
  try {
    if (isAlone) {
      logger.warn({ crashes: video.crashes }, 'the workers of a video have crashed: it is tried alone');
      if (!(await entry.beAlone(hold.signal))) return await waitForTurnAlone(deps, lease);
      startedAt = deps.clock();
    }
    const { signal, onProgress } = hold;
    const result = await step.run(video, {
      ...{ signal, onProgress, onSlow, lease, isAlone },
      turnOfOthersWaiting: () => turnOfOthersWaiting(deps, { ...step, ...video, fullOwnerIds: places.fullOwnerIds() }),
    });
    if (result !== 'ended' && 'afterTurn' in result) return await leaveToOthers(deps, claim, result.afterTurn);
    const ms = deps.clock() - startedAt;
    logger.info({ ms }, 'stage done');
    deps.metrics?.stageDone(step.stage, ms / 1000);
    const outcome = result === 'ended' ? ({ kind: 'ended' } as const) : await moveOn(deps, step, lease, result);
    await recordWorkTime({ ...deps, logger }, { step, video, startedAt, result });
    return outcome;
  } catch (error) {
    const isHandedBack = entry.signal.aborted;
    const { signal } = hold;
    return await afterFailure({ ...deps, logger }, { step, video, lease, error, signal, stopping, isHandedBack });
  } finally {
    hold.stop();
  }
}

/** For the estimates of the next videos. The video has moved on, whether it can be recorded or not. */
async function recordWorkTime(
  { workTimes, clock, logger }: RunStepDeps,
  { step, video, startedAt, result }: { step: Step; video: VideoRecord; startedAt: number; result: StepResult },
): Promise<void> {
  const { stage } = step;
  const changes = result !== 'ended' && 'to' in result ? result.changes : {};
  const videoMs = (changes.facts ?? video.facts)?.durationMs;
  const isBack = result !== 'ended' && 'to' in result && result.to === 'queued';
  if (stage === 'queued' || videoMs === undefined || isBack) return;
  const since = stage === 'fetching' ? startedAt : (video.stageSince?.getTime() ?? startedAt);
  try {
    await workTimes?.record({ kind: workKindOf(video), stage }, { tookMs: clock() - since, videoMs });
  } catch (err) {
    logger.warn({ err }, 'could not record how long a stage took');
  }
}

/** Not with its lease: a crash of the video that is alone now would count against this one too. */
async function waitForTurnAlone(deps: RunStepDeps, lease: VideoLease): Promise<StepOutcome> {
  const at = new Date(deps.clock() + waitForTurnMs);
  const isReleased = await releaseLease(deps, lease, { notBefore: at, counts: 'nothing' });
  return isReleased ? { kind: 'retry', at, isFault: false } : { kind: 'lost' };
}

const newStage = { tries: 0, faults: 0, claims: 0, crashes: [] };

async function moveOn(
  deps: RunStepDeps,
  step: Step,
  lease: VideoLease,
  { to, changes, inTransaction }: Extract<StepResult, { to: WorkingStage }>,
): Promise<StepOutcome> {
  if (!canMove(step.stage, to)) throw new Error(`a video cannot move from ${step.stage} to ${to}`);
  const move = async (transaction?: Transaction) => {
    const { matchedCount } = await deps.videos.updateOne(
      heldBy(lease),
      {
        $set: {
          ...{ ...changes, stage: to, stageSince: new Date(deps.clock()) },
          ...{ leaseOwner: null, leaseUntil: null, ...newStage },
        },
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

/** Puts the video behind those that wait. It has got further, so nothing that went wrong before counts any more. */
async function leaveToOthers(
  deps: RunStepDeps,
  { video, lease }: Pick<Claimed, 'video' | 'lease'>,
  afterTurn: number,
): Promise<StepOutcome> {
  const at = new Date(deps.clock());
  const { matchedCount } = await deps.videos.updateOne(heldBy(lease), {
    $set: {
      turn: Math.max(video.turn ?? 0, inTurnAfter(afterTurn, video.turn ?? 0)),
      notBefore: at,
      leaseOwner: null,
      leaseUntil: null,
      ...newStage,
    },
  });
  return matchedCount === 1 ? { kind: 'retry', at, isFault: false } : { kind: 'lost' };
}

interface FailedStep {
  step: Step;
  video: VideoRecord;
  lease: VideoLease;
  error: unknown;
  signal: AbortSignal;
  stopping: AbortSignal;
  /** Another video needs the process for itself. Other workers may be idle. */
  isHandedBack: boolean;
}

async function afterFailure(deps: RunStepDeps, failed: FailedStep): Promise<StepOutcome> {
  const { step, video, lease, error, signal, stopping, isHandedBack } = failed;
  if (stopping.aborted) {
    const isReleased = await releaseLease(deps, lease, { counts: 'nothing' });
    return isReleased && isHandedBack
      ? { kind: 'retry', at: new Date(deps.clock()), isFault: false }
      : { kind: 'lost' };
  }
  if (signal.aborted || isStageLost(error)) return { kind: 'lost' };
  const { tries, faults = 0 } = video;
  const decision = decideOnFailure(error, { tries, faults }, step.failure);
  deps.logger.warn({ err: error, decision: decision.kind }, 'stage failed');
  currentSpan()?.fail(errorType(error));
  deps.metrics?.stageFailed(step.stage, codeOf(error), decision.kind);
  if (decision.kind === 'fail') {
    return { kind: (await failVideo(deps, heldBy(lease), decision.failure)) ? 'ended' : 'lost' };
  }
  const at = new Date(deps.clock() + decision.afterMs);
  const { counts } = decision;
  if (!(await releaseLease(deps, lease, { notBefore: at, counts }))) return { kind: 'lost' };
  return { kind: 'retry', at, isFault: counts === 'fault' };
}

/** Error codes are few: what is not one of ours has none. */
function codeOf(error: unknown): string {
  return error instanceof AppError ? error.code : 'unexpected';
}

/** The step noticed it before the lease's next renewal did. */
function isStageLost(error: unknown): boolean {
  return error instanceof AppError && error.code === 'stage_lost';
}

/** A lease that expired may be that of a worker which lives without the database: it gets time to say so. */
async function giveUp(deps: RunStepDeps, { lease, wasExpired }: Claimed): Promise<StepOutcome> {
  if (!wasExpired) return failAfterCrashes(deps, lease);
  const at = new Date(deps.clock() + lastWordMs);
  await releaseLease(deps, lease, { notBefore: at, counts: 'nothing' });
  return { kind: 'retry', at, isFault: false };
}

async function failAfterCrashes(deps: RunStepDeps, lease: VideoLease): Promise<StepOutcome> {
  await failVideo(deps, heldBy(lease), videoFailure('internal', { reason: 'crashes' }));
  return { kind: 'ended' };
}

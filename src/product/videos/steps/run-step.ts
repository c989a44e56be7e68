import { isInfrastructureFault } from '../../../infra/errors/infrastructure-fault.ts';
import { type AccountPlaces, createAccountPlaces } from '../lease/account-places.ts';
import { tryAfterCrashes } from '../lease/crashes.ts';
import { claimVideo, takeBackCrash, turnOfOthersWaiting, type VideoLease } from '../lease/video-lease.ts';
import type { VideoRecord } from '../records/video.model.ts';
import { afterFailure, failAfterCrashes, giveUp } from './after-failure.ts';
import { holdLease } from './hold-lease.ts';
import { leaveToOthers, moveOn, waitForTurnAlone } from './leave-stage.ts';
import { recordWorkTime } from './record-work-time.ts';
import { maxClaims } from './retry-rules.ts';
import type { RunStepDeps, Step, StepOutcome, StepPlaces } from './step.ts';
import { createStepGate, type GateEntry, type StepGate } from './step-gate.ts';
import { traceStage } from './trace-stage.ts';

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

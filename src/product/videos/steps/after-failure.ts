import { AppError } from '../../../infra/errors/app-error.ts';
import { videoFailure } from '../../../infra/errors/video-failure.ts';
import { currentSpan, errorType } from '../../../infra/tracing/tracing.ts';
import { failVideo } from '../ending/end-video.ts';
import { heldBy, releaseLease, type VideoLease } from '../lease/video-lease.ts';
import type { VideoRecord } from '../records/video.model.ts';
import { decideOnFailure } from './retry-rules.ts';
import type { RunStepDeps, Step, StepOutcome } from './step.ts';

/** How long a worker that may live has to say so, before its video fails because of crashes. */
const lastWordMs = 60_000;

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

/** Releases the video for another try, or fails it, as `decideOnFailure` says. */
export async function afterFailure(deps: RunStepDeps, failed: FailedStep): Promise<StepOutcome> {
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

/** A lease that expired may be that of a worker which lives without the database: it gets time to say so. */
export async function giveUp(
  deps: RunStepDeps,
  { lease, wasExpired }: { lease: VideoLease; wasExpired: boolean },
): Promise<StepOutcome> {
  if (!wasExpired) return failAfterCrashes(deps, lease);
  const at = new Date(deps.clock() + lastWordMs);
  await releaseLease(deps, lease, { notBefore: at, counts: 'nothing' });
  return { kind: 'retry', at, isFault: false };
}

export async function failAfterCrashes(deps: RunStepDeps, lease: VideoLease): Promise<StepOutcome> {
  await failVideo(deps, heldBy(lease), videoFailure('internal', { reason: 'crashes' }));
  return { kind: 'ended' };
}

/** Error codes are few: what is not one of ours has none. */
function codeOf(error: unknown): string {
  return error instanceof AppError ? error.code : 'unexpected';
}

/** The step noticed it before the lease's next renewal did. */
function isStageLost(error: unknown): boolean {
  return error instanceof AppError && error.code === 'stage_lost';
}

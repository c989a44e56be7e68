import { FfmpegError } from '../../../engine/media/ffmpeg/ffmpeg-error.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { videoFailureRow } from '../../../infra/errors/error-table.ts';
import { isInfrastructureFault } from '../../../infra/errors/infrastructure-fault.ts';
import type { VideoFailure } from '../../../infra/errors/video-failure.ts';
import type { ReleaseCounts } from '../lease/video-lease.ts';

/** What happens to a video after a failed stage. */
type FailureDecision =
  | { kind: 'fail'; failure: VideoFailure }
  | { kind: 'retry'; afterMs: number; counts: ReleaseCounts };

/** Codes that a stage can give to an unexpected error. */
export type UnexpectedFailure = 'internal' | 'speech_failed' | 'render_failed';

export interface TriesSoFar {
  /** Failed tries of this stage before this one. */
  tries: number;
  /** Faults of the infrastructure that the stage has met before this one. */
  faults: number;
}

const firstWaitMs = 2_000;
/** Limits `Retry-After`: a server may ask for days, or for more than a date can hold. */
const maxRetryAfterMs = 10 * 60_000;
const maxFaultWaitMs = 60_000;
/** About a day of waiting. A fault that lasts longer is a failure: nobody waits any more. */
const maxFaults = 1_440;

/** After this many claims of one stage that nobody gave back, for whatever reason, the video fails. */
export const maxClaims = 25;

/** @param fallback the code for an unexpected error */
export function decideOnFailure(error: unknown, soFar: TriesSoFar, fallback: UnexpectedFailure): FailureDecision {
  if (isOutsideFault(error) && soFar.faults < maxFaults) {
    const afterMs = Math.max(retryAfterOf(error), Math.min(maxFaultWaitMs, firstWaitMs * 2 ** soFar.faults));
    return { kind: 'retry', afterMs, counts: 'fault' };
  }
  // a tool that hangs each time must not do so for hours: that counts as a try
  const wasKilled = error instanceof FfmpegError && error.wasKilled && !error.hung;
  if (wasKilled) return { kind: 'retry', afterMs: firstWaitMs, counts: 'claim' };
  const known = error instanceof AppError && error.failure ? error : null;
  const failure = known?.failure ?? { code: fallback, reason: 'unexpected', args: {} };
  const isFinal = known?.details.retryable === false || soFar.tries + 1 >= videoFailureRow(failure.code).tries;
  if (isFinal) return { kind: 'fail', failure };
  return { kind: 'retry', afterMs: Math.max(retryAfterOf(error), firstWaitMs * 4 ** soFar.tries), counts: 'try' };
}

function isOutsideFault(error: unknown): boolean {
  return isInfrastructureFault(error) || (error instanceof FfmpegError && error.lackedSpace);
}

function retryAfterOf(error: unknown): number {
  return error instanceof AppError ? Math.min(Number(error.details.retryAfterMs ?? 0), maxRetryAfterMs) : 0;
}

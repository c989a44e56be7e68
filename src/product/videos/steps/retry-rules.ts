import { FfmpegError } from '../../../engine/media/ffmpeg/ffmpeg-error.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { videoFailureRow } from '../../../infra/errors/error-table.ts';
import type { VideoFailure } from '../../../infra/errors/video-failure.ts';

/** What happens to a video after a failed stage. */
type FailureDecision =
  | { kind: 'fail'; failure: VideoFailure }
  /** `counts` = the failure uses up one of the stage's tries. */
  | { kind: 'retry'; afterMs: number; counts: boolean };

/** Codes that a stage can give to an unexpected error. */
export type UnexpectedFailure = 'internal' | 'speech_failed' | 'render_failed';

const firstWaitMs = 2_000;
/** Limits `Retry-After`: a server may ask for days, or for more than a date can hold. */
const maxRetryAfterMs = 10 * 60_000;

/** After this many claims of one stage the video is assumed to crash the worker, and fails. */
export const maxClaims = 25;

/**
 * @param tries failed tries of this stage before this one
 * @param fallback the code for an unexpected error
 */
export function decideOnFailure(error: unknown, tries: number, fallback: UnexpectedFailure): FailureDecision {
  if (error instanceof FfmpegError && error.wasKilled) return { kind: 'retry', afterMs: firstWaitMs, counts: false };
  const known = error instanceof AppError && error.failure ? error : null;
  const failure = known?.failure ?? { code: fallback, reason: 'unexpected', args: {} };
  const isFinal = known?.details.retryable === false || tries + 1 >= videoFailureRow(failure.code).tries;
  if (isFinal) return { kind: 'fail', failure };
  const retryAfterMs = Math.min(Number(known?.details.retryAfterMs ?? 0), maxRetryAfterMs);
  return { kind: 'retry', afterMs: Math.max(retryAfterMs, firstWaitMs * 4 ** tries), counts: true };
}

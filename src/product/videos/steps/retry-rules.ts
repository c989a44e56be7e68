import { FfmpegError } from '../../../engine/media/ffmpeg/ffmpeg-error.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { isVideoFailureCode, type VideoFailureCode } from '../../../infra/errors/error-codes.ts';

/** What happens to a video after a failed stage. */
type FailureDecision =
  | { kind: 'fail'; code: VideoFailureCode; message: string }
  /** `counts` = the failure uses up one of the stage's tries. */
  | { kind: 'retry'; afterMs: number; counts: boolean };

const noRetry = 1;

/** How often a stage is tried before its video fails with the code. Errors that a retry cannot fix are tried once. */
const triesOf = {
  source_unreachable: 3,
  source_not_found: noRetry,
  source_forbidden_address: noRetry,
  source_too_many_redirects: noRetry,
  source_too_large: noRetry,
  // the download has waited half a minute already
  source_stalled: noRetry,
  source_timed_out: 2,
  source_incomplete: 2,
  source_empty: noRetry,
  source_web_page: noRetry,
  source_picture: noRetry,
  source_sound_only: noRetry,
  source_playlist: noRetry,
  source_unsupported: noRetry,
  source_damaged: noRetry,
  source_too_long: noRetry,
  source_absurd_size: noRetry,
  speech_unavailable: noRetry,
  speech_failed: 3,
  render_failed: 3,
  internal: 4,
  cancelled: noRetry,
  allowance_exhausted: noRetry,
} satisfies Record<VideoFailureCode, number>;

const firstWaitMs = 2_000;
/** Limits `Retry-After`: a server may ask for days, or for more than a date can hold. */
const maxRetryAfterMs = 10 * 60_000;

/** After this many claims of one stage the video is assumed to crash the worker, and fails. */
export const maxClaims = 25;

/**
 * @param tries failed tries of this stage before this one
 * @param fallback the code for an unexpected error
 */
export function decideOnFailure(error: unknown, tries: number, fallback: VideoFailureCode): FailureDecision {
  if (error instanceof FfmpegError && error.wasKilled) return { kind: 'retry', afterMs: firstWaitMs, counts: false };
  const known = error instanceof AppError && isVideoFailureCode(error.code) ? error : null;
  const code = known && isVideoFailureCode(known.code) ? known.code : fallback;
  const final = known?.details.retryable === false || tries + 1 >= triesOf[code];
  if (final) return { kind: 'fail', code, message: known?.message ?? ourFault };
  const retryAfterMs = Math.min(Number(known?.details.retryAfterMs ?? 0), maxRetryAfterMs);
  return { kind: 'retry', afterMs: Math.max(retryAfterMs, firstWaitMs * 4 ** tries), counts: true };
}

const ourFault = 'Something went wrong on our side while this video was being processed.';

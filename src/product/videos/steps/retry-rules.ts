import { FfmpegError } from '../../../engine/media/ffmpeg/ffmpeg-error.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { isVideoFailureCode, type VideoFailureCode } from '../../../infra/errors/error-codes.ts';

/** What becomes of a video whose stage went wrong. */
export type FailureDecision =
  | { kind: 'fail'; code: VideoFailureCode; message: string }
  /** `counts` = it is one of the tries that the video has. */
  | { kind: 'retry'; afterMs: number; counts: boolean };

const never = 1;

/** How often a stage is tried before its video fails with the code. Input that will not get better is tried once. */
const triesOf = {
  source_unreachable: 3,
  source_not_found: never,
  source_forbidden_address: never,
  source_too_many_redirects: never,
  source_too_large: never,
  // half a minute of silence is a long wait already
  source_stalled: never,
  source_timed_out: 2,
  source_incomplete: 2,
  source_empty: never,
  source_web_page: never,
  source_picture: never,
  source_sound_only: never,
  source_playlist: never,
  source_unsupported: never,
  source_damaged: never,
  source_too_long: never,
  source_absurd_size: never,
  speech_unavailable: never,
  speech_failed: 3,
  render_failed: 3,
  internal: 4,
  cancelled: never,
  allowance_exhausted: never,
} satisfies Record<VideoFailureCode, number>;

const firstWaitMs = 2_000;
/** The other side may ask for days, or for more than a date can hold. */
const longestAskedMs = 10 * 60_000;

/** Claims of one stage after which its video is held to be what kills the worker, and fails. */
export const maxClaims = 25;

/**
 * @param tries failed tries of this stage before this one
 * @param fallback the code for an error that is not ours
 */
export function decideOnFailure(error: unknown, tries: number, fallback: VideoFailureCode): FailureDecision {
  if (error instanceof FfmpegError && error.wasKilled) return { kind: 'retry', afterMs: firstWaitMs, counts: false };
  const known = error instanceof AppError && isVideoFailureCode(error.code) ? error : null;
  const code = known && isVideoFailureCode(known.code) ? known.code : fallback;
  const final = known?.details.retryable === false || tries + 1 >= triesOf[code];
  if (final) return { kind: 'fail', code, message: known?.message ?? ourFault };
  const asked = Math.min(Number(known?.details.retryAfterMs ?? 0), longestAskedMs);
  return { kind: 'retry', afterMs: Math.max(asked, firstWaitMs * 4 ** tries), counts: true };
}

const ourFault = 'Something went wrong on our side while this video was being made.';

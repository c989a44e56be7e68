/**
 * Every way the product can refuse or fail, in one list. Each edge (HTTP, chat, retry) keeps one total map from these
 * codes to what it says or does, checked with `satisfies Record<ErrorCode, …>`. Codes are also what clients see in
 * `error_code`, so a code is never renamed.
 */
export const videoFailureCodes = [
  // the source could not be fetched
  'source_unreachable',
  'source_not_found',
  'source_forbidden_address',
  'source_too_many_redirects',
  'source_too_large',
  'source_stalled',
  'source_timed_out',
  'source_incomplete',
  // the source cannot be used
  'source_empty',
  'source_web_page',
  'source_picture',
  'source_sound_only',
  'source_playlist',
  'source_unsupported',
  'source_damaged',
  'source_too_long',
  'source_absurd_size',
  // our side
  'speech_unavailable',
  'speech_failed',
  'render_failed',
  'internal',
  // stopped on purpose
  'cancelled',
  'allowance_exhausted',
] as const;

export type VideoFailureCode = (typeof videoFailureCodes)[number];

export const requestErrorCodes = [
  'invalid_input',
  'unauthenticated',
  'not_found',
  'conflict',
  'idempotency_key_reused',
  'idempotency_in_flight',
  'stage_lost',
  'configuration',
] as const;

export type RequestErrorCode = (typeof requestErrorCodes)[number];

export type ErrorCode = VideoFailureCode | RequestErrorCode;

export function isVideoFailureCode(code: string): code is VideoFailureCode {
  return (videoFailureCodes as readonly string[]).includes(code);
}

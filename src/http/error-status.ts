import type { ErrorCode } from '../infra/errors/error-codes.ts';

/**
 * The HTTP status of a request that ends with one of the product's errors, for API and pages alike. null = our own
 * fault: a 500 that says nothing of what went wrong. (A video that fails is not an error of a request.)
 */
export const errorStatus = {
  invalid_input: 422,
  unauthenticated: 401,
  not_found: 404,
  conflict: 409,
  idempotency_key_reused: 422,
  idempotency_in_flight: 409,
  allowance_exhausted: 402,
  source_too_large: 413,
  cancelled: 409,
  source_unreachable: 422,
  source_not_found: 422,
  source_forbidden_address: 422,
  source_too_many_redirects: 422,
  source_stalled: 422,
  source_timed_out: 422,
  source_incomplete: 422,
  source_empty: 422,
  source_web_page: 422,
  source_picture: 422,
  source_sound_only: 422,
  source_playlist: 422,
  source_unsupported: 422,
  source_damaged: 422,
  source_too_long: 422,
  source_absurd_size: 422,
  speech_unavailable: null,
  speech_failed: null,
  render_failed: null,
  internal: null,
  stage_lost: null,
  configuration: null,
} as const satisfies Record<ErrorCode, number | null>;

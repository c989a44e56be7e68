import { AppError } from '../../../infra/errors/app-error.ts';
import type { ErrorCode } from '../../../infra/errors/error-codes.ts';
import { type FieldErrors, wordErrors } from '../../../infra/validation/invalid-fields.ts';
import { HttpError } from './http-error.ts';

type ToError = (error: AppError) => HttpError | null;

const status =
  (code: number): ToError =>
  ({ message }) =>
    new HttpError({ status: code, body: { message } });

/** The 422 of Laravel's validator: the first message, how many more there are, and all of them by field. */
function invalid(fieldErrors: FieldErrors): HttpError {
  const errors = wordErrors(fieldErrors);
  return new HttpError({ status: 422, body: { message: summarise(Object.values(errors).flat()), errors } });
}

function summarise([first, ...more]: string[]): string {
  if (first === undefined) return 'The given data was invalid.';
  if (more.length === 0) return first;
  return `${first} (and ${more.length} more ${more.length === 1 ? 'error' : 'errors'})`;
}

/** Ours to mend: told as a 500 without its words. */
const hidden: ToError = () => null;

/**
 * How each of the product's errors is told over HTTP when it ends a request (a video's own failure is not an error
 * here).
 */
const replies = {
  invalid_input: ({ details }) => invalid((details.errors ?? {}) as FieldErrors),
  unauthenticated: ({ message }) =>
    new HttpError({ status: 401, body: { message }, headers: { 'WWW-Authenticate': 'Bearer' } }),
  not_found: status(404),
  conflict: status(409),
  idempotency_key_reused: () => invalid({ idempotency_key: [{ rule: 'idempotency_key_reused' }] }),
  idempotency_in_flight: status(409),
  allowance_exhausted: ({ message }) => new HttpError({ status: 402, body: { message, error: 'allowance_exhausted' } }),
  source_too_large: status(413),
  cancelled: status(409),
  source_unreachable: status(422),
  source_not_found: status(422),
  source_forbidden_address: status(422),
  source_too_many_redirects: status(422),
  source_stalled: status(422),
  source_timed_out: status(422),
  source_incomplete: status(422),
  source_empty: status(422),
  source_web_page: status(422),
  source_picture: status(422),
  source_sound_only: status(422),
  source_playlist: status(422),
  source_unsupported: status(422),
  source_damaged: status(422),
  source_too_long: status(422),
  source_absurd_size: status(422),
  speech_unavailable: hidden,
  speech_failed: hidden,
  render_failed: hidden,
  internal: hidden,
  stage_lost: hidden,
  configuration: hidden,
} as const satisfies Record<ErrorCode, ToError>;

/** null = an inner error, which nobody outside is told about. */
export function toHttpError(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error;
  if (error instanceof AppError) return replies[error.code](error);
  return null;
}

import { AppError } from '../../../infra/errors/app-error.ts';
import { type ErrorCode, errorRow } from '../../../infra/errors/error-table.ts';
import { type FieldErrors, wordErrors } from '../../../infra/validation/invalid-fields.ts';
import { BodyError } from '../../read-body.ts';
import { badRequest, HttpError, payloadTooLarge, requestTimeout } from './http-error.ts';

/** The reply to a request that ended with this error; null = an inner error, of which callers are told nothing. */
export function toHttpError(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error;
  if (error instanceof BodyError) return fromBodyError(error);
  if (!(error instanceof AppError)) return null;
  const special = specialReplies[error.code]?.(error);
  if (special) return special;
  const { status } = errorRow(error.code);
  return status === 'hidden' ? null : new HttpError({ status, body: { message: error.message } });
}

/** Errors whose reply has more than a message. */
const specialReplies: Partial<Record<ErrorCode, (error: AppError) => HttpError>> = {
  invalid_input: ({ details }) => invalid((details.errors ?? {}) as FieldErrors),
  unauthenticated: ({ message }) =>
    new HttpError({ status: 401, body: { message }, headers: { 'WWW-Authenticate': 'Bearer' } }),
  idempotency_key_reused: () => invalid({ idempotency_key: [{ rule: 'idempotency_key_reused' }] }),
  allowance_exhausted: ({ message }) => new HttpError({ status: 402, body: { message, error: 'allowance_exhausted' } }),
};

function fromBodyError({ reason, maxBytes }: BodyError): HttpError {
  if (reason === 'too_large') return payloadTooLarge(maxBytes);
  return reason === 'too_slow' ? requestTimeout() : badRequest('The request broke off before its end.');
}

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

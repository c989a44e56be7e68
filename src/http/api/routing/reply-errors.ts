import type { Context, Middleware } from 'koa';
import { AppError } from '../../../infra/errors/app-error.ts';
import { type ErrorCode, errorRow } from '../../../infra/errors/error-table.ts';
import { type FieldErrors, type FieldMessages, wordErrors } from '../../../infra/validation/violation.ts';
import { BodyError, discardUnreadBody } from '../../read-body.ts';
import { badRequest, HttpError, payloadTooLarge, requestTimeout, tooManyBodies } from './http-error.ts';

/** Turns every error into its reply (see `toHttpError`); one that nobody expected is logged, and is a 500. */
export const replyErrors: Middleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    replyError(ctx, error);
  }
};

function replyError(ctx: Context, error: unknown): void {
  const httpError = toHttpError(error);
  if (!httpError) ctx.state.logger.error({ err: error }, 'request failed');
  // a handler may have set these for a reply that is not sent after all
  for (const name of ['Content-Type', 'Content-Disposition', 'ETag', 'Last-Modified']) ctx.remove(name);
  ctx.set('Cache-Control', 'no-store');
  ctx.status = httpError?.status ?? 500;
  ctx.body = httpError?.body ?? { message: 'Server Error', request_id: ctx.state.requestId };
  if (httpError) ctx.set(httpError.headers);
  discardUnreadBody(ctx);
}

/** The reply to a request that ended with this error; null = an inner error, of which callers are told nothing. */
export function toHttpError(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error;
  if (error instanceof BodyError) return fromBodyError(error);
  if (!(error instanceof AppError)) return null;
  const special = specialReplies[error.code]?.(error);
  if (special) return special;
  const { status, retryAfterSeconds } = errorRow(error.code);
  if (status === 'hidden') return null;
  if (retryAfterSeconds === undefined) return new HttpError({ status, body: { message: error.message } });
  const headers = { 'Retry-After': String(retryAfterSeconds) };
  return new HttpError({ status, body: { message: error.message, error: error.code }, headers });
}

/** Errors whose reply has more than a message. */
const specialReplies: Partial<Record<ErrorCode, (error: AppError) => HttpError>> = {
  invalid_input: ({ details: { errors, messages } }) =>
    invalid((messages ?? wordErrors((errors ?? {}) as FieldErrors)) as FieldMessages),
  unauthenticated: ({ message }) =>
    new HttpError({ status: 401, body: { message }, headers: { 'WWW-Authenticate': 'Bearer' } }),
  service_busy: ({ message }) => new HttpError({ status: 503, body: { message }, headers: { 'Retry-After': '5' } }),
  idempotency_key_reused: () => invalid(wordErrors({ idempotency_key: [{ rule: 'idempotency_key_reused' }] })),
  storage_limit: ({ message }) => new HttpError({ status: 413, body: { message, error: 'storage_limit' } }),
  uploads_full: ({ message }) => new HttpError({ status: 413, body: { message, error: 'uploads_full' } }),
  allowance_exhausted: ({ message }) => new HttpError({ status: 402, body: { message, error: 'allowance_exhausted' } }),
};

function fromBodyError({ reason, maxBytes }: BodyError): HttpError {
  if (reason === 'too_large') return payloadTooLarge(maxBytes);
  if (reason === 'too_many') return tooManyBodies();
  if (reason === 'too_slow') return requestTimeout();
  if (reason === 'broken_off') return badRequest('The request broke off before its end.');
  return badRequest('The upload broke off or is not valid multipart/form-data.');
}

/** The 422 of Laravel's validator: the first message, how many more there are, and all of them by field. */
function invalid(errors: FieldMessages): HttpError {
  return new HttpError({ status: 422, body: { message: summarise(Object.values(errors).flat()), errors } });
}

function summarise([first, ...more]: string[]): string {
  if (first === undefined) return 'The given data was invalid.';
  if (more.length === 0) return first;
  return `${first} (and ${more.length} more ${more.length === 1 ? 'error' : 'errors'})`;
}

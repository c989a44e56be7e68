import { z } from 'zod';
import { maxViolations } from '../../../infra/validation/violation.ts';

interface HttpErrorOptions {
  status: number;
  body: { message: string; [field: string]: unknown };
  headers?: Record<string, string>;
}

/** A reply that is thrown: what HTTP itself refuses (unknown address, too large, too many calls) before the product is asked. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly body: HttpErrorOptions['body'];
  readonly headers: Record<string, string>;

  constructor({ status, body, headers = {} }: HttpErrorOptions) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export function badRequest(message: string): HttpError {
  return new HttpError({ status: 400, body: { message } });
}

export function unauthenticated(error: 'missing_token' | 'invalid_token'): HttpError {
  const headers = { 'WWW-Authenticate': 'Bearer' };
  return new HttpError({ status: 401, body: { message: 'Unauthenticated.', error }, headers });
}

export function notFound(message = 'There is nothing at this address.'): HttpError {
  return new HttpError({ status: 404, body: { message } });
}

export function methodNotAllowed(allowed: string[]): HttpError {
  const Allow = allowed.join(', ');
  return new HttpError({ status: 405, body: { message: `This address answers ${Allow} only.` }, headers: { Allow } });
}

export function requestTimeout(): HttpError {
  const message = 'The request took too long to arrive.';
  return new HttpError({ status: 408, body: { message }, headers: { Connection: 'close' } });
}

/** From one network. */
export function tooManyBodies(): HttpError {
  const message = 'Too many requests with large bodies are on their way from your network.';
  return new HttpError({ status: 429, body: { message }, headers: { 'Retry-After': '10', Connection: 'close' } });
}

/** @param maxBytes the limit that was exceeded */
export function payloadTooLarge(maxBytes: number): HttpError {
  const message = `The request is too large: at most ${maxBytes} bytes are accepted here.`;
  return new HttpError({ status: 413, body: { message } });
}

export function unsupportedMediaType(message: string): HttpError {
  return new HttpError({ status: 415, body: { message } });
}

export const messageSchema = z.strictObject({ message: z.string() });

/** Of a 429, whether there were too many calls or too many videos. */
export const rateHeaderDocs = {
  'Retry-After': 'seconds',
  RateLimit: 'calls left, as "name";r=<calls>;t=<seconds>',
  'RateLimit-Policy': 'calls allowed, as "name";q=<calls>;w=<seconds>',
  'X-RateLimit-Limit': 'calls per minute',
  'X-RateLimit-Remaining': 'calls left',
};

/** A call that would bring new work or new bytes, which there is no room for. */
export const noRoomReplies = {
  413: {
    description: 'The body is too large; or, with `error`, the account keeps as many bytes as it may',
    schema: messageSchema.extend({ error: z.literal('storage_limit').optional() }),
  },
  503: {
    description: 'The service is short of disk space and accepts nothing new for the moment',
    schema: messageSchema.extend({ error: z.literal('disk_low') }),
    headers: { 'Retry-After': 'seconds' },
  },
};

/** As `noRoomReplies`, for calls that queue a video. */
export const noWorkReplies = {
  429: {
    description: 'Too many calls; or, with `error`, too many videos of the account are waiting',
    schema: messageSchema.extend({ error: z.literal('queue_full').optional() }),
    headers: rateHeaderDocs,
  },
  503: {
    ...noRoomReplies[503],
    description:
      'Too many videos are waiting, or the service is short of disk space: nothing new is accepted for the moment',
    schema: messageSchema.extend({ error: z.enum(['service_full', 'disk_low']) }),
  },
};

export const unauthenticatedSchema = messageSchema.extend({ error: z.enum(['missing_token', 'invalid_token']) });

export const validationErrorSchema = messageSchema.extend({
  errors: z.record(z.string(), z.array(z.string())).describe(`broken rules, by field; at most ${maxViolations}`),
});

export const serverErrorSchema = messageSchema.extend({ request_id: z.string() });

export interface HttpErrorOptions {
  status: number;
  body: { message: string; [field: string]: unknown };
  headers?: Record<string, string>;
}

/**
 * What HTTP itself refuses (no such route, too large, too often …) before the product is asked; the reply as it goes
 * out.
 */
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

export const unauthenticatedMessage = 'Unauthenticated.';

export function unauthenticated(error: 'missing_token' | 'invalid_token'): HttpError {
  return new HttpError({
    status: 401,
    body: { message: unauthenticatedMessage, error },
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}

export function notFound(): HttpError {
  return new HttpError({ status: 404, body: { message: 'There is nothing at this address.' } });
}

/** @param maxBytes the limit that was passed */
export function payloadTooLarge(maxBytes: number): HttpError {
  return new HttpError({
    status: 413,
    body: { message: `The request is too large: at most ${maxBytes} bytes are accepted here.` },
  });
}

export function badRequest(message: string): HttpError {
  return new HttpError({ status: 400, body: { message } });
}

export function unsupportedMediaType(message: string): HttpError {
  return new HttpError({ status: 415, body: { message } });
}

export function requestTimeout(): HttpError {
  return new HttpError({
    status: 408,
    body: { message: 'The request took too long to arrive.' },
    headers: { Connection: 'close' },
  });
}

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

/** @param maxBytes the limit that was exceeded */
export function payloadTooLarge(maxBytes: number): HttpError {
  const message = `The request is too large: at most ${maxBytes} bytes are accepted here.`;
  return new HttpError({ status: 413, body: { message } });
}

export function unsupportedMediaType(message: string): HttpError {
  return new HttpError({ status: 415, body: { message } });
}

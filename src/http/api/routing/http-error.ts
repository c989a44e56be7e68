export interface RefusalOptions {
  status: number;
  body: { message: string; [field: string]: unknown };
  headers?: Record<string, string>;
}

/**
 * What HTTP itself refuses (no such route, too large, too often …) before the product is asked; the reply as it goes
 * out.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly body: RefusalOptions['body'];
  readonly headers: Record<string, string>;

  constructor({ status, body, headers = {} }: RefusalOptions) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const unauthenticatedMessage = 'Unauthenticated.';

export function unauthenticated(error: 'missing_token' | 'invalid_token'): Refusal {
  return new Refusal({
    status: 401,
    body: { message: unauthenticatedMessage, error },
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}

export function noSuchRoute(): Refusal {
  return new Refusal({ status: 404, body: { message: 'There is nothing at this address.' } });
}

/** @param maxBytes the limit that was passed */
export function bodyTooLarge(maxBytes: number): Refusal {
  return new Refusal({
    status: 413,
    body: { message: `The request is too large: at most ${maxBytes} bytes are accepted here.` },
  });
}

export function badSyntax(message: string): Refusal {
  return new Refusal({ status: 400, body: { message } });
}

export function unsupportedBody(message: string): Refusal {
  return new Refusal({ status: 415, body: { message } });
}

export function tooSlow(): Refusal {
  return new Refusal({
    status: 408,
    body: { message: 'The request took too long to arrive.' },
    headers: { Connection: 'close' },
  });
}

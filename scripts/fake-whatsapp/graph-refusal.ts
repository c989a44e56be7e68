/** An error answer of the Graph API. */
export class GraphRefusal extends Error {
  readonly code: number;
  readonly status: number;
  readonly details: string | null;

  constructor(
    code: number,
    message: string,
    { status = 400, details = null }: { status?: number; details?: string | null } = {},
  ) {
    super(`(#${code}) ${message}`);
    this.name = 'GraphRefusal';
    this.code = code;
    this.status = status;
    this.details = details;
  }

  get body() {
    const data = this.details === null ? {} : { error_data: { messaging_product: 'whatsapp', details: this.details } };
    return { error: { message: this.message, type: 'OAuthException', code: this.code, ...data, fbtrace_id: 'A1b2C3' } };
  }
}

/** Thrown while a call is handled: the connection is closed without an answer. */
export class HangUp extends Error {
  override readonly name = 'HangUp';
}

export function invalidParameter(details: string): GraphRefusal {
  return new GraphRefusal(100, 'Invalid parameter', { details });
}

export function tooManyToOne(): GraphRefusal {
  return new GraphRefusal(131056, '(Business Account, Consumer Account) pair rate limit hit');
}

export function windowClosed(): GraphRefusal {
  const details = 'More than 24 hours have passed since the customer last replied to this number.';
  return new GraphRefusal(131047, 'Re-engagement message', { details });
}

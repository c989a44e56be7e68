/** An error reply of the Bot API. `description` has the API's own words, because people search for them. */
export class ApiRefusal extends Error {
  readonly code: number;
  readonly parameters: { retry_after: number } | null;

  constructor(code: number, description: string, parameters: ApiRefusal['parameters'] = null) {
    super(description);
    this.name = 'ApiRefusal';
    this.code = code;
    this.parameters = parameters;
  }
}

/** Thrown while a call is handled: the connection is closed without an answer. */
export class HangUp extends Error {
  override readonly name = 'HangUp';
}

export function badRequest(description: string): ApiRefusal {
  return new ApiRefusal(400, `Bad Request: ${description}`);
}

export function forbidden(description: string): ApiRefusal {
  return new ApiRefusal(403, `Forbidden: ${description}`);
}

export function tooManyRequests(retryAfterSeconds: number): ApiRefusal {
  return new ApiRefusal(429, `Too Many Requests: retry after ${retryAfterSeconds}`, {
    retry_after: retryAfterSeconds,
  });
}

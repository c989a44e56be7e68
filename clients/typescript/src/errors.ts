/** What every error of this client is. `code` is for programs, `message` for people. */
export class CaptioneerError extends Error {
  override readonly name: string = 'CaptioneerError';
  /** A stable word, such as `not_found`, `allowance_exhausted` or `source_web_page`. */
  readonly code: string;

  constructor(code: string, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

/** No answer came: the address is wrong, the service is down, or the connection broke. All tries have been made. */
export class ConnectionError extends CaptioneerError {
  override readonly name = 'ConnectionError';
}

/** Something took longer than its `timeoutMs`. */
export class TimeoutError extends CaptioneerError {
  override readonly name = 'TimeoutError';
}

/** A video ended with `status: "failed"`. `code` is its `error_code`, `message` says what to do about it. */
export class VideoFailedError extends CaptioneerError {
  override readonly name = 'VideoFailedError';
  readonly videoId: string;

  constructor(videoId: string, code: string, message: string) {
    super(code, message);
    this.videoId = videoId;
  }
}

/** A callback that is not genuine, or too old. Answer it with 401 and do nothing else. */
export class WebhookError extends CaptioneerError {
  override readonly name = 'WebhookError';
}

export interface ApiErrorFacts {
  /** The HTTP status. */
  status: number;
  code: string;
  message: string;
  /** Of a 422: what is wrong, by the name of the field. Otherwise empty. */
  fields?: Record<string, string[]>;
  /** `X-Request-Id`: the call in the service's log. */
  requestId?: string | null;
  /** How long the service asks to wait, of a 429 or 503. */
  retryAfterSeconds?: number | null;
}

/** The service refused a call. */
export class ApiError extends CaptioneerError {
  override readonly name: string = 'ApiError';
  readonly status: number;
  readonly fields: Record<string, string[]>;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;

  constructor({ status, code, message, fields = {}, requestId = null, retryAfterSeconds = null }: ApiErrorFacts) {
    super(code, message);
    this.status = status;
    this.fields = fields;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 401: the token is missing, wrong or revoked. */
export class AuthenticationError extends ApiError {
  override readonly name = 'AuthenticationError';
}

/** 402: the account has no video time left. */
export class AllowanceError extends ApiError {
  override readonly name = 'AllowanceError';
}

/** 404: there is no such thing, or it belongs to somebody else, or it has been deleted. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';
}

/** 409: the thing is not in a state for this, such as a video that is not processing when it is cancelled. */
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError';
}

/** 422: `fields` says what is wrong with which field. */
export class ValidationError extends ApiError {
  override readonly name = 'ValidationError';
}

/** 429: too many calls, or too many videos that wait (`code` is then `queue_full`). */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError';
}

/** 500 and above. */
export class ServiceError extends ApiError {
  override readonly name = 'ServiceError';
}

const kinds = new Map<number, [code: string, kind: typeof ApiError]>([
  [400, ['bad_request', ApiError]],
  [401, ['unauthenticated', AuthenticationError]],
  [402, ['allowance_exhausted', AllowanceError]],
  [404, ['not_found', NotFoundError]],
  [409, ['conflict', ConflictError]],
  [413, ['too_large', ApiError]],
  [422, ['invalid_input', ValidationError]],
  [429, ['too_many_calls', RateLimitError]],
  [503, ['service_busy', ServiceError]],
]);

/** The error of a status. A `code` that the service did not send follows from the status. */
export function createApiError({ code, ...facts }: Omit<ApiErrorFacts, 'code'> & { code: string | null }): ApiError {
  const [usualCode, Kind] = kinds.get(facts.status) ?? usualKind(facts.status);
  return new Kind({ ...facts, code: code ?? usualCode });
}

function usualKind(status: number): [string, typeof ApiError] {
  return status >= 500 ? ['service_failed', ServiceError] : ['refused', ApiError];
}

import type { ErrorCode, RequestErrorCode, VideoFailureCode } from './error-table.ts';
import { type CauseOf, type VideoFailure, videoFailure } from './video-failure.ts';
import { apiSentence } from './word-failure.ts';

interface Facts {
  cause?: unknown;
  /** Facts for logs and callers, for example `{ retryAfterMs: 5000 }`. */
  details?: Record<string, unknown>;
}

type Arguments =
  /** `message`: plain words for the user or operator; never an inner error's text, an internal address or a secret. */
  | [code: RequestErrorCode, options: Facts & { message: string }]
  | { [Code in VideoFailureCode]: [code: Code, options: Facts & CauseOf<Code>] }[VideoFailureCode];

/**
 * The error class of the whole service: a code to branch on, and an English message for callers of the API and logs. The
 * message of a video's failure is made from its reason and arguments.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** What is stored of a video that fails with this error; null for errors of requests. */
  readonly failure: VideoFailure | null;
  readonly details: Record<string, unknown>;

  constructor(...[code, options]: Arguments) {
    const failure =
      'message' in options ? null : videoFailure(code as VideoFailureCode, options as CauseOf<VideoFailureCode>);
    super(failure ? apiSentence(failure) : (options as { message: string }).message, { cause: options.cause });
    this.code = code;
    this.failure = failure;
    this.details = options.details ?? {};
  }
}

import { en } from '../../texts/en/en.ts';
import type { Texts } from '../../texts/texts.ts';
import { type ErrorCode, isVideoFailureCode, type RequestErrorCode, type VideoFailureCode } from './error-table.ts';
import { type CauseOf, type VideoFailure, videoFailure } from './video-failure.ts';
import { apiSentence } from './word-failure.ts';

/** Why a request was refused, where people read it in their own language. */
export type RequestReason = keyof Texts['causes']['requests'];

interface Facts {
  cause?: unknown;
  /** Facts for logs and callers, for example `{ retryAfterMs: 5000 }`. */
  details?: Record<string, unknown>;
}

type Arguments =
  /** `message`: plain words for the user or operator; never an inner error's text, an internal address or a secret. */
  | [code: RequestErrorCode, options: Facts & ({ message: string } | { reason: RequestReason })]
  | { [Code in VideoFailureCode]: [code: Code, options: Facts & CauseOf<Code>] }[VideoFailureCode];

/**
 * The error class of the whole service: a code to branch on, and an English message for callers of the API and logs. A
 * video's failure, and a refusal that people read on pages and in bots, has a reason instead of words of its own.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** What is stored of a video that fails with this error; null for errors of requests. */
  readonly failure: VideoFailure | null;
  /** null = only callers of the API and operators of the command line read it. */
  readonly requestReason: RequestReason | null;
  readonly details: Record<string, unknown>;

  constructor(...[code, options]: Arguments) {
    const { message, failure = null, requestReason = null } = wording(code, options);
    super(message, { cause: options.cause });
    this.code = code;
    this.failure = failure;
    this.requestReason = requestReason;
    this.details = options.details ?? {};
  }
}

interface Wording {
  message: string;
  failure?: VideoFailure;
  requestReason?: RequestReason;
}

function wording(code: ErrorCode, options: Arguments[1]): Wording {
  if ('message' in options) return { message: options.message };
  if (!isVideoFailureCode(code)) {
    const requestReason = (options as { reason: RequestReason }).reason;
    return { message: en.causes.requests[requestReason], requestReason };
  }
  const failure = videoFailure(code, options as CauseOf<VideoFailureCode>);
  return { message: apiSentence(failure), failure };
}

import type { ErrorCode } from './error-codes.ts';

export interface AppErrorOptions {
  /** Plain words for the user or operator; never an inner error's text, an internal address or a secret. */
  message: string;
  cause?: unknown;
  /** Facts for logs and callers, for example `{ retryAfterMs: 5000 }`. */
  details?: Record<string, unknown>;
}

/** The error class of the whole service: a code to branch on, and a message that a person may read. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;

  constructor(code: ErrorCode, { message, cause, details = {} }: AppErrorOptions) {
    super(message, { cause });
    this.code = code;
    this.details = details;
  }
}

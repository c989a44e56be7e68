import type { ErrorCode } from './error-codes.ts';

export interface AppErrorOptions {
  /** Plain words for the person concerned; never an inner text, an address of ours or a secret. */
  message: string;
  cause?: unknown;
  /** Facts for logs and edges, e.g. `{ retryAfterMs: 5000 }`. */
  details?: Record<string, unknown>;
}

/** The one error class of the product: a code that edges branch on, and words that a person may read. */
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

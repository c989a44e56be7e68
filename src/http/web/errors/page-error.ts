import { AppError, type RequestReason } from '../../../infra/errors/app-error.ts';
import { errorRow } from '../../../infra/errors/error-table.ts';
import type { Language } from '../../../texts/languages.ts';
import type { PageTexts } from '../../../texts/texts.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import { BodyError } from '../../read-body.ts';

/** An error whose title and message are among the texts. */
type PageErrorName = keyof PageTexts['refusals']['named'];

export interface PageErrorOptions {
  status: number;
  /** Whose texts say what is wrong and what to do next; default `notAccepted`. */
  name?: PageErrorName;
  /** Instead of the texts' title. */
  title?: string;
  /** Instead of the texts' message. */
  message?: string;
  /** The same, in the texts. */
  reason?: RequestReason | null;
  headers?: Record<string, string>;
}

/** Why a visitor does not get what they asked for, as the error page shows it. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly status: number;
  readonly headers: Record<string, string>;
  private readonly options: PageErrorOptions;

  constructor(options: PageErrorOptions) {
    super(options.message ?? options.title ?? options.name);
    this.status = options.status;
    this.headers = options.headers ?? {};
    this.options = options;
  }

  /** As plain data, which a thread can send: `new PageError` makes the same error of it. */
  toOptions(): PageErrorOptions {
    return this.options;
  }

  textIn(language: Language): { title: string; message: string } {
    const { name = 'notAccepted', title, message, reason } = this.options;
    const { causes, pages } = textsOf(language);
    const texts = pages.refusals.named[name];
    const why = reason ? causes.requests[reason] : message;
    return { title: title ?? texts.title, message: why ?? texts.message };
  }
}

export function notSignedIn(): PageError {
  return new PageError({ status: 403, name: 'notSignedIn' });
}

/** The form is not one of this browser's own pages, or it is too old. */
export function csrfFailed(): PageError {
  return new PageError({ status: 403, name: 'strangeForm' });
}

export function pageNotFound(message?: string): PageError {
  return new PageError({ status: 404, name: 'nothingHere', message });
}

export function methodNotAllowed(allowed: string[]): PageError {
  return new PageError({ status: 405, name: 'wrongMethod', headers: { Allow: allowed.join(', ') } });
}

/** @param waitSeconds until another try makes sense */
export function tooManyRequests(waitSeconds: number, message?: string): PageError {
  const headers = { 'Retry-After': String(Math.max(1, Math.ceil(waitSeconds))) };
  return new PageError({ status: 429, name: 'tooOften', message, headers });
}

/** The error page for this error, where no form shows it; null = an inner error, of which visitors are told nothing. */
export function toPageError(error: unknown): PageError | null {
  if (error instanceof PageError) return error;
  if (error instanceof BodyError) return fromBodyError(error);
  if (!(error instanceof AppError)) return null;
  if (error.code === 'unauthenticated') return notSignedIn();
  const { status, page: name, retryAfterSeconds } = errorRow(error.code);
  if (status === 'hidden') return null;
  const headers = retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(retryAfterSeconds) };
  return new PageError({ status, name, reason: error.requestReason, headers });
}

function fromBodyError({ reason }: BodyError): PageError {
  const headers = { Connection: 'close' };
  if (reason === 'too_many') return tooManyRequests(10);
  if (reason === 'too_large') return new PageError({ status: 413, name: 'tooMuchText', headers });
  return new PageError({ status: 400, name: 'cutOff', headers });
}

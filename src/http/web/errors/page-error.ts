import { AppError } from '../../../infra/errors/app-error.ts';
import type { ErrorCode } from '../../../infra/errors/error-codes.ts';
import type { PageTexts } from '../../../texts/texts.ts';

/** A refusal whose words are in the catalogue: `refusals` of the texts. */
export type PageErrorName = keyof PageTexts['refusals']['named'];

export interface PageErrorOptions {
  status: number;
  /** What is the matter and what to do next, in every language. */
  name?: PageErrorName;
  /** A heading, where the name has none or there is no name. */
  title?: string;
  /** The same for what it means and what to do next. */
  message?: string;
  headers?: Record<string, string>;
}

/** Why somebody does not get what they asked for, as it is shown to them. */
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

  /** What is said of it to whoever reads that language. */
  textIn({ refusals: { named } }: PageTexts): { title: string; message: string } {
    const { name, title, message } = this.options;
    const known = named[name ?? 'notAccepted'];
    return { title: title ?? known.title, message: message ?? known.message };
  }
}

export function pageNotFound(message?: string): PageError {
  return new PageError({ status: 404, name: 'nothingHere', message });
}

export function notSignedIn(): PageError {
  return new PageError({ status: 403, name: 'notSignedIn' });
}

/** A form that was not ours, or that has grown old. */
export function csrfFailed(): PageError {
  return new PageError({ status: 403, name: 'strangeForm' });
}

/** @param seconds until it is worth trying again */
export function tooManyRequests(message: string, seconds: number): PageError {
  return new PageError({
    ...{ status: 429, name: 'tooOften', message },
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
  });
}

type ToError = (error: AppError) => PageError | null;

/** @param whose the product says what is the matter, or the catalogue does */
const told =
  (status: number, name: PageErrorName, whose: 'its words' | 'our words' = 'its words'): ToError =>
  ({ message }) =>
    new PageError({ status, name, message: whose === 'its words' ? message : undefined });

/** Ours to mend: told as a 500 without its words. */
const hidden: ToError = () => null;
const notAccepted = told(422, 'notAccepted');

/** How each of the product's errors is told on a page when no form shows it. */
const refusals = {
  invalid_input: notAccepted,
  unauthenticated: () => notSignedIn(),
  not_found: () => pageNotFound(),
  conflict: told(409, 'conflict'),
  idempotency_key_reused: notAccepted,
  idempotency_in_flight: told(409, 'beingDone'),
  allowance_exhausted: told(402, 'noTime', 'our words'),
  source_too_large: told(413, 'tooLarge', 'our words'),
  cancelled: told(409, 'cancelled', 'our words'),
  source_unreachable: notAccepted,
  source_not_found: notAccepted,
  source_forbidden_address: notAccepted,
  source_too_many_redirects: notAccepted,
  source_stalled: notAccepted,
  source_timed_out: notAccepted,
  source_incomplete: notAccepted,
  source_empty: notAccepted,
  source_web_page: notAccepted,
  source_picture: notAccepted,
  source_sound_only: notAccepted,
  source_playlist: notAccepted,
  source_unsupported: notAccepted,
  source_damaged: notAccepted,
  source_too_long: notAccepted,
  source_absurd_size: notAccepted,
  speech_unavailable: hidden,
  speech_failed: hidden,
  render_failed: hidden,
  internal: hidden,
  stage_lost: hidden,
  configuration: hidden,
} as const satisfies Record<ErrorCode, ToError>;

/** null = an inner error, which nobody outside is told about. */
export function toPageError(error: unknown): PageError | null {
  if (error instanceof PageError) return error;
  if (error instanceof AppError) return refusals[error.code](error);
  return null;
}

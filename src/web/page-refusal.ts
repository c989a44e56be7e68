import { AppError } from '../errors/app-error.ts';
import type { ErrorCode } from '../errors/error-codes.ts';

export interface PageRefusalOptions {
  status: number;
  /** A heading: what is the matter. */
  title: string;
  /** What it means and what to do next. */
  message: string;
  headers?: Record<string, string>;
}

/** Why somebody does not get what they asked for, as it is shown to them. */
export class PageRefusal extends Error {
  override readonly name = 'PageRefusal';
  readonly status: number;
  readonly title: string;
  readonly headers: Record<string, string>;

  constructor({ status, title, message, headers = {} }: PageRefusalOptions) {
    super(message);
    this.status = status;
    this.title = title;
    this.headers = headers;
  }
}

export function noSuchPage(
  message = 'The address may be mistyped, or what was here has been deleted. The menu above leads everywhere.',
): PageRefusal {
  return new PageRefusal({ status: 404, title: 'There is nothing here', message });
}

export function notSignedIn(): PageRefusal {
  return new PageRefusal({ status: 403, title: 'Please sign in', message: 'Sign in first, then try again.' });
}

/** A form that was not ours, or that has grown old. */
export function strangeForm(): PageRefusal {
  return new PageRefusal({
    status: 403,
    title: 'That form has expired',
    message: 'Nothing was changed. Go back, reload the page, and send the form again.',
  });
}

/** @param seconds until it is worth trying again */
export function tooOften(message: string, seconds: number): PageRefusal {
  return new PageRefusal({
    status: 429,
    title: 'Please wait a little',
    message,
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
  });
}

type ToRefusal = (error: AppError) => PageRefusal | null;

const told =
  (status: number, title: string): ToRefusal =>
  ({ message }) =>
    new PageRefusal({ status, title, message });

/** Ours to mend: told as a 500 without its words. */
const hidden: ToRefusal = () => null;
const notAccepted = told(422, 'That did not work');

/** How each of the product's errors is told on a page when no form shows it. */
const refusals = {
  invalid_input: notAccepted,
  unauthenticated: () => notSignedIn(),
  not_found: () => noSuchPage(),
  conflict: told(409, 'That does not fit any more'),
  idempotency_key_reused: notAccepted,
  idempotency_in_flight: told(409, 'That is being done already'),
  allowance_exhausted: told(402, 'No time left'),
  source_too_large: told(413, 'That is too large'),
  cancelled: told(409, 'That was cancelled'),
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
} as const satisfies Record<ErrorCode, ToRefusal>;

/** null = an inner error, which nobody outside is told about. */
export function pageRefusalOf(error: unknown): PageRefusal | null {
  if (error instanceof PageRefusal) return error;
  if (error instanceof AppError) return refusals[error.code](error);
  return null;
}

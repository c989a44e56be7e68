import type { AxiosResponse } from 'axios';
import { AppError } from '../errors/app-error.ts';
import { ForbiddenAddressError } from './public-address.ts';
import { redirectStatuses } from './redirect-statuses.ts';
import { parseRetryAfterMs } from './retry-after.ts';
import { WastefulAnswerError } from './wasteful-answer-error.ts';

/** Converts an error of a connection to an AppError with an explanation; an AppError is returned unchanged. */
export function explainFetchFailure(error: unknown): AppError {
  const causes = causesOf(error);
  const known = causes.find((cause) => cause instanceof AppError);
  if (known instanceof AppError) return known;
  if (causes.some((cause) => cause instanceof ForbiddenAddressError)) {
    const details = { retryable: false };
    return new AppError('source_forbidden_address', { reason: 'private_network', cause: error, details });
  }
  const wasteful = causes.find((cause) => cause instanceof WastefulAnswerError);
  if (wasteful) {
    const details = { retryable: false, waste: wasteful.waste };
    return new AppError('source_unreachable', { reason: 'not_a_web_server', cause: error, details });
  }
  const codes = causes.map((cause) => (cause as NodeJS.ErrnoException).code).filter((code) => code !== undefined);
  const explanation = explanations.find(({ when }) => codes.some((code) => when.test(code))) ?? unexplained;
  const { reason, retryable } = explanation;
  return new AppError('source_unreachable', { reason, cause: error, details: { retryable, codes } });
}

const explanations = [
  { when: /^(ENOTFOUND|ENODATA)$/, reason: 'unknown_host', retryable: false },
  { when: /CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_(GET|VERIFY)/, reason: 'bad_certificate', retryable: false },
  { when: /^(HPE_|EPROTO)/, reason: 'not_a_web_server', retryable: false },
  { when: /^ECONNREFUSED$/, reason: 'refuses_connections', retryable: true },
] as const;

const unexplained = { reason: 'no_answer', retryable: true } as const;

/**
 * Checks the status and the Content-Length before the body is read.
 * @returns the Content-Length, or null without one
 * @throws AppError `source_not_found`, `source_unreachable`, `source_too_large`
 */
export function assertUsableResponse(
  { status, headers }: Pick<AxiosResponse, 'status' | 'headers'>,
  { maxBytes, nowMs }: { maxBytes: number; nowMs: number },
): number | null {
  if (status < 200 || status > 299) throw refuseStatus(status, parseRetryAfterMs(headers['retry-after'], nowMs));
  const contentLength = /^\d+$/.test(String(headers['content-length'])) ? Number(headers['content-length']) : null;
  if (contentLength !== null && contentLength > maxBytes) throw sourceTooLarge(maxBytes);
  return contentLength;
}

export function sourceTooLarge(maxBytes: number): AppError {
  return new AppError('source_too_large', { args: { maxBytes }, details: { retryable: false } });
}

/** The error of an answer without a file. @param retryAfterMs null = the server did not say */
export function refuseStatus(status: number, retryAfterMs: number | null = null): AppError {
  const retryable = status === 408 || status === 425 || status === 429 || status >= 500;
  const details = { status, retryable, ...(retryAfterMs === null ? {} : { retryAfterMs }) };
  if (status === 404 || status === 410) {
    return new AppError('source_not_found', { reason: 'at_link', args: { status }, details });
  }
  if (redirectStatuses.has(status)) return new AppError('source_unreachable', { reason: 'redirects_nowhere', details });
  return new AppError('source_unreachable', { reason: reasonFor(status), args: { status }, details });
}

function reasonFor(status: number) {
  if (status === 401 || status === 403) return 'not_public';
  if (status === 429) return 'too_many_requests';
  return status >= 500 ? 'server_fault' : 'not_handed_out';
}

/** An error and its chain of causes, outermost first. */
export function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let current = error; current instanceof Error && !causes.includes(current); current = current.cause) {
    causes.push(current);
  }
  return causes;
}

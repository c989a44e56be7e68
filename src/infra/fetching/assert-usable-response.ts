import type { AxiosResponse } from 'axios';
import { AppError } from '../errors/app-error.ts';
import { parseRetryAfterMs } from './retry-after.ts';

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
  return new AppError('source_too_large', {
    args: { maxBytes },
    details: { retryable: false },
  });
}

function refuseStatus(status: number, retryAfterMs: number | null): AppError {
  const retryable = status === 408 || status === 425 || status === 429 || status >= 500;
  const details = { status, retryable, ...(retryAfterMs === null ? {} : { retryAfterMs }) };
  if (status === 404 || status === 410) {
    return new AppError('source_not_found', { reason: 'at_link', args: { status }, details });
  }
  return new AppError('source_unreachable', { reason: reasonFor(status), args: { status }, details });
}

function reasonFor(status: number) {
  if (status === 401 || status === 403) return 'not_public';
  if (status === 429) return 'too_many_requests';
  return status >= 500 ? 'server_fault' : 'not_handed_out';
}

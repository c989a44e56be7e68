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
    message: `That file is larger than the ${formatSize(maxBytes)} accepted here. Send a shorter or more compressed video.`,
    details: { maxBytes, retryable: false },
  });
}

function refuseStatus(status: number, retryAfterMs: number | null): AppError {
  const retryable = status === 408 || status === 425 || status === 429 || status >= 500;
  const details = { status, retryable, ...(retryAfterMs === null ? {} : { retryAfterMs }) };
  if (status === 404 || status === 410) {
    return new AppError('source_not_found', {
      message: `There is no file at that link (the server answered ${status}). Check the address, or whether it has expired.`,
      details,
    });
  }
  return new AppError('source_unreachable', {
    message: `${reasonFor(status)} (the server answered ${status}).`,
    details,
  });
}

function reasonFor(status: number): string {
  if (status === 401 || status === 403) {
    return 'That link is not open to everybody: share the file publicly, or use a link that works without signing in';
  }
  if (status === 429) return 'The server behind that link asks for fewer requests: try again later';
  if (status >= 500) return 'The server behind that link has a fault of its own: try again later';
  return 'The server behind that link does not hand out the file';
}

function formatSize(sizeBytes: number): string {
  const units = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'];
  const power = Math.min(Math.floor(Math.log2(Math.max(sizeBytes, 1)) / 10), units.length - 1);
  return `${Number((sizeBytes / 1024 ** power).toFixed(1))} ${units[power]}`;
}

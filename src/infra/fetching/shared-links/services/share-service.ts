import { AppError } from '../../../errors/app-error.ts';
import type { CauseOf } from '../../../errors/video-failure.ts';
import { parseUrl } from '../../../parse-url.ts';
import type { ShareServiceId } from '../../../share-service-ids.ts';
import type { AskJson } from '../../ask-json.ts';
import { refuseStatus } from '../../fetch-failures.ts';

/** A kind of link whose file is known only after the service was asked for it, as its own page asks. */
export interface ShareService {
  id: ShareServiceId;
  /** What leads from the link to its file; null = it is no link of this kind. Nothing is asked yet. */
  stepsOf(link: URL): FindFile | null;
}

/**
 * Asks the service for the address of the file. It comes from outside: fetch it like any other.
 * @throws AppError `source_not_shared`, and `source_unreachable` for a service that is out of order
 */
export type FindFile = (ask: AskJson) => Promise<URL>;

type NotSharedReason = CauseOf<'source_not_shared'>['reason'];

/** @param service as people know it, for example `iCloud` */
export function notShared(service: string, reason: NotSharedReason, details: Record<string, unknown> = {}): AppError {
  return new AppError('source_not_shared', { reason, args: { service }, details: { retryable: false, ...details } });
}

/**
 * An address of the service itself. Like the link, it keeps a port that the link names; without one it is asked by https.
 * @param path with its query
 */
export function addressAt(hostname: string, path: string, link: URL): URL {
  const url = new URL(path, link);
  url.hostname = hostname;
  url.hash = '';
  if (link.port === '') url.protocol = 'https:';
  return url;
}

/** @throws AppError for an answer that says nothing about the link: the service is out of order, or wants fewer questions */
export function requireAnswer(status: number): void {
  if (status === 408 || status === 429 || status >= 500) throw refuseStatus(status);
}

/** An http(s) address in an answer; null = it is none. */
export function addressIn(text: string | null | undefined): URL | null {
  const url = text ? parseUrl(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

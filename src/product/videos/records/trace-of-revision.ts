import { currentSpan } from '../../../infra/tracing/tracing.ts';
import type { VideoDeps } from '../video-deps.ts';

interface RevisionToTrace {
  /** Of the span, if nobody else has begun one. */
  name: 'create video' | 'edit video';
  /** `traceparent` of the revision before this one. */
  former?: string | null | undefined;
}

/**
 * The trace that work on a new revision belongs to: that of the call which ordered it, or a new one if a chat did. It is linked to the trace
 * of the former revision.
 * @returns a `traceparent`; null = traces are off
 */
export function traceOfRevision(
  { tracing }: VideoDeps<'tracing'>,
  { name, former = null }: RevisionToTrace,
): string | null {
  const request = currentSpan();
  const span = request ?? tracing?.startSpan({ name, parent: null }) ?? null;
  if (span === null) return null;
  if (former !== null) span.link(former);
  if (request === null) span.end();
  return span.traceparent;
}

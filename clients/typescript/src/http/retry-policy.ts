import { ApiError, type CaptioneerError, ConnectionError, TimeoutError } from '../errors.ts';

/** Longer than any wait that we choose ourselves. What asks for more is told to the caller instead. */
const maxWaitMs = 60_000;
const firstWaitMs = 500;
const maxOwnWaitMs = 8_000;

/** The service did nothing and says when to ask again. A proxy that says nothing may have passed the call on. */
const refusedForNow = new Set([429, 503]);
/** The service may have done it: only a call that may run twice is sent again. */
const brokenOff = new Set([408, 500, 502, 504]);

interface Failure {
  error: CaptioneerError;
  /** 0 after the first try. */
  retries: number;
  /** Whether the call may run twice: it only reads, or carries an idempotency key. */
  isRepeatable: boolean;
  /** 0–1 */
  random?: () => number;
}

/**
 * How long to wait before a call is sent again; null = it is not. `Retry-After` counts where it is longer than our own wait: half a
 * second, doubled each time, with a quarter of chance.
 */
export function retryWaitMs({ error, retries, isRepeatable, random = Math.random }: Failure): number | null {
  if (!isWorthRetrying({ error, retries, isRepeatable })) return null;
  const own = Math.min(firstWaitMs * 2 ** retries, maxOwnWaitMs) * (0.75 + 0.5 * random());
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return asked > maxWaitMs ? null : Math.max(own, asked);
}

function isWorthRetrying({ error, retries, isRepeatable }: Failure): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return isRepeatable;
  if (!(error instanceof ApiError)) return false;
  if (refusedForNow.has(error.status)) return isRepeatable || error.retryAfterSeconds !== null;
  // our own first try may still be running under the same idempotency key
  if (error.status === 409) return isRepeatable && retries > 0;
  return isRepeatable && brokenOff.has(error.status);
}

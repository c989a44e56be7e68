const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** The wait after each failure; the first attempt is made at once. */
const waitsMs = [5 * secondMs, minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs, 14 * hourMs];

/** A receiver may ask for more time, but not for more than the schedule's own longest wait. */
const maxRetryAfterMs = 14 * hourMs;

interface NextWait {
  /** Waits of the schedule that are used up. */
  retriesUsed: number;
  /** From the receiver's `Retry-After`; null = none. */
  retryAfterMs: number | null;
  /** 0 ≤ random < 1. */
  random: number;
}

/**
 * How long to wait after a failure, with a jitter of ±10 %, so that many deliveries are not retried at the same moment.
 * @returns null when the schedule is used up
 */
export function nextWaitMs({ retriesUsed, retryAfterMs, random }: NextWait): number | null {
  const waitMs = waitsMs[retriesUsed];
  if (waitMs === undefined) return null;
  const jitteredMs = Math.round(waitMs * (0.9 + 0.2 * random));
  return Math.max(jitteredMs, Math.min(retryAfterMs ?? 0, maxRetryAfterMs));
}

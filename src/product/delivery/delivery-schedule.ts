const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Waits after each failure; the first attempt is made at once. */
const waitsMs = [5 * secondMs, minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs, 14 * hourMs];

/** A receiver may ask for more time, but not for more than the schedule's own longest wait. */
const longestRetryAfterMs = 14 * hourMs;

/**
 * How long to wait after a failure, a tenth up or down at random, so that many deliveries do not come back together.
 * @param random 0 ≤ random < 1
 * @returns null when the schedule is used up
 */
export function nextWaitMs({ retriesUsed, retryAfterMs, random }: NextWait): number | null {
  const waitMs = waitsMs[retriesUsed];
  if (waitMs === undefined) return null;
  const jitteredMs = Math.round(waitMs * (0.9 + 0.2 * random));
  return Math.max(jitteredMs, Math.min(retryAfterMs ?? 0, longestRetryAfterMs));
}

export interface NextWait {
  /** Waits taken before this one. */
  retriesUsed: number;
  /** What the receiver asked for, or null. */
  retryAfterMs: number | null;
  random: number;
}

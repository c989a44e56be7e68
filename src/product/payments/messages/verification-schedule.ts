const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/**
 * Delays after failed attempts to verify a message: three short ones, then every 2 min for 1 h, then hourly for 4 d.
 */
const delaysMs = [
  5 * secondMs,
  15 * secondMs,
  45 * secondMs,
  ...Array<number>(30).fill(2 * minuteMs),
  ...Array<number>(4 * 24).fill(hourMs),
];

/**
 * How long to wait before verifying again, counted from the failed attempt.
 * @param failures how many attempts failed before that one
 * @returns null when no more attempts are made
 */
export function nextVerificationDelayMs(failures: number): number | null {
  return delaysMs[failures] ?? null;
}

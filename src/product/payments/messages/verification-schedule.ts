const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/**
 * Waits after each time that a provider could not be asked: three short ones, an hour of 2 minutes, 4 days of hours.
 */
const waitsMs = [
  5 * secondMs,
  15 * secondMs,
  45 * secondMs,
  ...Array<number>(30).fill(2 * minuteMs),
  ...Array<number>(4 * 24).fill(hourMs),
];

/**
 * How long to wait before asking again, counted from the attempt that failed.
 * @param failures how many failed before this one
 * @returns null when it is given up
 */
export function nextVerificationDelayMs(failures: number): number | null {
  return waitsMs[failures] ?? null;
}

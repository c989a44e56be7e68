import { vi } from 'vitest';

const patienceMs = 60_000;

/**
 * Calls `find` until it returns without an error, and returns what it found. For a condition without a value, `expect.poll`
 * is as patient, but it works in tests only, not in hooks.
 * @throws the last error of `find`, after the time
 */
export function waitFor<T>(
  find: () => T | Promise<T>,
  { timeoutMs = patienceMs, everyMs = 50 }: { timeoutMs?: number; everyMs?: number } = {},
): Promise<T> {
  return vi.waitFor(find, { timeout: timeoutMs, interval: everyMs });
}

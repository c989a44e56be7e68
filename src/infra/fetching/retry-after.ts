/**
 * Parses a `Retry-After` header: seconds, or a date.
 * @returns milliseconds from now, never negative; null if absent or invalid
 */
export function parseRetryAfterMs(header: unknown, nowMs: number): number | null {
  if (typeof header !== 'string') return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}

/** What a caller who asks at a fixed pace sees. Milliseconds. */
export interface PulseResult {
  beats: number;
  /** Beats without an answer: refused, cut off, or not in time. */
  failures: number;
  p50: number;
  p99: number;
  worst: number;
}

/**
 * Adds one answer. The pulse waits for an answer before it asks again, so a slow answer hides the beats that were due
 * meanwhile. They are added too, each with the wait that it would have had: otherwise a stall of a minute would count
 * as one slow beat.
 */
export function addLatency(latencies: number[], latencyMs: number, everyMs: number): void {
  latencies.push(latencyMs);
  for (let wait = latencyMs - everyMs; wait >= everyMs; wait -= everyMs) latencies.push(wait);
}

export function summarize(latencies: readonly number[], failures: number): PulseResult {
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { beats: sorted.length, failures, p50: at(0.5), p99: at(0.99), worst: at(1) };
}

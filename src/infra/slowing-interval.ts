/** Each wait is this share of the time so far. */
const share = 0.1;

/**
 * Calls `work` again and again: first every `firstMs`, later after a tenth of the time so far, at most after `maxMs`. For
 * looking whether work that goes on is still wanted: what is wasted stays small beside what was done.
 */
export function startSlowingInterval(
  work: () => void,
  { firstMs, maxMs }: { firstMs: number; maxMs: number },
): { stop(): void } {
  const startedMs = performance.now();
  let timer: NodeJS.Timeout;
  const next = () => {
    const waitMs = Math.min(maxMs, Math.max(firstMs, (performance.now() - startedMs) * share));
    timer = setTimeout(() => {
      next();
      work();
    }, waitMs);
  };
  next();
  return { stop: () => clearTimeout(timer) };
}

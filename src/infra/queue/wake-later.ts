import type { Clock } from '../clock.ts';
import type { JobName } from './queue.ts';

/** Wakes for times so near together are one. */
const togetherMs = 250;
/** What is due later is found by the reconciler, a minute late at most. It also bounds how many times are remembered. */
const maxAheadMs = 10 * 60_000;

/**
 * Remembers in this process when to wake a job; not before that time, and at most a quarter of a second after it. When the
 * process ends, the reconciler finds what is due.
 */
export function createLaterWakes({ wake, clock }: { wake(job: JobName): void; clock: Clock }) {
  const timers = new Map<string, NodeJS.Timeout>();
  return {
    wakeAt(job: JobName, at: Date): void {
      const roundedMs = Math.ceil(at.getTime() / togetherMs) * togetherMs;
      const inMs = roundedMs - clock();
      const key = `${job} ${roundedMs}`;
      if (inMs > maxAheadMs || timers.has(key)) return;
      const ring = () => {
        timers.delete(key);
        wake(job);
      };
      timers.set(key, setTimeout(ring, inMs).unref());
    },
  };
}

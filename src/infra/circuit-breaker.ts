import type { Clock } from './clock.ts';

/** Faults in a row after which the circuit opens: a single one may be chance. */
const faultsToOpen = 3;
const firstPauseMs = 5_000;
const maxPauseMs = 60_000;

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/**
 * Keeps a worker from trying one piece of work after the other while something that all of them need is down. After three
 * faults in a row it pauses for 5 s. Then one piece of work may try: each further fault doubles the pause, up to a minute, and
 * the first success ends it.
 */
export function createCircuitBreaker({ clock }: { clock: Clock }) {
  let faults = 0;
  let pausedUntil = 0;
  let isTrying = false;
  const isOpen = () => faults >= faultsToOpen;
  return {
    /** Asks to start a piece of work. @returns null when it may start, and then `end` must be called; else when to ask again */
    start(): Date | null {
      if (!isOpen()) return null;
      if (clock() < pausedUntil || isTrying) return new Date(Math.max(pausedUntil, clock() + firstPauseMs));
      isTrying = true;
      return null;
    },
    /** `nothing` = there was no work to try. @returns true when this fault has opened the circuit */
    end(result: 'success' | 'fault' | 'nothing'): boolean {
      isTrying = false;
      if (result === 'nothing') return false;
      if (result === 'success') {
        faults = 0;
        return false;
      }
      const wasOpen = isOpen();
      faults += 1;
      const pauses = faults - faultsToOpen;
      if (pauses >= 0) pausedUntil = clock() + Math.min(maxPauseMs, firstPauseMs * 2 ** pauses);
      return !wasOpen && isOpen();
    },
  };
}

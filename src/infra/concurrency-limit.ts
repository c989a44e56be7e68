/**
 * Runs a limited number of works at the same time; the others wait in the order in which they came. It is for works that
 * have no owner: see `FairLimit` for what the works of one account could fill.
 */
export interface ConcurrencyLimit {
  /** @throws the signal's reason when it aborts before the work starts */
  run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

export function createConcurrencyLimit(max: number): ConcurrencyLimit {
  const waiting = new Set<() => void>();
  let running = 0;

  return {
    async run(signal, work) {
      signal.throwIfAborted();
      if (running >= max) await waitForPlace(signal);
      else running += 1;
      try {
        return await work();
      } finally {
        passPlaceOn();
      }
    },
  };

  /** The place goes directly to the next waiting work, so that a new caller cannot take it. */
  function passPlaceOn(): void {
    const [next] = waiting;
    if (!next) running -= 1;
    else {
      waiting.delete(next);
      next();
    }
  }

  function waitForPlace(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        waiting.delete(start);
        reject(signal.reason);
      };
      const start = () => {
        signal.removeEventListener('abort', onAbort);
        resolve();
      };
      waiting.add(start);
      signal.addEventListener('abort', onAbort, { once: true });
    });
  }
}

import { AppError } from '../errors/app-error.ts';
import { createFairQueue, type FairQueueLimits, type Place } from './fair-queue.ts';

interface WorkOf extends Pick<Place, 'owner'> {
  /** Default `light`. */
  weight?: Place['weight'];
  signal: AbortSignal;
}

/** Runs a limited number of works at the same time. The others wait, and their owners take turns. */
export interface FairLimit {
  /**
   * What is refused throws at once, so that a caller who does not wait for the end learns of it too.
   * @throws AppError `service_busy` when too many wait; the signal's reason when it aborts before the work starts
   */
  run<T>(of: WorkOf, work: () => Promise<T>): Promise<T>;
}

export function createFairLimit(limits: FairQueueLimits): FairLimit {
  const queue = createFairQueue<() => void>(limits);

  return {
    run({ owner, signal, weight = 'light' }, work) {
      signal.throwIfAborted();
      const place = { owner, weight };
      const started = enter(place, signal);
      startNext();
      return started.then(async () => {
        try {
          signal.throwIfAborted();
          return await work();
        } finally {
          queue.end(place);
          startNext();
        }
      });
    },
  };

  function startNext(): void {
    for (let next = queue.start(); next; next = queue.start()) next.item();
  }

  /** Resolves when the place is held. */
  function enter(place: Place, signal: AbortSignal): Promise<void> {
    let start: (() => void) | null = null;
    const leave = queue.add(place, () => start?.());
    if (!leave) throw new AppError('service_busy', { reason: 'service_busy' });
    return new Promise((resolve, reject) => {
      const onAbort = () => leave() && reject(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
      start = () => {
        signal.removeEventListener('abort', onAbort);
        resolve();
      };
    });
  }
}

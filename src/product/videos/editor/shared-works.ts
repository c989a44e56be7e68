import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../../infra/clock.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { FairLimit } from '../../../infra/threads/fair-limit.ts';

/** A work that has not started is dropped when nobody has asked for so long. Tabs in the background ask once a minute. */
export const forgottenAfterMs = 3 * 60_000;

export interface SharedWork {
  /** What is made: one work for each key at a time, however many callers ask. */
  key: string;
  /** Whose turn it uses. */
  owner: string;
  limit: FairLimit;
  make(onProgress: (share: number) => void): Promise<void>;
}

interface Entry {
  /** 0–1. */
  progress: number;
  done: Promise<void>;
  hasStarted: boolean;
  waitingCallers: number;
  askedAt: number;
  drop: AbortController;
}

/** Works that several callers may wait for. What nobody waits for any more does not start. */
export function createSharedWorks({ clock, logger }: { clock: Clock; logger: Logger }) {
  const closing = new AbortController();
  const entries = new Map<string, Entry>();

  return {
    /** Aborts when the service stops. */
    signal: closing.signal,
    /**
     * Begins a work for a caller who asks again until it has been done.
     * @returns its progress, 0–1
     * @throws AppError `service_busy` when too many wait
     */
    ask(work: SharedWork): number {
      const entry = begin(work);
      entry.askedAt = clock();
      return entry.progress;
    },
    /** @throws AppError `service_busy` when too many wait; the signal's reason; what the work throws */
    async wait(work: SharedWork, signal: AbortSignal): Promise<void> {
      signal.throwIfAborted();
      const entry = begin(work);
      entry.waitingCallers += 1;
      const onGone = () => {
        entry.waitingCallers -= 1;
        if (isForgotten(entry)) drop(work.key, entry, signal.reason);
      };
      signal.addEventListener('abort', onGone, { once: true });
      await entry.done.finally(() => signal.removeEventListener('abort', onGone));
    },
    /**
     * The same, for a caller who waits a little and then asks again.
     * @returns its progress when it has been done, or the patience has ended
     * @throws AppError `service_busy` when too many wait; the signal's reason; what the work throws meanwhile
     */
    async askPatiently(work: SharedWork, { patienceMs, signal }: { patienceMs: number; signal: AbortSignal }) {
      signal.throwIfAborted();
      const entry = begin(work);
      entry.askedAt = clock();
      const done = new AbortController();
      const waited = delay(patienceMs, undefined, { signal: AbortSignal.any([signal, done.signal]), ref: false });
      // whoever has gone is told nothing, and what was done in time needs no timer
      const patience = waited.catch(() => signal.throwIfAborted());
      await Promise.race([entry.done, patience]).finally(() => done.abort());
      return entry.progress;
    },
    /** Stops all works. */
    async close(): Promise<void> {
      closing.abort(new Error('the service is stopping'));
      await Promise.allSettled([...entries.values()].map(({ done }) => done));
    },
  };

  function begin({ key, owner, limit, make }: SharedWork): Entry {
    dropForgotten();
    const known = entries.get(key);
    if (known) return known;
    const drop = new AbortController();
    const entry: Entry = {
      ...{ progress: 0, done: Promise.resolve(), hasStarted: false },
      ...{ waitingCallers: 0, askedAt: Number.NEGATIVE_INFINITY, drop },
    };
    const signal = AbortSignal.any([closing.signal, drop.signal]);
    const start = async () => {
      dropForgotten();
      drop.signal.throwIfAborted();
      entry.hasStarted = true;
      await make((share) => {
        entry.progress = share;
      });
    };
    entry.done = limit.run({ owner, signal }, start).finally(() => forget(key, entry));
    entries.set(key, entry);
    entry.done.catch((err) => signal.aborted || logger.warn({ err, key }, 'could not make a file for the editor'));
    return entry;
  }

  function isForgotten({ hasStarted, waitingCallers, askedAt }: Entry): boolean {
    return !hasStarted && waitingCallers === 0 && clock() - askedAt > forgottenAfterMs;
  }

  function dropForgotten(): void {
    for (const [key, entry] of entries) {
      if (isForgotten(entry)) drop(key, entry, new Error('nobody waits for it any more'));
    }
  }

  function drop(key: string, entry: Entry, reason: unknown): void {
    forget(key, entry);
    entry.drop.abort(reason);
  }

  /** A dropped work may have a successor. */
  function forget(key: string, entry: Entry): void {
    if (entries.get(key) === entry) entries.delete(key);
  }
}

/** Who waits, and how much of the pool it may take. */
export interface Place {
  /** One person's tasks share a name here, for example `user:12`. */
  owner: string;
  /** `heavy` tasks never take the last free place, so that a light one never waits for a heavy one. */
  weight: 'light' | 'heavy';
}

interface Waiting<T> extends Place {
  item: T;
}

export interface FairQueueLimits {
  /** Tasks that run at once. */
  places: number;
  /** Of these, tasks of one owner. */
  placesEach: number;
  maxWaiting: number;
  maxWaitingEach: number;
}

/**
 * The order of tasks of several owners: light ones first, then the owner with the fewest running, then the one who was
 * served longest ago, and for one owner the order of arrival. Each call takes time linear in the number of waiting tasks.
 */
export function createFairQueue<T>({ places, placesEach, maxWaiting, maxWaitingEach }: FairQueueLimits) {
  const waiting = new Set<Waiting<T>>();
  const running = new Map<string, number>();
  /** Owners who wait or run, by the number of their last start. */
  const servedAt = new Map<string, number>();
  let starts = 0;
  let runningLight = 0;
  let runningHeavy = 0;

  return {
    /** @returns takes the task out again; null = too many wait, in all or of this owner */
    add(place: Place, item: T): (() => boolean) | null {
      const ofOwner = [...waiting].filter(({ owner }) => owner === place.owner).length;
      if (waiting.size >= maxWaiting || ofOwner >= maxWaitingEach) return null;
      const entry = { ...place, item };
      waiting.add(entry);
      return () => waiting.delete(entry) && forget(entry.owner);
    },
    /** Takes the next task that may start now; null = none may. Call `end` with its place when it has ended. */
    start(): (Place & { item: T }) | null {
      const next = [...waiting].filter(mayStart).reduce<Waiting<T> | null>(better, null);
      if (!next) return null;
      waiting.delete(next);
      starts += 1;
      servedAt.set(next.owner, starts);
      running.set(next.owner, runningOf(next) + 1);
      if (next.weight === 'heavy') runningHeavy += 1;
      else runningLight += 1;
      return next;
    },
    end({ owner, weight }: Place): void {
      running.set(owner, runningOf({ owner }) - 1);
      if (weight === 'heavy') runningHeavy -= 1;
      else runningLight -= 1;
      forget(owner);
    },
    get waiting(): number {
      return waiting.size;
    },
  };

  function runningOf({ owner }: { owner: string }): number {
    return running.get(owner) ?? 0;
  }

  function mayStart(entry: Waiting<T>): boolean {
    if (runningLight + runningHeavy >= places || runningOf(entry) >= placesEach) return false;
    return entry.weight === 'light' || runningHeavy < Math.max(1, places - 1);
  }

  /** The first one on a tie: entries come in the order of their arrival. */
  function better(best: Waiting<T> | null, entry: Waiting<T>): Waiting<T> {
    if (!best) return entry;
    if (best.weight !== entry.weight) return best.weight === 'light' ? best : entry;
    const [a, b] = [runningOf(best), runningOf(entry)];
    if (a !== b) return a < b ? best : entry;
    return (servedAt.get(entry.owner) ?? 0) < (servedAt.get(best.owner) ?? 0) ? entry : best;
  }

  /** Nothing is kept of owners who neither run nor wait. */
  function forget(owner: string): boolean {
    const isHere = runningOf({ owner }) > 0 || [...waiting].some((entry) => entry.owner === owner);
    if (!isHere) {
      running.delete(owner);
      servedAt.delete(owner);
    }
    return true;
  }
}

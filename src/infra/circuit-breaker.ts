import type { Clock } from './clock.ts';

/** Faults in a row after which work pauses: a single one may be chance. */
const faultsToPause = 3;
const firstPauseMs = 5_000;
const maxPauseMs = 60_000;
/** After so long without a fault, another piece of work may try beside the first one, which may take an hour. */
const trialMs = 30_000;

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/** Where a fault was met. */
export interface PieceOfWork {
  id: string;
  ownerId: number;
}

/**
 * Keeps a worker from trying one piece of work after the other while something that all of them need is down. After three
 * faults in a row it pauses for 5 s. Then one piece of work may try: each further fault doubles the pause, up to a minute, and
 * the first success ends it.
 *
 * A piece of work may be the cause of its faults, and a person may have several such. So only faults of two owners, or one
 * outside of any piece, pause everything. Three pieces of one owner pause that owner's work; fewer pause nothing.
 */
export function createCircuitBreaker({ clock }: { clock: Clock }) {
  let faults = noFaults();
  let pauses = 0;
  let pausedUntil = 0;
  let tryingUntil = 0;

  /** What has to pause: everything, the work of one owner, or nothing. */
  function scope(): 'all' | 'owner' | 'none' {
    if (faults.count < faultsToPause) return 'none';
    if (faults.outside > 0 || faults.owners.size > 1) return 'all';
    return faults.pieces.size >= faultsToPause ? 'owner' : 'none';
  }

  return {
    /** Asks to start a piece of work. @returns null when it may start, and then `end` must be called; else when to ask again */
    start(): Date | null {
      if (scope() !== 'all') return null;
      if (clock() < Math.max(pausedUntil, tryingUntil)) return new Date(Math.max(pausedUntil, clock() + firstPauseMs));
      tryingUntil = clock() + trialMs;
      return null;
    },
    /** Owners whose work pauses although other work goes on, and until when; null = nobody’s. */
    pausedOwners(): { ownerIds: number[]; until: Date } | null {
      if (scope() !== 'owner' || clock() >= pausedUntil) return null;
      return { ownerIds: [...faults.owners], until: new Date(pausedUntil) };
    },
    /**
     * `nothing` = there was no work to try.
     * @param work null = the fault was met outside of any piece of work
     * @returns true when this fault has paused everything
     */
    end(result: 'success' | 'fault' | 'nothing', work: PieceOfWork | null): boolean {
      tryingUntil = 0;
      if (result === 'nothing') return false;
      if (result === 'success') {
        faults = noFaults();
        pauses = 0;
        return false;
      }
      const before = scope();
      add(faults, work);
      if (scope() === 'none') return false;
      pausedUntil = clock() + Math.min(maxPauseMs, firstPauseMs * 2 ** pauses);
      pauses += 1;
      return before !== 'all' && scope() === 'all';
    },
  };
}

type Faults = ReturnType<typeof noFaults>;

/** Faults in a row, without a success between them. */
function noFaults() {
  return { count: 0, outside: 0, pieces: new Set<string>(), owners: new Set<number>() };
}

function add(faults: Faults, work: PieceOfWork | null): void {
  faults.count += 1;
  if (work === null) {
    faults.outside += 1;
    return;
  }
  // more of them decide nothing, and faults may go on for long
  if (faults.pieces.size < faultsToPause) faults.pieces.add(work.id);
  if (faults.owners.size < 2) faults.owners.add(work.ownerId);
}

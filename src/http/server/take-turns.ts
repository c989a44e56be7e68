import { createHash } from 'node:crypto';
import type { Context, Middleware } from 'koa';

/** So many requests start between two looks at the network, at least; a request needs about a millisecond to start. */
const minStarts = 4;
/** Of those that wait, this share starts at a time, so that a long queue gets shorter. */
const shareOfWaiting = 1 / 16;
/**
 * Node accepts one connection between two rounds. When one has come in so many rounds in a row, more are waiting. Rounds
 * without a start make them come quickly, but for no longer than `acceptingMs`.
 */
const roundsOfBurst = 3;
const acceptingMs = 25;

export interface Turns {
  middleware: Middleware;
  /** Call it for each new connection. */
  noteConnection(): void;
}

/**
 * Lets requests start a few at a time, one of each caller in turn. Hundreds that arrive together would otherwise all start
 * before anything else is answered or even accepted. Nothing is refused, and a request that has started holds nobody up.
 */
export function takeTurns(): Turns {
  const turns = createStarts();
  return {
    noteConnection: turns.noteConnection,
    async middleware(ctx, next) {
      const turn = turns.next(callerOf(ctx));
      if (turn) await turn;
      await next();
    },
  };
}

/** Who sent it, before anything is verified: its credentials, else its address. Probes are a caller of their own. */
function callerOf({ path, ip, headers }: Context): string {
  if (path === '/healthz' || path === '/readyz') return 'probe';
  const credentials = headers.authorization ?? headers.cookie;
  // long headers would make the map large
  return credentials ? createHash('sha1').update(credentials).digest('base64') : ip;
}

interface Starts {
  /** null = it may start now; else resolves when it may. */
  next(caller: string): Promise<void> | null;
  noteConnection(): void;
}

export function createStarts(): Starts {
  const waiting = new Map<string, (() => void)[]>();
  let waitingCount = 0;
  let left = minStarts;
  let isScheduled = false;
  let hasAccepted = false;
  let roundsWithConnection = 0;
  let waitsSince: number | null = null;
  const isBurst = () => roundsWithConnection >= roundsOfBurst;

  function scheduleRound(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      roundsWithConnection = hasAccepted ? roundsWithConnection + 1 : 0;
      hasAccepted = false;
      waitsSince ??= performance.now();
      if (isBurst() && performance.now() - waitsSince < acceptingMs) scheduleRound();
      else startRound();
    });
  }

  function startRound(): void {
    waitsSince = null;
    left = Math.max(minStarts, Math.ceil(waitingCount * shareOfWaiting));
    const started = Math.min(left, waitingCount);
    for (let count = 0; count < started; count++) startNext();
    left -= started;
    if (started > 0 || roundsWithConnection > 0) scheduleRound();
  }

  function startNext(): void {
    for (const [caller, queue] of waiting) {
      waiting.delete(caller);
      waitingCount -= 1;
      const start = queue.shift();
      // its next request comes after those of all others
      if (queue.length > 0) waiting.set(caller, queue);
      start?.();
      return;
    }
  }

  return {
    next(caller) {
      scheduleRound();
      if (waitingCount === 0 && left > 0 && !isBurst()) {
        left -= 1;
        return null;
      }
      return new Promise((resolve) => {
        const queue = waiting.get(caller);
        if (queue) queue.push(resolve);
        else waiting.set(caller, [resolve]);
        waitingCount += 1;
      });
    },
    noteConnection() {
      hasAccepted = true;
      scheduleRound();
    },
  };
}

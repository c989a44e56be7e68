import type { Middleware } from 'koa';
import { type Caller, callerOf, probeNetwork } from './caller-of.ts';

/** So many requests start between two looks at the network, at least; a request needs about a millisecond to start. */
const minStarts = 4;
/** Of those that wait, this share starts at a time, so that a long queue gets shorter. */
const shareOfWaiting = 1 / 16;
/** After a round that took longer, two requests start: those in work have to get fewer. */
const longRoundMs = 25;
/**
 * Between two rounds a few connections are accepted. When some have come in so many rounds in a row, more are waiting.
 * Rounds without a start make them come quickly, but for no longer than `acceptingMs`.
 */
const roundsOfBurst = 3;
const acceptingMs = 25;
/**
 * So many requests are in work at the same time: each round of the event loop goes through what has come for all of them. One
 * that takes longer than `countedMs` waits for something else, such as the rest of an upload, and counts no longer.
 */
const maxInWork = 32;
const countedMs = 250;

export interface Turns {
  middleware: Middleware;
  /** Call it for each new connection. */
  noteConnection(): void;
}

/**
 * Lets requests start a few at a time, and so many be in work. Networks take turns, and so do the callers within a network.
 * Hundreds that arrive together would otherwise all start before anything else is answered or even accepted. Nothing is
 * refused. Probes wait for nobody's work.
 */
export function takeTurns(): Turns {
  const turns = createStarts();
  return {
    noteConnection: turns.noteConnection,
    async middleware(ctx, next) {
      const turn = turns.next(callerOf(ctx));
      const end = typeof turn === 'function' ? turn : await turn;
      try {
        // nobody waits for the reply any more
        if (!ctx.req.socket.destroyed) await next();
      } finally {
        end();
      }
    },
  };
}

/** To be called when the request has been worked on. */
type End = () => void;

interface Starts {
  /** A promise resolves when the request may start; without one it may start now. */
  next(caller: Caller): Promise<End> | End;
  noteConnection(): void;
}

export function createStarts(): Starts {
  const probes = createTurnQueue<(end: End) => void>();
  const others = createTurnQueue<(end: End) => void>();
  const inWork = countInWork(() => others.count() > 0 && scheduleRound());
  let left = minStarts;
  let isScheduled = false;
  let hasAccepted = false;
  let roundsWithConnection = 0;
  let waitsSince: number | null = null;
  let wasLong = false;
  const isBurst = () => roundsWithConnection >= roundsOfBurst;

  function scheduleRound(): void {
    if (isScheduled) return;
    isScheduled = true;
    const scheduledMs = performance.now();
    setImmediate(() => {
      isScheduled = false;
      wasLong = performance.now() - scheduledMs > longRoundMs;
      roundsWithConnection = hasAccepted ? roundsWithConnection + 1 : 0;
      hasAccepted = false;
      waitsSince ??= performance.now();
      if (isBurst() && performance.now() - waitsSince < acceptingMs) scheduleRound();
      else startRound();
    });
  }

  function startRound(): void {
    waitsSince = null;
    left = wasLong ? 2 : Math.max(minStarts, Math.ceil((probes.count() + others.count()) * shareOfWaiting));
    const before = probes.count() + others.count();
    for (let most = minStarts; most > 0 && probes.count() > 0; most--) probes.take()?.(doNothing);
    for (; left > 0 && others.count() > 0 && inWork.hasRoom(); left--) others.take()?.(inWork.begin());
    if (probes.count() + others.count() < before || roundsWithConnection > 0) scheduleRound();
  }

  return {
    next(caller) {
      scheduleRound();
      const isProbe = caller.network === probeNetwork;
      const queue = isProbe ? probes : others;
      if (queue.count() === 0 && left > 0 && !isBurst() && (isProbe || inWork.hasRoom())) {
        left -= 1;
        return isProbe ? doNothing : inWork.begin();
      }
      return new Promise((resolve) => queue.add(caller, resolve));
    },
    noteConnection() {
      hasAccepted = true;
      scheduleRound();
    },
  };
}

const doNothing: End = () => undefined;

/** Counts requests in work, each until it ends but no longer than `countedMs`. Calls `onLess` whenever one counts no longer. */
function countInWork(onLess: () => void) {
  let count = 0;
  return {
    hasRoom: () => count < maxInWork,
    begin(): End {
      count += 1;
      let isCounted = true;
      const end = () => {
        if (!isCounted) return;
        isCounted = false;
        clearTimeout(timer);
        count -= 1;
        onLess();
      };
      const timer = setTimeout(end, countedMs);
      timer.unref();
      return end;
    },
  };
}

/** Gives back one item of each network in turn, and within a network one of each caller. */
function createTurnQueue<T>() {
  const networks = new Map<string, Map<string, T[]>>();
  let count = 0;
  return {
    count: () => count,
    add({ network, credentials }: Caller, item: T): void {
      const callers = networks.get(network) ?? new Map<string, T[]>();
      const items = callers.get(credentials) ?? [];
      items.push(item);
      callers.set(credentials, items);
      networks.set(network, callers);
      count += 1;
    },
    take(): T | undefined {
      for (const [network, callers] of networks) {
        for (const [credentials, items] of callers) {
          count -= 1;
          const item = items.shift();
          // its next one comes after those of all others
          callers.delete(credentials);
          if (items.length > 0) callers.set(credentials, items);
          networks.delete(network);
          if (callers.size > 0) networks.set(network, callers);
          return item;
        }
      }
      return undefined;
    },
  };
}

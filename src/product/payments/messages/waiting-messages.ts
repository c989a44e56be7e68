import type { Clock } from '../../../infra/clock.ts';
import { fairOrder, type Lane, type WaitingMessage } from './fair-order.ts';
import type { IpnEventModel, IpnEventRecord } from './ipn-event.model.ts';

/**
 * How many unverified messages may wait. Those that wait for a repeated attempt, because the provider could not be
 * reached, count in `all` only.
 */
export const waitingLimits = {
  /** For their first attempt, of one sender. */
  ofSender: 300,
  /** For their first attempt, of all senders that have not sent a genuine one. */
  ofStrangers: 1500,
  /** Of one sender that has not sent a genuine one. */
  allOfStranger: 1000,
  all: 25_000,
} as const;

/** Candidates that are ordered at a time, so that a new message waits for few others. */
const batch = 64;
const countsLiveMs = 500;

type Entering = Pick<WaitingMessage, 'sender' | 'lane'>;

interface WaitingCounts {
  first: Map<string, number>;
  ofSender: Map<string, number>;
  strangers: number;
  all: number;
}

export type WaitingMessages = ReturnType<typeof createWaitingMessages>;

/**
 * What waits to be verified, as this process has read it last: counts that are at most half a second old, and the next
 * candidates in fair order. Both are read from an index alone.
 */
export function createWaitingMessages({ events, clock }: { events: IpnEventModel; clock: Clock }) {
  let counts = emptyCounts();
  /** Those that are being stored: the database may not show them yet. */
  const entering = new Set<Entering>();
  /** Those that were stored while it was counted: the count may lack them. */
  let storedMeanwhile: Entering[] = [];
  let countedAt = Number.NEGATIVE_INFINITY;
  let counting: Promise<void> | null = null;
  let candidates: string[] = [];
  let ordering: Promise<void> | null = null;

  async function count(): Promise<void> {
    storedMeanwhile = [];
    const waiting = await readWaiting(events, {});
    counts = emptyCounts();
    for (const message of waiting) add(counts, message);
    for (const message of storedMeanwhile) add(counts, { ...message, hasFailed: false });
    countedAt = performance.now();
  }

  async function order(): Promise<void> {
    const now = clock();
    const due = await readWaiting(events, { nextAttemptAt: { $lte: new Date(now) } });
    const free = due.filter(({ claimedUntil }) => claimedUntil === null || claimedUntil <= now);
    candidates = fairOrder(free)
      .slice(0, batch)
      .map(({ id }) => id);
  }

  /** How many more messages of a sender may be stored now; 0 or less = none. */
  function room({ sender, lane }: Entering): number {
    const besides = [...entering];
    const ofSender = besides.filter((one) => one.sender === sender).length;
    const first = waitingLimits.ofSender - (counts.first.get(sender) ?? 0) - ofSender;
    const all = waitingLimits.all - counts.all - besides.length;
    if (lane === 0) return Math.min(first, all);
    const own = waitingLimits.allOfStranger - (counts.ofSender.get(sender) ?? 0) - ofSender;
    const strangers = counts.strangers + besides.filter((one) => one.lane !== 0).length;
    return Math.min(first, own, waitingLimits.ofStrangers - strangers, all);
  }

  return {
    /**
     * Counts a message that is about to be stored, if there is room for it after `before` others of its sender.
     * @returns null when there is no room; else what is to be called when it has been stored, or was not new
     */
    async enter(message: Entering, before: () => number): Promise<((isStored: boolean) => void) | null> {
      if (performance.now() - countedAt > countsLiveMs) {
        counting ??= count().finally(() => {
          counting = null;
        });
        await counting;
      }
      // from here on nothing waits, so that no two messages take the same room
      if (room(message) <= before()) return null;
      const one = { ...message };
      entering.add(one);
      return (isStored) => {
        entering.delete(one);
        if (!isStored) return;
        add(counts, { ...one, hasFailed: false });
        if (counting) storedMeanwhile.push(one);
      };
    },
    /** Id of the message whose turn it is; null = none is due. Others may claim it at the same time. */
    async next(): Promise<string | null> {
      if (candidates.length === 0) {
        ordering ??= order().finally(() => {
          ordering = null;
        });
        await ordering;
      }
      return candidates.shift() ?? null;
    },
  };
}

function emptyCounts(): WaitingCounts {
  return { first: new Map(), ofSender: new Map(), strangers: 0, all: 0 };
}

function add(
  counts: WaitingCounts,
  { sender, lane, hasFailed }: Pick<WaitingMessage, 'sender' | 'lane' | 'hasFailed'>,
) {
  const { first, ofSender } = counts;
  counts.all += 1;
  ofSender.set(sender, (ofSender.get(sender) ?? 0) + 1);
  if (hasFailed) return;
  first.set(sender, (first.get(sender) ?? 0) + 1);
  if (lane !== 0) counts.strangers += 1;
}

type WaitingRecord = Pick<
  IpnEventRecord,
  '_id' | 'sender' | 'lane' | 'receivedAt' | 'nextAttemptAt' | 'proofFailures' | 'lease'
>;

/** Covered by an index: bodies are not read. Messages of earlier versions name no sender. */
async function readWaiting(events: IpnEventModel, condition: object): Promise<WaitingMessage[]> {
  const found = await events
    .find(
      { state: 'unproved', ...condition },
      { sender: 1, lane: 1, receivedAt: 1, nextAttemptAt: 1, proofFailures: 1, 'lease.until': 1 },
    )
    .sort({ nextAttemptAt: 1 })
    .limit(waitingLimits.all)
    .lean<WaitingRecord[]>();
  return found.map(({ _id, sender, lane, receivedAt, nextAttemptAt, proofFailures, lease }) => ({
    id: _id,
    sender: sender ?? 'unknown',
    lane: (lane ?? 1) as Lane,
    receivedAt: receivedAt.getTime(),
    nextAttemptAt: nextAttemptAt?.getTime() ?? 0,
    claimedUntil: lease?.until?.getTime() ?? null,
    hasFailed: (proofFailures ?? 0) > 0,
  }));
}

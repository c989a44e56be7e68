import { setTimeout as wait } from 'node:timers/promises';
import type { Lane } from './fair-order.ts';
import type { IpnEventModel } from './ipn-event.model.ts';
import type { WaitingMessages } from './waiting-messages.ts';

/** Where an unverified message stands. */
export interface Standing {
  /** See `callerNetwork`. */
  sender: string;
  lane: Lane;
}

/**
 * The request of a message for which there is no room waits for this long, so that a sender of many is slowed down to
 * the speed at which they are verified. Then it is refused, and the provider sends it again later.
 */
const usualPatienceMs = 10_000;
const pollMs = 200;

/** Requests that wait; each holds its message in memory. */
const heldLimits = { all: 600, ofSender: 300 } as const;

/** For how long a sender's lane is remembered, and of how many senders. */
const reputationLifeMs = 5_000;
const maxReputations = 10_000;

export type Admission = ReturnType<typeof createAdmission>;

interface AdmissionDeps {
  events: IpnEventModel;
  waiting: WaitingMessages;
  patienceMs?: number;
}

/** Decides which unverified messages are stored, so that forged ones neither fill the database nor shut out genuine ones. */
export function createAdmission({ events, waiting, patienceMs = usualPatienceMs }: AdmissionDeps) {
  const reputations = new Map<string, { lane: Lane; at: number }>();
  const held: Standing[] = [];
  const heldOf = (sender: string) => held.filter((one) => one.sender === sender);

  return {
    /** @param isPlausible the message names our receiver */
    async standingOf(sender: string, { isPlausible }: { isPlausible: boolean }): Promise<Standing> {
      const known = reputations.get(sender);
      const isFresh = known !== undefined && performance.now() - known.at < reputationLifeMs;
      const lane = isFresh ? known.lane : await readLane(events, sender);
      if (!isFresh) {
        if (reputations.size >= maxReputations) reputations.clear();
        reputations.set(sender, { lane, at: performance.now() });
      }
      return { sender, lane: isPlausible ? lane : 2 };
    },
    /**
     * Waits until a message may be stored; those of one sender enter in the order in which they came.
     * @returns null when there was no room for too long; else what is to be called when it has been stored
     */
    async enter(standing: Standing): ReturnType<WaitingMessages['enter']> {
      const { sender } = standing;
      const ofSender = () => heldOf(sender).length;
      const entered = await waiting.enter(standing, ofSender);
      if (entered) return entered;
      if (ofSender() >= heldLimits.ofSender || held.length >= heldLimits.all) return null;
      const until = performance.now() + patienceMs;
      held.push(standing);
      try {
        while (performance.now() < until) {
          await wait(pollMs);
          const enteredLater = await waiting.enter(standing, () => heldOf(sender).indexOf(standing));
          if (enteredLater) return enteredLater;
        }
        return null;
      } finally {
        held.splice(held.indexOf(standing), 1);
      }
    },
  };
}

async function readLane(events: IpnEventModel, sender: string): Promise<Lane> {
  if (await events.exists({ sender, provedAt: { $type: 'date' } })) return 0;
  return (await events.exists({ sender, outcome: 'forged' })) ? 2 : 1;
}

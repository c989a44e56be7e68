import type { DeliveryRecord } from './delivery.model.ts';

/** How many attempts one process makes at the same time. */
interface PlaceLimits {
  all: number;
  perAccount: number;
  /** Towards one origin, by all accounts. */
  perReceiver: number;
  /** Of one account towards one origin. */
  perQueue: number;
  /** The same until the receiver has answered: a hundred hanging callbacks to one address must hold one place. */
  perNewQueue: number;
}

function ordinaryLimits(all: number): PlaceLimits {
  return { all, perAccount: share(all, 0.6), perReceiver: share(all, 0.5), perQueue: Math.min(4, all), perNewQueue: 1 };
}

/** For receivers that took too long to answer. */
function slowLimits(all: number): PlaceLimits {
  const few = share(all, 0.04);
  return {
    all: share(all, 0.12),
    perAccount: few,
    perReceiver: few,
    perQueue: Math.min(2, few),
    perNewQueue: Math.min(2, few),
  };
}

function share(all: number, part: number): number {
  return Math.max(1, Math.round(all * part));
}

/** Of one process: an attempt mostly waits for the receiver. */
const defaultPlaces = 100;

/** Receivers that are remembered for having answered. */
const maxRemembered = 10_000;

export type Lane = DeliveryRecord['lane'];
type Placed = Pick<DeliveryRecord, 'ownerId' | 'receiver' | 'queueKey' | 'lane'>;

/** The accounts, receivers and queues whose places are all taken. */
export interface FullPlaces {
  ownerIds: number[];
  receivers: string[];
  queueKeys: string[];
}

export type AttemptPlaces = ReturnType<typeof createAttemptPlaces>;

/**
 * The places for attempts of one process, in two lanes: attempts wait for their receivers, so that a receiver or an account
 * that hangs may hold only some of them. The lanes share no place.
 * @param all the places of the ordinary lane; the slow one has an eighth of them besides
 */
export function createAttemptPlaces(all = defaultPlaces) {
  const answered = new Set<string>();
  const lanes = { ordinary: createLane(ordinaryLimits(all), answered), slow: createLane(slowLimits(all), answered) };
  const laneOf = (lane: Lane) => lanes[lane ?? 'ordinary'];
  return {
    /** null = the lane has no free place at all. */
    full: (lane: Lane): FullPlaces | null => laneOf(lane).full(),
    /** @returns what gives the place back */
    enter(delivery: Placed): (attempt: { isSlow: boolean }) => void {
      const leave = laneOf(delivery.lane).enter(delivery);
      return ({ isSlow }) => {
        leave();
        remember(answered, queueKeyOf(delivery), !isSlow);
      };
    },
  };
}

function remember(answered: Set<string>, key: string, hasAnswered: boolean): void {
  answered.delete(key);
  if (hasAnswered) answered.add(key);
  const [oldest] = answered;
  if (answered.size > maxRemembered && oldest !== undefined) answered.delete(oldest);
}

/** An account's deliveries to one receiver: other accounts' to the same receiver do not wait for them. */
export function queueKeyOf({ ownerId, receiver }: Pick<DeliveryRecord, 'ownerId' | 'receiver'>): string {
  return `${ownerId} ${receiver}`;
}

function createLane(limits: PlaceLimits, answered: ReadonlySet<string>) {
  const owners = new Map<number, number>();
  const receivers = new Map<string, number>();
  const queues = new Map<string, number>();
  let taken = 0;
  const change = (delivery: Placed, by: 1 | -1) => {
    taken += by;
    count(owners, delivery.ownerId, by);
    count(receivers, delivery.receiver, by);
    count(queues, queueKeyOf(delivery), by);
  };
  return {
    full(): FullPlaces | null {
      if (taken >= limits.all) return null;
      return {
        ownerIds: atLimit(owners, () => limits.perAccount),
        receivers: atLimit(receivers, () => limits.perReceiver),
        queueKeys: atLimit(queues, (key) => (answered.has(key) ? limits.perQueue : limits.perNewQueue)),
      };
    },
    enter(delivery: Placed): () => void {
      change(delivery, 1);
      return () => change(delivery, -1);
    },
  };
}

function count<K>(counts: Map<K, number>, key: K, by: number): void {
  const sum = (counts.get(key) ?? 0) + by;
  if (sum > 0) counts.set(key, sum);
  else counts.delete(key);
}

function atLimit<K>(counts: Map<K, number>, limitOf: (key: K) => number): K[] {
  return [...counts].filter(([key, sum]) => sum >= limitOf(key)).map(([key]) => key);
}

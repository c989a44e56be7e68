/** At most this many attempts at once towards one receiver, from one process. */
const perReceiver = 2;
/** One account with many slow receivers must not hold every place either. */
const perOwner = 6;

export interface LimitedBy {
  receiver: string;
  ownerId: number;
}

/** Counts attempts under way, so that slow receivers fill only their own places. */
export class AttemptLimits {
  readonly #receivers = new Map<string, number>();
  readonly #owners = new Map<number, number>();

  /** Whom nothing more may be sent to, or for, at the moment. */
  full(): { receivers: string[]; ownerIds: number[] } {
    return { receivers: atLeast(this.#receivers, perReceiver), ownerIds: atLeast(this.#owners, perOwner) };
  }

  enter({ receiver, ownerId }: LimitedBy): void {
    change(this.#receivers, receiver, 1);
    change(this.#owners, ownerId, 1);
  }

  leave({ receiver, ownerId }: LimitedBy): void {
    change(this.#receivers, receiver, -1);
    change(this.#owners, ownerId, -1);
  }
}

function atLeast<K>(counts: Map<K, number>, limit: number): K[] {
  return [...counts].filter(([, count]) => count >= limit).map(([key]) => key);
}

function change<K>(counts: Map<K, number>, key: K, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}

/** Attempts at the same time towards one receiver, from one process. */
const maxPerReceiver = 2;
/** Attempts at the same time for one account: one account's slow receivers must not delay all other deliveries. */
const maxPerOwner = 6;

interface LimitedBy {
  receiver: string;
  ownerId: number;
}

/** Counts the attempts that are running, so that slow receivers delay only their own deliveries. */
export class AttemptLimits {
  readonly #receivers = new Map<string, number>();
  readonly #owners = new Map<number, number>();

  /** The receivers and the accounts that have reached their limit. */
  full(): { receivers: string[]; ownerIds: number[] } {
    return { receivers: atLeast(this.#receivers, maxPerReceiver), ownerIds: atLeast(this.#owners, maxPerOwner) };
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

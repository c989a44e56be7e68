/** Thrown by everything that a process does after its death. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/** A death before a read leaves what a death before the next write leaves. */
const reads = /^(find|findOne|findById|exists|distinct|countDocuments|aggregate|head|get|list)$/;

/**
 * A process that dies right before its n-th deed outside of itself: from then on nothing it calls happens. A
 * transaction is one deed: what dies within it leaves what dies before it.
 */
export function dyingProcess(deedsToLive: number) {
  let deeds = 0;
  let isInTransaction = false;
  const live = (isDeed: boolean) => {
    if (isDeed && !isInTransaction) deeds += 1;
    if (deeds > deedsToLive) throw new Killed('killed');
  };
  return {
    get isDead() {
      return deeds > deedsToLive;
    },
    /** Every method of it that is no read counts as one deed. */
    mortal<T extends object>(thing: T): T {
      return new Proxy(thing, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name, target);
          if (typeof value !== 'function' || name === 'constructor') return value;
          return (...args: unknown[]) => {
            live(!reads.test(String(name)));
            return value.apply(target, args);
          };
        },
      });
    },
    mortalTransact<Transact extends (work: never) => Promise<unknown>>(transact: Transact): Transact {
      return (async (work: never) => {
        live(true);
        isInTransaction = true;
        try {
          return await transact(work);
        } finally {
          isInTransaction = false;
        }
      }) as Transact;
    },
  };
}

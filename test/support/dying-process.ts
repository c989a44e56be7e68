/** Thrown by every call of a process after its death. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/** Reads do not count: dying before a read leaves the same as dying before the next write. */
const reads = /^(find|findOne|findById|exists|distinct|countDocuments|aggregate|head|get|list)$/;

/**
 * A process that dies right before its n-th call with an effect outside of it. From then on its calls do nothing. A
 * transaction is one call, since dying within it leaves the same as dying before it.
 */
export function dyingProcess(callsToLive: number) {
  let calls = 0;
  let isInTransaction = false;
  const live = (counts: boolean) => {
    if (counts && !isInTransaction) calls += 1;
    if (calls > callsToLive) throw new Killed('killed');
  };
  return {
    get isDead() {
      return calls > callsToLive;
    },
    /** Every method except reads counts as one call. */
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

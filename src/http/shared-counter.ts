import { type RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateCountModel } from '../infra/database/rate-count.model.ts';

/** A caller costs at most so many writes in a window. */
const maxWrites = 50;

interface Portion {
  /** Calls that this process may still allow. */
  left: number;
  /** What is left of the limit beyond that. */
  remaining: number;
  untilMs: number;
}

interface SharedCounterOptions {
  keyPrefix: string;
  /** Calls in a window. */
  points: number;
  /** Seconds. */
  duration: number;
  counts: RateCountModel;
  /** Counts while the database does not answer. */
  ownLimiter: RateLimiterMemory;
}

/**
 * Counts calls in the database, for all processes together. A process takes them in portions, so that a caller costs at most 50 small
 * writes a window, and none once it is over its limit. So with several processes a caller may be refused a few calls early, by
 * what the other processes have taken and not used, and never late.
 */
export function createSharedCounter({ counts, ownLimiter, ...options }: SharedCounterOptions) {
  const { points } = options;
  const portionSize = Math.max(1, Math.floor(points / maxWrites));
  // whole portions; of the last one only what the limit leaves
  const counted = portionSize * Math.ceil(points / portionSize);
  const limiter = new RateLimiterMongo({
    ...options,
    points: counted,
    // a count that a crash of the database loses does no harm
    storeClient: counts.db.getClient().db(counts.db.name, { writeConcern: { w: 1, journal: false } }),
    tableName: counts.collection.collectionName,
    // the model has them
    disableIndexesCreation: true,
    inMemoryBlockOnConsumed: counted + 1,
    insuranceLimiter: ownLimiter,
  });
  const portions = new Map<string, Portion>();
  let sweepAt = firstSweepAt;
  const taking = new Map<string, Promise<void>>();

  async function takePortion(key: string): Promise<void> {
    const taken = await limiter.consume(key, portionSize);
    const beyond = Math.max(0, taken.consumedPoints - points);
    const left = (current(key)?.left ?? 0) + portionSize - beyond;
    if (portions.size >= sweepAt) {
      forgetOver(portions);
      // so that each caller costs no more than a few looks at the others
      sweepAt = Math.max(firstSweepAt, 2 * portions.size);
    }
    portions.set(key, {
      left,
      remaining: Math.max(0, points - taken.consumedPoints),
      untilMs: Date.now() + taken.msBeforeNext,
    });
  }

  function current(key: string): Portion | undefined {
    const portion = portions.get(key);
    return portion && portion.untilMs > Date.now() ? portion : undefined;
  }

  return {
    /** @throws RateLimiterRes when the caller is over the limit */
    async consume(key: string): Promise<RateLimiterRes> {
      for (;;) {
        const portion = current(key);
        if (portion && portion.left > 0) {
          portion.left -= 1;
          return new RateLimiterRes(portion.remaining + portion.left, portion.untilMs - Date.now());
        }
        // calls at the same time share one portion
        const running = taking.get(key) ?? takePortion(key).finally(() => taking.delete(key));
        taking.set(key, running);
        await running;
      }
    },
  };
}

/** So many callers are remembered before those whose window is over are forgotten. */
const firstSweepAt = 10_000;

function forgetOver(portions: Map<string, Portion>): void {
  const now = Date.now();
  for (const [key, { untilMs }] of portions) if (untilMs <= now) portions.delete(key);
}

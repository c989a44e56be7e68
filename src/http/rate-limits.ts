import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { callerNetwork } from '../infra/caller-network.ts';
import type { RateCountModel } from '../infra/database/rate-count.model.ts';
import { createSharedCounter } from './shared-counter.ts';

/** How many calls one caller has left. */
export interface Quota {
  name: 'token' | 'address' | 'person';
  limit: number;
  remaining: number;
  /** Until the next window. */
  resetSeconds: number;
  exceeded: boolean;
}

/** null = there are no limits. */
export interface RateLimits {
  countToken(tokenId: string): Promise<Quota | null>;
  countAddress(address: string): Promise<Quota | null>;
  /** A signed-in person, on the pages. */
  countPerson(userId: number): Promise<Quota | null>;
}

const windowSeconds = 60;

interface CountingPlace {
  /** Absent = this process counts for itself. */
  counts?: RateCountModel;
  /** API and pages are counted apart. */
  surface?: 'api' | 'web';
}

/**
 * Limits the calls a minute of each token and of each signed-in person, and to a tenth of that (at least 1) those of each
 * address that calls without either. They are counted in the database, for all processes together (see
 * `createSharedCounter`). While the database does not answer, each process counts for itself.
 * @param ratePerMinute 0 = no limits
 */
export function createRateLimits(ratePerMinute: number, place: CountingPlace = {}): RateLimits {
  const uncounted = async () => null;
  if (ratePerMinute === 0) return { countToken: uncounted, countAddress: uncounted, countPerson: uncounted };
  const countToken = counter('token', ratePerMinute, place);
  const countAddress = counter('address', Math.max(1, Math.floor(ratePerMinute / 10)), place);
  const countPerson = counter('person', ratePerMinute, place);
  return {
    countToken,
    countAddress: (address) => countAddress(callerNetwork(address)),
    countPerson: (userId) => countPerson(String(userId)),
  };
}

/** The headers of draft-ietf-httpapi-ratelimit-headers-11, and older ones that many clients read. */
export function rateHeaders(quota: Quota): Record<string, string> {
  return {
    'RateLimit-Policy': `"${quota.name}";q=${quota.limit};w=${windowSeconds}`,
    RateLimit: `"${quota.name}";r=${quota.remaining};t=${quota.resetSeconds}`,
    'X-RateLimit-Limit': String(quota.limit),
    'X-RateLimit-Remaining': String(quota.remaining),
  };
}

function counter(name: Quota['name'], limit: number, place: CountingPlace): (key: string) => Promise<Quota> {
  const limiter = createLimiter(name, limit, place);
  return async (key) => {
    const { result, exceeded } = await limiter.consume(key).then(
      (state) => ({ result: state, exceeded: false }),
      (state: unknown) => {
        if (!(state instanceof RateLimiterRes)) throw state;
        return { result: state, exceeded: true };
      },
    );
    return {
      name,
      limit,
      exceeded,
      remaining: Math.max(0, result.remainingPoints),
      resetSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
    };
  };
}

function createLimiter(
  name: Quota['name'],
  limit: number,
  { counts, surface = 'api' }: CountingPlace,
): Pick<RateLimiterMemory, 'consume'> {
  const options = { keyPrefix: `${surface}-${name}`, points: limit, duration: windowSeconds };
  const ownLimiter = new RateLimiterMemory(options);
  return counts ? createSharedCounter({ ...options, counts, ownLimiter }) : ownLimiter;
}

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { callerNetwork } from '../infra/caller-network.ts';

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

/**
 * Limits the calls a minute of each token and of each signed-in person, and to a tenth of that (at least 1) those of each
 * address that calls without either. They are counted in this process, which costs no write per call: with N API processes, a caller that reaches
 * all of them has N times as many.
 * @param ratePerMinute 0 = no limits
 */
export function createRateLimits(ratePerMinute: number): RateLimits {
  const uncounted = async () => null;
  if (ratePerMinute === 0) return { countToken: uncounted, countAddress: uncounted, countPerson: uncounted };
  const countToken = counter('token', ratePerMinute);
  const countAddress = counter('address', Math.max(1, Math.floor(ratePerMinute / 10)));
  const countPerson = counter('person', ratePerMinute);
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

function counter(name: Quota['name'], limit: number): (key: string) => Promise<Quota> {
  const limiter = new RateLimiterMemory({ points: limit, duration: windowSeconds });
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

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { callerNetwork } from '../../../infra/caller-network.ts';

/** What is left to one caller; null where limits are off. */
export interface Quota {
  name: 'token' | 'address';
  limit: number;
  remaining: number;
  /** Until the window starts anew. */
  resetSeconds: number;
  exceeded: boolean;
}

export interface RateLimits {
  countToken(tokenId: string): Promise<Quota | null>;
  countAddress(address: string): Promise<Quota | null>;
}

const windowSeconds = 60;

/**
 * Calls a minute for each token, and a tenth of it (at least 1) for each address that calls without one. Counted in
 * this process: with N API processes a caller that reaches all of them has N times as much, at no write per call.
 * @param ratePerMinute 0 = no limits
 */
export function createRateLimits(ratePerMinute: number): RateLimits {
  if (ratePerMinute === 0) return { countToken: async () => null, countAddress: async () => null };
  const countToken = counter('token', ratePerMinute);
  const countAddress = counter('address', Math.max(1, Math.floor(ratePerMinute / 10)));
  return { countToken, countAddress: (address) => countAddress(callerNetwork(address)) };
}

/** The headers of draft-ietf-httpapi-ratelimit-headers-11, and the older ones that many clients still read. */
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

import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts one use. @returns 0 when it is allowed, else the milliseconds to wait */
export async function waitMsFor(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (state) {
    if (!(state instanceof RateLimiterRes)) throw state;
    return Math.max(1, state.msBeforeNext);
  }
}

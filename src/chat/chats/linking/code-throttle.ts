import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Keeps people from trying codes until one fits; counted in this process, as the API's rates are. */
export interface CodeThrottle {
  /** Counts one try; null = it may be made. */
  secondsToWait(who: string): Promise<number | null>;
}

const tries = 10;
const windowSeconds = 600;

export function createCodeThrottle(): CodeThrottle {
  const limiter = new RateLimiterMemory({ points: tries, duration: windowSeconds });
  return {
    async secondsToWait(who) {
      try {
        await limiter.consume(who);
        return null;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw error;
      }
    },
  };
}

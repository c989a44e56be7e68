import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const maxTries = 10;
const windowSeconds = 600;

export type CodeThrottle = ReturnType<typeof createCodeThrottle>;

/** Limits how many codes somebody can try. Counted in this process only, like the rate limits of the API. */
export function createCodeThrottle() {
  const limiter = new RateLimiterMemory({ points: maxTries, duration: windowSeconds });
  return {
    /** Counts one try. @returns null when the try is allowed, else how long to wait */
    async secondsToWait(who: string): Promise<number | null> {
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

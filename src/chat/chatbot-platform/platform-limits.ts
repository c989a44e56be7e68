import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { MessengerError } from '../chats/messenger.ts';
import type { PlatformCallModel } from './platform-call.model.ts';

export interface PlatformLimits {
  /**
   * Waits for its turn.
   * @throws MessengerError `rate_limited` when that would take too long
   */
  take(call: { kind: 'send' | 'tag'; bot: string }, signal: AbortSignal): Promise<void>;
}

/**
 * Both platforms take 25 messages and ManyChat 10 tags a second. Windows begin with their first call, so that a second
 * may see the ends of two: half as many a window keep every second within the limit.
 */
const callsPerSecond = { send: 12, tag: 5 };
const mostWaitMs = 10_000;

/**
 * Counted in the database, so that all processes together keep the limits; while it cannot be asked, each by itself.
 */
export function createPlatformLimits({
  platformCalls,
  wait,
}: {
  platformCalls: PlatformCallModel;
  wait(ms: number, signal: AbortSignal): Promise<void>;
}): PlatformLimits {
  const limiters = { send: limiterOf(platformCalls, 'send'), tag: limiterOf(platformCalls, 'tag') };
  return {
    async take({ kind, bot }, signal) {
      for (let waitedMs = 0; ; ) {
        signal.throwIfAborted();
        const waitMs = await tryToTake(limiters[kind], bot);
        if (waitMs === 0) return;
        waitedMs += waitMs;
        if (waitedMs > mostWaitMs) throw tooBusy(waitMs);
        await wait(waitMs, signal);
      }
    },
  };
}

function limiterOf({ db, collection }: PlatformCallModel, kind: 'send' | 'tag'): RateLimiterMongo {
  const rule = { keyPrefix: kind, points: callsPerSecond[kind], duration: 1 };
  return new RateLimiterMongo({
    ...rule,
    storeClient: db,
    tableName: collection.name,
    // the model's own
    disableIndexesCreation: true,
    insuranceLimiter: new RateLimiterMemory(rule),
  });
}

async function tryToTake(limiter: RateLimiterMongo, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (state) {
    if (!(state instanceof RateLimiterRes)) throw state;
    return Math.max(1, state.msBeforeNext);
  }
}

function tooBusy(retryAfterMs: number): MessengerError {
  return new MessengerError('rate_limited', { message: 'Too much is being sent at once.', retryAfterMs });
}

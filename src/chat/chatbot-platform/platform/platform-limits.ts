import { RateLimiterMemory, RateLimiterMongo } from 'rate-limiter-flexible';
import { defineModel, field } from '../../../infra/database/define-model.ts';
import { waitMsFor } from '../../../infra/rate-limit.ts';
import { MessengerError } from '../../chats/messenger.ts';

/** The number of calls of a kind in the window that ends at `expire`; written by rate-limiter-flexible. */
export const createPlatformCallModel = defineModel({
  name: 'PlatformCall',
  collection: 'platform_calls',
  fields: {
    key: field.text(),
    points: field.number(),
    expire: field.date(),
  },
  indexes: [
    [{ key: 1 }, { unique: true }],
    [{ expire: 1 }, { expireAfterSeconds: 0 }],
  ],
});

type PlatformCallModel = ReturnType<typeof createPlatformCallModel>;

export type PlatformLimits = ReturnType<typeof createPlatformLimits>;

/**
 * Both platforms allow 25 messages, and ManyChat 10 tags, a second. A window begins with its first call, so one second
 * may contain parts of two windows: with half as many calls in a window, every second stays within the limit.
 */
const callsPerSecond = { send: 12, tag: 5 };
const maxWaitMs = 10_000;

/**
 * Calls are counted in the database, so that all processes together keep the limits. While the database does not answer,
 * each process counts by itself.
 */
export function createPlatformLimits({
  platformCalls,
  wait,
}: {
  platformCalls: PlatformCallModel;
  wait(ms: number, signal: AbortSignal): Promise<void>;
}) {
  const limiters = { send: limiterOf(platformCalls, 'send'), tag: limiterOf(platformCalls, 'tag') };
  return {
    /**
     * Waits until the call is allowed.
     * @throws MessengerError `rate_limited` when that would take too long
     */
    async take({ kind, bot }: { kind: 'send' | 'tag'; bot: string }, signal: AbortSignal): Promise<void> {
      for (let waitedMs = 0; ; ) {
        signal.throwIfAborted();
        const waitMs = await waitMsFor(limiters[kind], bot);
        if (waitMs === 0) return;
        waitedMs += waitMs;
        if (waitedMs > maxWaitMs) throw tooBusy(waitMs);
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
    // the model has them
    disableIndexesCreation: true,
    insuranceLimiter: new RateLimiterMemory(rule),
  });
}

function tooBusy(retryAfterMs: number): MessengerError {
  return new MessengerError('rate_limited', { message: 'Too much is being sent at once.', retryAfterMs });
}

import type { Logger } from '../../infra/logging/logger.ts';
import type { TokenModel } from './token.model.ts';
import type { KnownToken } from './token-cache.ts';

/** Records when tokens were last used, many in one write and none while a call waits. */
export interface TokenUses {
  /** A token that is used all the time is recorded about once a minute. */
  note(token: KnownToken, atMs: number): void;
  /** Writes what waits. What cannot be written is lost until the token's next use. */
  flush(): Promise<void>;
}

/** `lastUsedAt` of a busy token is written at most this often. */
const recordUseEveryMs = 60_000;
/** So many are written at once. */
const maxWaiting = 1_000;

interface Options {
  tokens: TokenModel;
  logger: Logger;
  /** How long a use may wait for others; default 5 s. */
  flushAfterMs?: number;
}

export function createTokenUses({ tokens, logger, flushAfterMs = 5_000 }: Options): TokenUses {
  let waiting = new Map<string, Date>();
  let timer: NodeJS.Timeout | null = null;

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const uses = [...waiting];
    if (uses.length === 0) return;
    waiting = new Map();
    try {
      // another process may have recorded a later use
      const writes = uses.map(([_id, at]) => ({
        updateOne: { filter: { _id }, update: { $max: { lastUsedAt: at } } },
      }));
      await tokens.bulkWrite(writes, { ordered: false });
    } catch (err) {
      logger.warn({ err, count: uses.length }, 'the last uses of tokens could not be recorded');
    }
  }

  return {
    note(token, atMs) {
      if (token.lastUsedAt && atMs - token.lastUsedAt.getTime() < recordUseEveryMs) return;
      token.lastUsedAt = new Date(atMs);
      if (waiting.has(token._id)) return;
      waiting.set(token._id, token.lastUsedAt);
      timer ??= setTimeout(() => void flush(), flushAfterMs).unref();
      if (waiting.size >= maxWaiting) void flush();
    },
    flush,
  };
}

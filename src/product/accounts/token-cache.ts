import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeStream, ChangeStreamDocument } from 'mongodb';
import type { Logger } from '../../infra/logging/logger.ts';
import type { TokenModel, TokenRecord } from './token.model.ts';

/** What a call needs of a token; `lastUsedAt` may be newer here than in the database. */
export type KnownToken = Pick<TokenRecord, '_id' | 'userId' | 'lastUsedAt'>;

/**
 * Remembers for a few seconds whose tokens are, so that calls that read need not ask. It holds tokens that exist, and never
 * that one does not: invented ones take no place.
 *
 * A change stream drops tokens that other processes end. What is remembered counts only while the database has answered this
 * stream within {@link trustMs}; otherwise every call asks the database. While nobody calls, the stream is not asked.
 */
export interface TokenCache {
  /** null = not known, or not to be trusted now. */
  find(hash: string): KnownToken | null;
  /** Call it before the token is read. @returns remembers what was read, unless a token was ended meanwhile */
  beginRead(): (hash: string, token: KnownToken) => void;
  /**
   * Drops the tokens of these ids, or of a user, from this process at once. Resolves when no other process trusts them any
   * more; at once where no stream is open.
   */
  end(which: { tokenIds: string[] } | { userId: number }): Promise<void>;
  /** Follows the changes from now on. Without it nothing is remembered. */
  open(): void;
  close(): Promise<void>;
}

/** How long an answer of the change stream vouches for what is remembered. */
const trustMs = 1_000;
/** The database answers so often while nothing changes. */
const answerEveryMs = 250;
const reopenMs = 1_000;
/** A token is read again after so long, whatever the stream says. After so long without a call, nothing is known. */
const maxAgeMs = 5_000;

interface Options {
  tokens: TokenModel;
  logger: Logger;
  /** Default 10,000, of about 200 bytes each; beyond it the one that was not used for longest is dropped. */
  maxTokens?: number;
  /** Milliseconds that never go back. */
  now?: () => number;
}

export function createTokenCache({
  tokens,
  logger,
  maxTokens = 10_000,
  now = () => performance.now(),
}: Options): TokenCache {
  const known = createKnownTokens(maxTokens);
  let heardAtMs = Number.NEGATIVE_INFINITY;
  let stream: ChangeStream | null = null;
  let following: Promise<void> | null = null;
  let calledAtMs = now();
  let called: () => void = () => undefined;
  const closing = new AbortController();
  const isTrusted = () => now() - heardAtMs < trustMs;

  /** Resolves at once while there are calls, else at the next one. */
  async function untilCalled(): Promise<void> {
    if (now() - calledAtMs < maxAgeMs || closing.signal.aborted) return;
    await new Promise<void>((resolve) => {
      called = resolve;
    });
  }

  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await readStream();
      } catch (err) {
        if (!closing.signal.aborted) logger.warn({ err }, 'the change stream of tokens broke and is opened again');
      }
      heardAtMs = Number.NEGATIVE_INFINITY;
      await stream?.close().catch(() => undefined);
      await wait(reopenMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  /** What happens before it opens is not told. So what was remembered before is forgotten. */
  async function readStream(): Promise<void> {
    const opened = tokens.collection.watch(endings, { maxAwaitTimeMS: answerEveryMs }) as unknown as ChangeStream;
    stream = opened;
    known.clear();
    while (!closing.signal.aborted) {
      await untilCalled();
      const askedAtMs = now();
      const change = await opened.tryNext();
      if (change) known.drop(endedBy(change));
      // the database answered, after it was asked, that nothing else has changed
      else heardAtMs = askedAtMs;
    }
  }

  return {
    find(hash) {
      calledAtMs = now();
      called();
      const found = isTrusted() ? known.get(hash) : null;
      return found && now() - found.readAtMs < maxAgeMs ? found.token : null;
    },
    beginRead() {
      const [readAtMs, drops] = [now(), known.drops()];
      const isRemembered = isTrusted();
      return (hash, token) => {
        if (isRemembered && drops === known.drops()) known.set(hash, { token, readAtMs });
      };
    },
    async end(which) {
      known.drop(
        'userId' in which ? (token) => token.userId === which.userId : ({ _id }) => which.tokenIds.includes(_id),
      );
      if (!following || closing.signal.aborted) return;
      await wait(trustMs, undefined, { signal: closing.signal }).catch(() => undefined);
    },
    open() {
      following ??= follow();
    },
    async close() {
      closing.abort();
      called();
      await stream?.close().catch(() => undefined);
      await following;
    },
  };
}

interface Remembered {
  token: KnownToken;
  readAtMs: number;
}

/** In the order of their last use. */
function createKnownTokens(maxTokens: number) {
  const byHash = new Map<string, Remembered>();
  let drops = 0;
  return {
    /** Grows whenever tokens end. */
    drops: () => drops,
    get(hash: string): Remembered | null {
      const found = byHash.get(hash);
      if (!found) return null;
      byHash.delete(hash);
      byHash.set(hash, found);
      return found;
    },
    set(hash: string, remembered: Remembered): void {
      byHash.delete(hash);
      byHash.set(hash, remembered);
      const [oldest] = byHash.keys();
      if (byHash.size > maxTokens && oldest !== undefined) byHash.delete(oldest);
    },
    drop(isEnded: (token: KnownToken) => boolean): void {
      drops += 1;
      for (const [hash, { token }] of byHash) if (isEnded(token)) byHash.delete(hash);
    },
    clear(): void {
      drops += 1;
      byHash.clear();
    },
  };
}

/** A token ends when it is deleted, and changes when its account is merged into another. Its last use is no change. */
const endings = [
  {
    $match: {
      $or: [
        { operationType: { $nin: ['insert', 'update'] } },
        { 'updateDescription.updatedFields.userId': { $exists: true } },
      ],
    },
  },
  { $project: { operationType: 1, 'documentKey._id': 1 } },
];

/** Other events (the collection is dropped) end all. */
function endedBy(change: ChangeStreamDocument): (token: KnownToken) => boolean {
  if (!('documentKey' in change)) return () => true;
  const tokenId = String(change.documentKey?._id);
  return ({ _id }) => _id === tokenId;
}

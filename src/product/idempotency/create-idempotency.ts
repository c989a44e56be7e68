import { randomUUID } from 'node:crypto';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import { isDuplicateKey } from '../../infra/database/duplicate-key.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import {
  type CallSecrets,
  deriveCallSecrets,
  type IdempotentCall,
  openReply,
  type StoredReply,
  sealReply,
} from './call-secrets.ts';
import {
  createIdempotencyKeyModel,
  type IdempotencyKeyModel,
  type IdempotencyKeyRecord,
} from './idempotency-key.model.ts';

const keepMs = 24 * 60 * 60 * 1000;
/** A call whose process died blocks its key for this long at most. */
const leaseMs = 60_000;

export type IdempotentStart =
  | FreshCall
  | { kind: 'replay'; reply: StoredReply }
  /** The first call is still running. */
  | { kind: 'in_flight' }
  /** The key has been used with another body. */
  | { kind: 'other_body' };

export interface FreshCall {
  kind: 'fresh';
  /**
   * Stores the reply for 24 h, in the transaction of the action itself.
   * @throws AppError `idempotency_in_flight` when the call took more than a minute and another one has taken the key
   */
  commit(transaction: Transaction, reply: StoredReply): Promise<void>;
  /** Releases the key, for a call that ended without a reply to store. Does nothing after `commit`. */
  abandon(): Promise<void>;
}

/** Makes a call that is sent twice run once: the second time it gets the first reply. */
export type Idempotency = ReturnType<typeof createIdempotency>;

export function createIdempotency({ database, clock }: { database: Database; clock: Clock }) {
  const deps = { keys: createIdempotencyKeyModel(database.connection), clock };
  return {
    /** Decides whether this call may run. Of any number of simultaneous calls exactly one is `fresh`. */
    begin: (call: IdempotentCall): Promise<IdempotentStart> =>
      begin(deps, { ...deriveCallSecrets(call), userId: call.userId }),
  };
}

interface Deps {
  keys: IdempotencyKeyModel;
  clock: Clock;
}

type Secrets = CallSecrets & { userId: number | null };

async function begin(deps: Deps, secrets: Secrets): Promise<IdempotentStart> {
  for (;;) {
    const holder = randomUUID();
    if (await claimKey(deps, secrets, holder)) return freshCall(deps, secrets, holder);
    const record = await deps.keys.findOne({ _id: secrets.id }).lean<IdempotencyKeyRecord>();
    const start = record && startFromRecord(record, secrets, deps.clock());
    // null = abandoned or expired in between, so it can be claimed now
    if (start) return start;
  }
}

/** Claims a key that is unused or has expired: a reply after a day, a claim after a minute. */
async function claimKey({ keys, clock }: Deps, { id, userId, fingerprint }: Secrets, holder: string): Promise<boolean> {
  const now = new Date(clock());
  const free = { $or: [{ expiresAt: { $lte: now } }, { reply: null, leaseUntil: { $lte: now } }] };
  const claim = {
    userId,
    fingerprint,
    holder,
    leaseUntil: new Date(now.getTime() + leaseMs),
    reply: null,
    expiresAt: new Date(now.getTime() + keepMs),
  };
  try {
    await keys.updateOne({ _id: id, ...free }, { $set: claim }, { upsert: true });
    return true;
  } catch (error) {
    // the key exists and is not free
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

function startFromRecord(record: IdempotencyKeyRecord, secrets: CallSecrets, nowMs: number): IdempotentStart | null {
  if (record.expiresAt.getTime() <= nowMs) return null;
  if (record.reply === null && record.leaseUntil.getTime() <= nowMs) return null;
  if (record.fingerprint !== secrets.fingerprint) return { kind: 'other_body' };
  if (record.reply === null) return { kind: 'in_flight' };
  return { kind: 'replay', reply: openReply(record.reply, secrets.replyKey, secrets.id) };
}

function freshCall({ keys, clock }: Deps, { id, replyKey }: CallSecrets, holder: string): FreshCall {
  const held = { _id: id, holder, reply: null };
  return {
    kind: 'fresh',
    async commit(transaction, reply) {
      const stored = { reply: sealReply(reply, replyKey, id), expiresAt: new Date(clock() + keepMs) };
      const { matchedCount } = await keys.updateOne(held, { $set: stored }, { session: transaction });
      if (matchedCount > 0) return;
      throw new AppError('idempotency_in_flight', {
        message: 'This call took so long that another call with the same Idempotency-Key has replaced it.',
      });
    },
    async abandon() {
      await keys.deleteOne(held);
    },
  };
}

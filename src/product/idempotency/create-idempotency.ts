import { randomUUID } from 'node:crypto';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import { isDuplicateKey } from '../../infra/database/duplicate-key.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import { type CallSecrets, deriveCallSecrets } from './call-secrets.ts';
import type { FreshCall, Idempotency, IdempotentStart, KeptReply } from './idempotency.ts';
import {
  createIdempotencyKeyModel,
  type IdempotencyKeyModel,
  type IdempotencyKeyRecord,
} from './idempotency-key.model.ts';
import { openReply, sealReply } from './sealed-reply.ts';

const keepMs = 24 * 60 * 60 * 1000;
/** A call whose process was killed blocks its key for this long at most. */
const leaseMs = 60_000;

interface Deps {
  keys: IdempotencyKeyModel;
  clock: Clock;
}

export function createIdempotency({ database, clock }: { database: Database; clock: Clock }): Idempotency {
  const deps = { keys: createIdempotencyKeyModel(database.connection), clock };
  return { begin: (call) => begin(deps, { ...deriveCallSecrets(call), userId: call.userId }) };
}

type Secrets = CallSecrets & { userId: number | null };

async function begin(deps: Deps, secrets: Secrets): Promise<IdempotentStart> {
  for (;;) {
    const holder = randomUUID();
    if (await take(deps, secrets, holder)) return freshCall(deps, secrets, holder);
    const record = await deps.keys.findOne({ _id: secrets.id }).lean<IdempotencyKeyRecord>();
    const seen = record && judge(record, secrets, deps.clock());
    // null = given up, or run out, in between: so it can be taken now
    if (seen) return seen;
  }
}

/** Takes a key that nobody has used, or that has run out: its reply after a day, its claim after a minute. */
async function take({ keys, clock }: Deps, { id, userId, fingerprint }: Secrets, holder: string): Promise<boolean> {
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
    // it is there, and not free
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

function judge(record: IdempotencyKeyRecord, secrets: CallSecrets, nowMs: number): IdempotentStart | null {
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
    async commit(transaction: Transaction, reply: KeptReply) {
      const kept = { reply: sealReply(reply, replyKey, id), expiresAt: new Date(clock() + keepMs) };
      const { matchedCount } = await keys.updateOne(held, { $set: kept }, { session: transaction });
      if (matchedCount === 0) throw overtaken();
    },
    async abandon() {
      await keys.deleteOne(held);
    },
  };
}

function overtaken(): AppError {
  return new AppError('idempotency_in_flight', {
    message: 'This took so long that another call with the same Idempotency-Key has taken its place.',
  });
}

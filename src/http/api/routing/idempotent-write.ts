import { createHash } from 'node:crypto';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { invalidFields } from '../../../infra/validation/invalid-fields.ts';
import type { FreshCall } from '../../../product/idempotency/create-idempotency.ts';
import type { ApiDeps } from './handler-deps.ts';
import type { Call, Reply } from './route.ts';

/** Who writes, and the secret that kept replies are encrypted by; null = not known yet, then nothing can be kept. */
export type Writer = { key: string; secret: string; userId: number | null } | null;

export type JsonReply = Reply & { body: object };

export interface IdempotentWrite {
  call: Call;
  deps: ApiDeps;
  writer: Writer;
  /** Judges the request, and gives back what then writes; that may be run again when the transaction has to be. */
  prepare(): (transaction: Transaction) => Promise<JsonReply>;
}

const maxKeyCharacters = 255;

/** Runs a write in one transaction, with its reply under the caller's Idempotency-Key where one is given. */
export async function writeOnce({ call, deps, writer, prepare }: IdempotentWrite): Promise<Reply> {
  const key = readKey(call);
  if (key === '' || !writer) return deps.services.transact(prepare());
  const start = await deps.idempotency.begin({
    caller: writer.key,
    callerSecret: writer.secret,
    userId: writer.userId,
    path: call.ctx.path,
    key,
    bodyHash: createHash('sha256').update(call.rawBody).digest('hex'),
  });
  switch (start.kind) {
    case 'fresh':
      return writeAndKeep(start, { deps, prepare });
    case 'replay':
      return replayed(start.reply);
    case 'in_flight':
      throw new AppError('idempotency_in_flight', {
        message: 'The first call with this Idempotency-Key is still running.',
      });
    case 'other_body':
      throw invalidFields([{ field: 'idempotency_key', rule: 'idempotency_key_reused' }]);
  }
}

async function writeAndKeep(start: FreshCall, { deps, prepare }: Pick<IdempotentWrite, 'deps' | 'prepare'>) {
  try {
    const write = prepare();
    return await deps.services.transact(async (transaction) => {
      const reply = await write(transaction);
      await start.commit(transaction, { status: reply.status, body: reply.body });
      return reply;
    });
  } catch (error) {
    await start
      .abandon()
      .catch((err) => deps.services.logger.warn({ err }, 'an idempotency key stays taken for a while'));
    throw error;
  }
}

function replayed(reply: { status: number; body: unknown }): Reply {
  return { status: reply.status, body: reply.body as object, headers: { 'Idempotent-Replayed': 'true' } };
}

function readKey(call: Call): string {
  const key = call.ctx.get('Idempotency-Key').trim();
  if ([...key].length <= maxKeyCharacters) return key;
  throw invalidFields([{ field: 'idempotency_key', rule: 'max_string', params: { max: maxKeyCharacters } }]);
}

import { createHash } from 'node:crypto';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { invalidFields } from '../../../infra/validation/violation.ts';
import type { FreshCall } from '../../../product/idempotency/create-idempotency.ts';
import type { Call, HandlerDeps, Reply } from './route.ts';

/** Who writes, and the secret that stored replies are encrypted with. null = unknown: then no reply can be stored. */
export type Writer = { key: string; secret: string; userId: number | null } | null;

type JsonReply = Reply & { body: object };

interface IdempotentWrite {
  call: Call;
  deps: Pick<HandlerDeps, 'transact' | 'idempotency' | 'logger'>;
  writer: Writer;
  /** Validates the request and returns the write itself, which may run again if the transaction has to be repeated. */
  prepare(): (transaction: Transaction) => Promise<JsonReply>;
}

const maxKeyCharacters = 255;

/** Runs a write in one transaction, and stores its reply in the same one if the call has an Idempotency-Key. */
export async function writeOnce({ call, deps, writer, prepare }: IdempotentWrite): Promise<Reply> {
  const key = readKey(call);
  if (key === '' || !writer) return deps.transact(prepare());
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
      return writeAndStore(start, { deps, prepare });
    case 'replay':
      return replay(start.reply);
    case 'in_flight':
      throw new AppError('idempotency_in_flight', {
        message: 'The first call with this Idempotency-Key is still running.',
      });
    case 'other_body':
      throw invalidFields([{ field: 'idempotency_key', rule: 'idempotency_key_reused' }]);
  }
}

async function writeAndStore(start: FreshCall, { deps, prepare }: Pick<IdempotentWrite, 'deps' | 'prepare'>) {
  try {
    const write = prepare();
    return await deps.transact(async (transaction) => {
      const reply = await write(transaction);
      await start.commit(transaction, { status: reply.status, body: reply.body });
      return reply;
    });
  } catch (error) {
    await start
      .abandon()
      .catch((err) =>
        deps.logger.warn({ err }, 'an Idempotency-Key could not be released; it stays in flight for now'),
      );
    throw error;
  }
}

function replay(reply: { status: number; body: unknown }): Reply {
  return { status: reply.status, body: reply.body as object, headers: { 'Idempotent-Replayed': 'true' } };
}

function readKey(call: Call): string {
  const key = call.ctx.get('Idempotency-Key').trim();
  if ([...key].length <= maxKeyCharacters) return key;
  throw invalidFields([{ field: 'idempotency_key', rule: 'max_string', params: { max: maxKeyCharacters } }]);
}

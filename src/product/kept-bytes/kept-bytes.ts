import type { Connection } from 'mongoose';
import type { Transaction } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import { createKeptBytesModel } from './kept-bytes.model.ts';

export type KeptBytes = ReturnType<typeof createKeptBytes>;

interface Counting {
  transaction?: Transaction;
  /** Counted already for the same file, which is therefore not among what the error says is kept. */
  ownBytes?: number;
}

/**
 * Counts the bytes that accounts keep, and refuses what exceeds the limit.
 * @param maxBytes for each account; 0 = no limit
 */
export function createKeptBytes({ connection, maxBytes }: { connection: Connection; maxBytes: number }) {
  const accounts = createKeptBytesModel(connection);

  const keptBy = async (userId: number, transaction?: Transaction) =>
    (
      await accounts
        .findById(userId)
        .session(transaction ?? null)
        .lean()
    )?.bytes ?? 0;

  const requireRoom = async (userId: number, moreBytes: number, { transaction, ownBytes = 0 }: Counting = {}) => {
    if (maxBytes === 0) return;
    const keptBytes = await keptBy(userId, transaction);
    if (keptBytes + moreBytes > maxBytes) throw storageLimit({ keptBytes: keptBytes - ownBytes, maxBytes });
  };

  return {
    maxBytes,
    /** How many bytes more the account may keep; Infinity without a limit. */
    async left(userId: number): Promise<number> {
      return maxBytes === 0 ? Number.POSITIVE_INFINITY : Math.max(0, maxBytes - (await keptBy(userId)));
    },
    /** @throws AppError `storage_limit` when the account may not keep as many bytes more */
    requireRoom,
    /**
     * Counts bytes that are kept from now on, or with a negative number are not kept any more.
     * @param ownBytes see `Counting`
     * @throws AppError `storage_limit`
     */
    async add(userId: number, bytes: number, transaction: Transaction, ownBytes = 0): Promise<void> {
      if (bytes > 0) await requireRoom(userId, bytes, { transaction, ownBytes });
      if (bytes === 0) return;
      // of two transactions that write this document MongoDB restarts one, so that the limit holds
      await accounts.updateOne(
        { _id: userId },
        { $inc: { bytes, version: 1 } },
        { upsert: true, session: transaction },
      );
    },
    /** Serialises the transactions of one account that count something first. */
    async lock(userId: number, transaction: Transaction): Promise<void> {
      const change = { $inc: { version: 1 }, $setOnInsert: { bytes: 0 } };
      await accounts.updateOne({ _id: userId }, change, { upsert: true, session: transaction });
    },
  };
}

function storageLimit(args: { keptBytes: number; maxBytes: number }): AppError {
  return new AppError('storage_limit', { args });
}

import { describe, expect, it } from 'vitest';
import { createAccountBalanceModel, lockBalance } from '../../../src/product/billing/account-balance.model.ts';
import { createRecordLedgerEntry, type LedgerEntryInput } from '../../../src/product/billing/ledger.ts';
import { createLedgerEntryModel } from '../../../src/product/billing/ledger-entry.model.ts';
import { testDatabase } from '../../support/mongo.ts';

const { connection, transact, ensureIndexes } = await testDatabase();
const ledger = createLedgerEntryModel(connection);
const balances = createAccountBalanceModel(connection);
const record = createRecordLedgerEntry({ ledger, balances });
await ensureIndexes();

let nextUser = 1;

describe('createRecordLedgerEntry', () => {
  it('counts an entry once, in repeated and simultaneous calls', async () => {
    const entry = purchase(nextUser++, 'sale-1');
    const told = await Promise.all(
      Array.from({ length: 12 }, () => transact((transaction) => record(entry, transaction))),
    );
    expect(told.filter(Boolean)).toEqual([true]);
    expect(await balances.findById(entry.userId).lean()).toMatchObject({ purchasedSeconds: 3600 });
  });

  it('adds entries with different causes, also in simultaneous calls', async () => {
    const userId = nextUser++;
    const causes = Array.from({ length: 20 }, (_, index) => `many-${index}`);
    await Promise.all(causes.map((cause) => transact((transaction) => record(purchase(userId, cause), transaction))));
    await transact((transaction) =>
      record({ ...purchase(userId, 'back'), kind: 'refund', seconds: -600 }, transaction),
    );
    expect(await balances.findById(userId).lean()).toMatchObject({ purchasedSeconds: 20 * 3600 - 600 });
    expect(await ledger.countDocuments({ userId })).toBe(21);
  });

  it('leaves nothing behind when its transaction fails', async () => {
    const entry = purchase(nextUser++, 'never');
    const failing = transact(async (transaction) => {
      await record(entry, transaction);
      throw new Error('the rest went wrong');
    });
    await expect(failing).rejects.toThrow('the rest went wrong');
    expect(await ledger.countDocuments({ userId: entry.userId })).toBe(0);
    expect(await balances.countDocuments({ _id: entry.userId })).toBe(0);
  });

  it('accepts whole seconds only', async () => {
    const entry = { ...purchase(nextUser++, 'half'), seconds: 0.5 };
    await expect(transact((transaction) => record(entry, transaction))).rejects.toThrow('not a whole number');
  });
});

describe('lockBalance', () => {
  it('keeps what a transaction has read true until it commits', async () => {
    const userId = nextUser++;
    const readThenWrite = () =>
      transact(async (transaction) => {
        const { purchasedSeconds } = await lockBalance(balances, userId, transaction);
        await balances.updateOne(
          { _id: userId },
          { $set: { purchasedSeconds: purchasedSeconds + 1 } },
          { session: transaction },
        );
      });
    await Promise.all(Array.from({ length: 15 }, readThenWrite));
    expect(await balances.findById(userId).lean()).toMatchObject({ purchasedSeconds: 15 });
  });
});

function purchase(userId: number, name: string): LedgerEntryInput {
  return { userId, kind: 'purchase', seconds: 3600, cause: `${name}:${userId}`, at: new Date('2026-03-10T12:00:00Z') };
}

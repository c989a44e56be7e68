import type { Connection } from 'mongoose';
import { bindActions } from '../../infra/bind-actions.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { type AccountBalanceModel, createAccountBalanceModel, lockBalance } from './account-balance.model.ts';
import { monthOf, nextMonth } from './allowance.ts';
import { createFormerBalanceModel, type FormerBalanceModel, type FormerBalanceRecord } from './former-balance.model.ts';
import { createIdentityHash, createInstallationSecretModel } from './identity-hash.ts';
import { createLedgerEntryModel, type LedgerEntryModel } from './ledger-entry.model.ts';

interface FormerBalancesDeps {
  formerBalances: FormerBalanceModel;
  balances: AccountBalanceModel;
  ledger: LedgerEntryModel;
  hashOf(identity: string): Promise<string>;
  clock: Clock;
}

/**
 * How long a debt is remembered, and that bought seconds were used: longer than buyers can dispute a payment (PayPal: 180
 * days).
 */
const debtLifeMs = 365 * 24 * 60 * 60 * 1000;

export type FormerBalances = ReturnType<typeof createFormerBalances>;

/** What deleted accounts leave to a new account of the same person. */
export function createFormerBalances({ connection, clock }: { connection: Connection; clock: Clock }) {
  const deps = {
    formerBalances: createFormerBalanceModel(connection),
    balances: createAccountBalanceModel(connection),
    ledger: createLedgerEntryModel(connection),
    hashOf: createIdentityHash(createInstallationSecretModel(connection)),
    clock,
  };
  return bindActions(deps, { remember, absorb, inherit, followDebt });
}

/**
 * To be called in the transaction that ends an account: moves its used seconds and its debt to what is kept of it.
 * @param identities see `identityOfEmail` and `chatKeyOf`
 */
async function remember(
  deps: FormerBalancesDeps,
  { userId, identities }: { userId: number; identities: readonly string[] },
  transaction: Transaction,
): Promise<void> {
  // nothing was ever used or bought, or payments are off
  if (!(await deps.balances.exists({ _id: userId }).session(transaction))) return;
  const hashes: string[] = [];
  for (const identity of identities) hashes.push(await deps.hashOf(identity));
  if (hashes.length === 0) return;
  await deps.formerBalances.updateOne(
    { _id: userId },
    { $addToSet: { identities: { $each: hashes } }, $setOnInsert: { expiresAt: nextMonth(new Date(deps.clock())) } },
    { upsert: true, session: transaction },
  );
  await absorb(deps, userId, transaction);
}

/**
 * Moves what a deleted account's balance has changed by since then: videos that were settled, payments that were taken
 * back. Safe to repeat.
 * @returns what is kept of the account; null = nothing
 */
async function absorb(
  { formerBalances, balances, clock }: FormerBalancesDeps,
  userId: number,
  transaction: Transaction,
): Promise<FormerBalanceRecord | null> {
  const former = await formerBalances.findById(userId).session(transaction).lean();
  const balance = former && (await balances.findById(userId).session(transaction).lean());
  if (!former || !balance) return former;
  const { month, usedIncludedSeconds, purchasedSeconds, usedPurchasedSeconds } = balance;
  const isLater = month > former.month;
  const purchasedLeftSeconds = former.purchasedLeftSeconds + purchasedSeconds - usedPurchasedSeconds;
  const moved = {
    month: isLater ? month : former.month,
    usedIncludedSeconds: (isLater ? 0 : former.usedIncludedSeconds) + (month >= former.month ? usedIncludedSeconds : 0),
    purchasedLeftSeconds,
    version: former.version + 1,
    expiresAt: laterOf(
      former.expiresAt,
      purchasedLeftSeconds < 0 || usedPurchasedSeconds > 0 ? new Date(clock() + debtLifeMs) : new Date(0),
    ),
  };
  await formerBalances.updateOne({ _id: userId }, { $set: moved }, { session: transaction });
  const emptied = { usedIncludedSeconds: 0, purchasedSeconds: 0, usedPurchasedSeconds: 0 };
  await balances.updateOne({ _id: userId }, { $set: emptied, $inc: { version: 1 } }, { session: transaction });
  return { ...former, ...moved };
}

function laterOf(a: Date, b: Date): Date {
  return a > b ? a : b;
}

/**
 * To be called in the transaction that makes an account: what earlier accounts of the person had used of this month is
 * used in the new one, and it takes over their debts.
 */
async function inherit(
  deps: FormerBalancesDeps,
  { userId, identity }: { userId: number; identity: string },
  transaction: Transaction,
): Promise<void> {
  const hash = await deps.hashOf(identity);
  const now = new Date(deps.clock());
  const found = await deps.formerBalances
    .find({ identities: hash, expiresAt: { $gt: now } }, { _id: 1 })
    .session(transaction)
    .lean();
  let usedSeconds = 0;
  for (const { _id } of found) {
    const former = await absorb(deps, _id, transaction);
    if (!former) continue;
    // what a later account had used holds what it had inherited
    if (former.month === monthOf(now)) usedSeconds = Math.max(usedSeconds, former.usedIncludedSeconds);
    if (former.heirId !== null) continue;
    await deps.formerBalances.updateOne({ _id }, { $set: { heirId: userId } }, { session: transaction });
    await carryDebt(deps, { ...former, heirId: userId }, transaction);
  }
  if (usedSeconds === 0) return;
  await writeCarried(deps, { userId, cause: `carried:${userId}:month`, usedSeconds, debtSeconds: 0 }, transaction);
}

/**
 * To be called in the transaction that changes the balance of an account: if it is deleted and its owner has a new one,
 * the change of its debt goes there.
 */
async function followDebt(deps: FormerBalancesDeps, userId: number, transaction: Transaction): Promise<void> {
  const former = await absorb(deps, userId, transaction);
  if (former) await carryDebt(deps, former, transaction);
}

async function carryDebt(
  deps: FormerBalancesDeps,
  { _id, heirId, purchasedLeftSeconds, carriedDebtSeconds, version }: FormerBalanceRecord,
  transaction: Transaction,
): Promise<void> {
  const wanted = Math.max(0, -purchasedLeftSeconds);
  const debtSeconds = wanted - carriedDebtSeconds;
  if (heirId === null || debtSeconds === 0) return;
  const change = { $set: { carriedDebtSeconds: wanted } };
  await deps.formerBalances.updateOne({ _id }, change, { session: transaction });
  const cause = `carried:${heirId}:${_id}:${version}`;
  await writeCarried(deps, { userId: heirId, cause, usedSeconds: 0, debtSeconds }, transaction);
}

interface Carried {
  userId: number;
  cause: string;
  /** Of this month's allowance. */
  usedSeconds: number;
  /** Of purchased seconds; negative when a debt became smaller. */
  debtSeconds: number;
}

async function writeCarried(
  { balances, ledger, clock }: FormerBalancesDeps,
  { userId, cause, usedSeconds, debtSeconds }: Carried,
  transaction: Transaction,
): Promise<void> {
  const at = new Date(clock());
  const seconds = -usedSeconds - debtSeconds;
  const month = usedSeconds > 0 ? monthOf(at) : null;
  await lockBalance(balances, userId, transaction);
  await ledger.create([{ _id: cause, userId, kind: 'carried', seconds, includedSeconds: usedSeconds, month, at }], {
    session: transaction,
  });
  await balances.updateOne(
    { _id: userId },
    {
      ...(month === null ? {} : { $set: { month, usedIncludedSeconds: usedSeconds } }),
      $inc: { usedPurchasedSeconds: debtSeconds },
    },
    { session: transaction },
  );
}

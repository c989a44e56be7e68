import type { Clock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/connect-database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { createUserModel, type UserModel } from '../../accounts/user.model.ts';
import { createAccountBalanceModel } from '../../billing/account-balance.model.ts';
import { createFormerBalances, type FormerBalances } from '../../billing/former-balances.ts';
import { createRecordLedgerEntry, type RecordLedgerEntry } from '../../billing/ledger.ts';
import { createLedgerEntryModel } from '../../billing/ledger-entry.model.ts';
import { createIpnEventModel, type IpnEventModel, type IpnEventRecord } from '../messages/ipn-event.model.ts';
import { findBuyer } from './find-buyer.ts';
import { type FoldedPayment, foldPayment, type PaymentFact } from './fold-payment.ts';
import { createPaymentModel, type PaymentModel, type PaymentRecord, unbooked } from './payment.model.ts';

export interface BookingDeps {
  events: IpnEventModel;
  payments: PaymentModel;
  users: UserModel;
  recordLedgerEntry: RecordLedgerEntry;
  formerBalances: Pick<FormerBalances, 'followDebt'>;
  clock: Clock;
}

export function createBookingDeps({ database, clock }: { database: Database; clock: Clock }): BookingDeps {
  const { connection } = database;
  const [ledger, balances] = [createLedgerEntryModel(connection), createAccountBalanceModel(connection)];
  return {
    events: createIpnEventModel(connection),
    payments: createPaymentModel(connection),
    users: createUserModel(connection),
    recordLedgerEntry: createRecordLedgerEntry({ ledger, balances }),
    formerBalances: createFormerBalances({ connection, clock }),
    clock,
  };
}

/**
 * Works out a payment from all messages about it, and books the difference to what is booked already. Safe to repeat:
 * the same transaction writes the ledger and records what is booked.
 * @param trigger message that caused the booking; the ledger entry names it
 */
export async function bookPayment(
  deps: BookingDeps,
  { paymentKey, trigger }: { paymentKey: string; trigger: Pick<IpnEventRecord, '_id' | 'provider' | 'eventKey'> },
  transaction: Transaction,
): Promise<{ userId: number | null; seconds: number; bookedSeconds: number }> {
  const payment = await lockPayment(deps.payments, paymentKey, transaction);
  const records = await deps.events.find({ paymentKey }, { body: 0 }).session(transaction).lean<IpnEventRecord[]>();
  const facts = await factsOf(deps, records, transaction);
  const folded = foldPayment(facts.filter((fact) => fact !== null));
  const bookedSeconds = await writeLedger(deps, { payment, folded, trigger }, transaction);
  await writeOutcomes(deps.events, { records, facts, folded, booked: { by: trigger._id, bookedSeconds } }, transaction);
  return { userId: folded.userId, seconds: folded.seconds, bookedSeconds };
}

/** Until it commits, this transaction is the only one that works on the payment. */
async function lockPayment(payments: PaymentModel, _id: string, transaction: Transaction): Promise<PaymentRecord> {
  const payment = await payments
    .findOneAndUpdate(
      { _id },
      { $inc: { version: 1 }, $setOnInsert: unbooked },
      { upsert: true, returnDocument: 'after', session: transaction },
    )
    .lean();
  if (!payment) throw new Error(`the payment ${_id} could neither be found nor created`);
  return payment;
}

/** One after another: a transaction runs one operation at a time. */
async function factsOf(deps: BookingDeps, records: IpnEventRecord[], transaction: Transaction) {
  const facts: (PaymentFact | null)[] = [];
  for (const record of records) facts.push(await factOf(deps, record, transaction));
  return facts;
}

async function factOf(
  deps: BookingDeps,
  record: IpnEventRecord,
  transaction: Transaction,
): Promise<PaymentFact | null> {
  const { _id: id, receivedAt, content, match, matchedAt } = record;
  if (!content) return null;
  if (content.kind === 'sale' || content.kind === 'renewal') {
    const account = await findBuyer(deps.users, { account: content.account, known: record.saleUserId }, transaction);
    const problem = 'problem' in account ? account : null;
    return {
      kind: 'sale',
      id,
      receivedAt,
      item: content.item,
      money: content.money,
      matchedAt: matchedAt ?? receivedAt,
      match: problem ?? match ?? { problem: 'unknown_item' },
      userId: 'userId' in account ? account.userId : null,
    };
  }
  if (!('changeId' in content)) return null;
  const { kind, changeId, money, isTotal } = content;
  return { kind, id, receivedAt, changeId, money, isTotal };
}

async function writeLedger(
  { recordLedgerEntry, formerBalances, payments, clock }: BookingDeps,
  {
    payment,
    folded,
    trigger,
  }: { payment: PaymentRecord; folded: FoldedPayment; trigger: Pick<IpnEventRecord, 'provider' | 'eventKey'> },
  transaction: Transaction,
): Promise<number> {
  const entries = ledgerDifference(payment, folded);
  if (entries.length === 0) return 0;
  let { bookings } = payment;
  for (const { userId, seconds } of entries) {
    bookings += 1;
    const cause = `payment:${payment._id}:${bookings}:${trigger.eventKey}`;
    const kind = seconds < 0 ? 'refund' : 'purchase';
    const isNew = await recordLedgerEntry({ userId, kind, seconds, cause, at: new Date(clock()) }, transaction);
    if (!isNew) throw new Error(`the ledger has an entry ${cause} already`);
    await formerBalances.followDebt(userId, transaction);
  }
  const { userId, seconds } = folded;
  await payments.updateOne({ _id: payment._id }, { $set: { userId, seconds, bookings } }, { session: transaction });
  return entries.reduce((sum, entry) => sum + entry.seconds, 0);
}

interface ToWrite {
  records: IpnEventRecord[];
  facts: (PaymentFact | null)[];
  folded: FoldedPayment;
  booked: { by: string; bookedSeconds: number };
}

async function writeOutcomes(
  events: IpnEventModel,
  { records, facts, folded, booked }: ToWrite,
  transaction: Transaction,
): Promise<void> {
  const updates = records.flatMap((record, index) => {
    const outcome = folded.outcomes.get(record._id);
    if (!outcome) return [];
    const fact = facts[index];
    const saleUserId = fact?.kind === 'sale' ? fact.userId : null;
    const set = {
      state: 'done' as const,
      nextAttemptAt: null,
      lease: null,
      outcome: outcome.kind,
      reason: outcome.kind === 'unmatched' ? outcome.reason : null,
      userId: folded.userId,
      saleUserId,
      waitingForEmail: outcome.kind === 'waiting_for_person' ? emailOf(record) : null,
      bookedSeconds: record.bookedSeconds + (record._id === booked.by ? booked.bookedSeconds : 0),
    };
    return isUnchanged(record, set) ? [] : [{ updateOne: { filter: { _id: record._id }, update: { $set: set } } }];
  });
  if (updates.length > 0) await events.bulkWrite(updates, { session: transaction });
}

function isUnchanged(record: IpnEventRecord, set: Partial<IpnEventRecord>): boolean {
  const compared = ['state', 'outcome', 'reason', 'userId', 'saleUserId', 'bookedSeconds'] as const;
  return compared.every((field) => record[field] === set[field]);
}

function emailOf({ content }: IpnEventRecord): string | null {
  const account = content?.account ?? null;
  return account && 'email' in account ? account.email : null;
}

/** The account that has a payment's seconds (null = none), and how many. */
interface Holding {
  userId: number | null;
  seconds: number;
}

/** The changes of balances that lead from what is booked to what should be booked. */
function ledgerDifference(booked: Holding, wanted: Holding): { userId: number; seconds: number }[] {
  if (booked.userId === wanted.userId) return entry(wanted.userId, wanted.seconds - booked.seconds);
  return [...entry(booked.userId, -booked.seconds), ...entry(wanted.userId, wanted.seconds)];
}

function entry(userId: number | null, seconds: number): { userId: number; seconds: number }[] {
  return userId === null || seconds === 0 ? [] : [{ userId, seconds }];
}

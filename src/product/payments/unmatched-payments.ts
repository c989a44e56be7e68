import type { Clock } from '../../infra/clock.ts';
import type { PaymentProviderName } from '../../infra/config/config.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import { formatAmount, type Money } from '../../infra/money.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import type { UserModel } from '../accounts/user.model.ts';
import {
  type IpnEventModel,
  type IpnEventRecord,
  type IpnOutcome,
  storedMessage,
  uncreditedOutcomes,
} from './messages/ipn-event.model.ts';
import { type PaymentEvent, paymentIdOf, type UnmatchedReason } from './providers/payment-event.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';

/** `refused`: the provider denies that it sent them. */
export const paymentLists = ['open', 'set_aside', 'refused'] as const;
export type PaymentList = (typeof paymentLists)[number];

export interface PaymentSummary {
  /** Id of the message. */
  id: string;
  provider: PaymentProviderName;
  receivedAt: Date;
  item: string | null;
  /** A decimal, `9.00`. */
  amount: string | null;
  currency: string | null;
}

export interface UnmatchedPayment extends PaymentSummary {
  kind: PaymentEvent['kind'];
  eventKey: string;
  status: 'unmatched' | 'waiting_for_person' | 'waiting_for_sale' | 'refused';
  /** null unless unmatched. */
  reason: UnmatchedReason | null;
  /** The provider's id of the payment. */
  paymentId: string | null;
  /** Account that the message names. */
  userId: number | null;
  email: string | null;
  /** A retry can end differently. */
  canRetry: boolean;
  /** `by`: email address of the operator who dismissed it; null = their account is gone. */
  setAside: { at: Date; by: string | null } | null;
}

interface ListUnmatchedDeps {
  events: IpnEventModel;
  users: UserModel;
  providers: ReadonlyMap<string, PaymentProvider>;
}

const filters = {
  open: { outcome: { $in: uncreditedOutcomes }, setAside: null },
  set_aside: { outcome: { $in: uncreditedOutcomes }, setAside: { $ne: null } },
  refused: { outcome: 'forged' as IpnOutcome },
} satisfies Record<PaymentList, object>;

/**
 * Payments and refunds that are in nobody's balance, newest first.
 * @param page.before id of the last message of the previous page
 * @param page.list default `open`
 */
export async function listUnmatchedPayments(
  deps: ListUnmatchedDeps,
  { limit, before, list = 'open' }: { limit: number; before?: string; list?: PaymentList },
): Promise<UnmatchedPayment[]> {
  const { events, users } = deps;
  const last = before === undefined ? null : await events.findOne({ _id: before }, { receivedAt: 1 }).lean();
  const older = last && {
    $or: [{ receivedAt: { $lt: last.receivedAt } }, { receivedAt: last.receivedAt, _id: { $lt: last._id } }],
  };
  const records = await events
    .find({ ...filters[list], ...older })
    .sort({ receivedAt: -1, _id: -1 })
    .limit(limit)
    .lean();
  const operators = records.flatMap(({ setAside }) => (setAside?.userId ? [setAside.userId] : []));
  const found = await users.find({ _id: { $in: operators } }, { email: 1 }).lean();
  const emails = new Map(found.map(({ _id, email }) => [_id, email]));
  return records.map((record) => viewOf(deps, record, emails));
}

function viewOf(
  deps: ListUnmatchedDeps,
  record: IpnEventRecord,
  emails: ReadonlyMap<number, string | null>,
): UnmatchedPayment {
  const { _id, provider, eventKey, receivedAt, reason, setAside } = record;
  const content = record.outcome === 'forged' ? readForged(deps, record) : record.content;
  const account = content?.account ?? null;
  return {
    id: _id,
    provider,
    eventKey,
    receivedAt,
    status: statusOf(record),
    reason,
    kind: content?.kind ?? 'unclear',
    paymentId: paymentIdOf(content),
    item: content && 'item' in content ? content.item : null,
    ...amountOf(content && 'money' in content ? content.money : null),
    userId: account && 'userId' in account ? account.userId : null,
    email: account && 'email' in account ? account.email : null,
    canRetry: canRetry(record),
    setAside: setAside && { at: setAside.at, by: emails.get(setAside.userId ?? 0) ?? null },
  };
}

/** What a message says that the provider denies: it helps an operator to tell whether it may be genuine. */
function readForged({ providers }: ListUnmatchedDeps, record: IpnEventRecord): PaymentEvent | null {
  return providers.get(record.provider)?.read(storedMessage(record)) ?? null;
}

function statusOf({ outcome }: IpnEventRecord): UnmatchedPayment['status'] {
  if (outcome === 'forged') return 'refused';
  return outcome === 'waiting_for_person' || outcome === 'waiting_for_sale' ? outcome : 'unmatched';
}

export function amountOf(money: Money | null): { amount: string | null; currency: string | null } {
  return money ? { amount: formatAmount(money), currency: money.currency } : { amount: null, currency: null };
}

/**
 * Processes a message again with today's price table and accounts, for an operator who has fixed the reason why it was
 * not matched. What the provider has not verified, or has disowned, is verified first.
 * @throws AppError `not_found` when there is no such message, or the result would be the same, see {@link canRetry}
 */
export async function retryPayment(
  deps: { events: IpnEventModel; queue: Pick<Queue, 'wake'>; clock: Clock },
  eventId: string,
): Promise<void> {
  const event = await deps.events.findOne({ _id: eventId }).lean();
  if (!event || !canRetry(event)) {
    throw new AppError('not_found', { message: 'There is no such payment that can be retried.' });
  }
  const state = event.provedAt === null ? ('unproved' as const) : ('unapplied' as const);
  const again = { state, nextAttemptAt: new Date(deps.clock()), proofFailures: 0, expiresAt: null, setAside: null };
  await deps.events.updateOne(
    { _id: eventId, outcome: event.outcome },
    { $set: { ...again, content: null, match: null, matchedAt: null } },
  );
  await deps.queue.wake('apply-payments');
}

/**
 * Whether a retry can end differently: because of another price table or configuration, accounts registered since, or
 * another answer of the provider. A waiting message needs no retry, and one that lacks something stays like that. When
 * the payer's account was deleted, so was the message.
 */
function canRetry(event: Pick<IpnEventRecord, 'outcome' | 'reason' | 'content' | 'body' | 'headers'>): boolean {
  return isFixable(event) && storedMessage(event).body.length > 0;
}

function isFixable({ outcome, reason, content }: Pick<IpnEventRecord, 'outcome' | 'reason' | 'content'>): boolean {
  if (outcome === 'forged') return true;
  if (outcome !== 'unmatched' || reason === null) return false;
  return content === null ? reason === 'unproved' : (fixableReasons[content.kind]?.includes(reason) ?? false);
}

const fixableInSales = ['unknown_item', 'wrong_amount', 'wrong_currency', 'unknown_user'] as const;

const fixableReasons: Partial<Record<PaymentEvent['kind'], readonly UnmatchedReason[]>> = {
  sale: fixableInSales,
  renewal: fixableInSales,
  unclear: ['wrong_receiver', 'test_order'],
};

/**
 * Removes a message from the list of open ones, for an operator who has seen that nothing is to be done about it. A
 * later sale or registration that it waits for still credits it.
 * @param input.userId the operator
 * @throws AppError `not_found` when it is not in that list
 */
export async function dismissPayment(
  { events, clock }: { events: IpnEventModel; clock: Clock },
  { eventId, userId }: { eventId: string; userId: number },
): Promise<void> {
  const { matchedCount } = await events.updateOne(
    { _id: eventId, outcome: { $in: uncreditedOutcomes }, setAside: null },
    { $set: { setAside: { userId, at: new Date(clock()) } } },
  );
  if (matchedCount === 0) throw new AppError('not_found', { message: 'There is no such open payment.' });
}

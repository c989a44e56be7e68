import type { PaymentProviderName } from '../../infra/config/config.ts';
import { formatAmount, type Money } from '../../infra/money.ts';
import type { UserModel } from '../accounts/user.model.ts';
import {
  type IpnEventModel,
  type IpnEventRecord,
  type IpnOutcome,
  storedMessage,
  uncreditedOutcomes,
} from './messages/ipn-event.model.ts';
import type { PaymentEvent, UnmatchedReason } from './providers/payment-event.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';
import { canRetry } from './retry-payment.ts';

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
    .lean<IpnEventRecord[]>();
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

function paymentIdOf(content: PaymentEvent | null): string | null {
  if (content && 'changeId' in content) return content.changeId;
  return content && 'paymentId' in content ? content.paymentId : null;
}

export function amountOf(money: Money | null): { amount: string | null; currency: string | null } {
  return money ? { amount: formatAmount(money), currency: money.currency } : { amount: null, currency: null };
}

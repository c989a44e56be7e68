import { z } from 'zod';
import { parseMoney } from '../../../infra/money.ts';
import { namedEmail, namedUser } from './named-account.ts';
import type { PaymentEvent, UnclearEvent, UnmatchedReason } from './payment-event.ts';

/** Reads a signed message; unknown types change nothing. */
export function readSignedEvent(body: Buffer): PaymentEvent {
  const message = messageSchema.safeParse(parseJson(body));
  if (!message.success) return unclear(aboutOf({}), 'unreadable');
  const { type, data } = message.data;
  const read = readers[type];
  const about = aboutOf(data);
  return read ? read(about) : { kind: 'idle', about: type, account: about.account };
}

const messageSchema = z.object({ type: z.string(), data: z.record(z.string(), z.unknown()).catch({}) });

const readers: Record<string, ((about: About) => PaymentEvent) | undefined> = {
  'payment.completed': (about) => readSale('sale', about),
  'subscription.renewed': (about) => readSale('renewal', about),
  'payment.refunded': (about) => readChange('refund', about),
  'payment.reversed': (about) => readChange('reversal', about),
  'payment.reinstated': (about) => readChange('reinstatement', about),
  'subscription.cancelled': ({ paymentId, item, account }) => ({
    kind: 'subscription_cancelled',
    subscriptionId: paymentId ?? '',
    item,
    account,
  }),
};

type About = ReturnType<typeof aboutOf>;

function aboutOf(data: Record<string, unknown>) {
  return {
    paymentId: textOf(data.payment_id),
    saleId: textOf(data.refund_of),
    item: textOf(data.item),
    money: parseMoney(textOf(data.amount) ?? '', textOf(data.currency) ?? ''),
    account: namedUser(data.user_id) ?? namedEmail(data.email),
  };
}

function readSale(kind: 'sale' | 'renewal', about: About): PaymentEvent {
  const { paymentId, item, money, account } = about;
  if (paymentId === null || money === null || money.minorUnits <= 0) return unclear(about, 'unreadable');
  if (item === null) return unclear(about, 'unknown_item');
  return { kind, paymentId, item, money, account };
}

function readChange(kind: 'refund' | 'reversal' | 'reinstatement', about: About): PaymentEvent {
  const { paymentId, saleId, money, account } = about;
  if (paymentId === null || money === null || money.minorUnits <= 0) return unclear(about, 'unreadable');
  if (saleId === null) return unclear(about, 'names_no_payment');
  return { kind, changeId: paymentId, saleId, money, account };
}

function unclear({ paymentId, item, money, account }: About, reason: UnmatchedReason): UnclearEvent {
  return { kind: 'unclear', reason, paymentId, item, money, account };
}

/** Also accepts numbers, because some tools convert text that looks like one. */
function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

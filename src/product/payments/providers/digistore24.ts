import { createHash } from 'node:crypto';
import { absolute, parseMoney } from '../../../infra/money.ts';
import { safeEqual } from '../../../infra/secrets.ts';
import { type FormFields, readForm } from './form-fields.ts';
import { namedEmail, namedUser, type PaymentEvent, type SubscriptionEvent, saleOf, unclear } from './payment-event.ts';
import type { PaymentProvider } from './payment-provider.ts';

interface Digistore24Settings {
  passphrase: string;
  acceptsTests: boolean;
}

/** Digistore24's generic IPN: `product_id` is the item of the price table, `custom` the user's id, else `email`. */
export function digistore24Provider({ passphrase, acceptsTests }: Digistore24Settings): PaymentProvider {
  return {
    name: 'digistore24',
    // Digistore24 takes any other reply for a failure
    acknowledgement: 'OK',
    storedHeaders: [],
    receive({ body }) {
      const fields = readForm(body, 'utf-8');
      const signature = (fields.get('sha_sign') ?? fields.get('SHASIGN') ?? '').toUpperCase();
      if (!safeEqual(signature, expectedSignature(fields, passphrase))) {
        return { kind: 'refused', message: 'The signature does not match the message.' };
      }
      return { kind: 'genuine', key: keyFields.map((name) => fields.get(name) ?? '').join(':') };
    },
    read: ({ body }) => readEvent(readForm(body, 'utf-8'), acceptsTests),
  };
}

const keyFields = ['event', 'order_id', 'product_id', 'pay_sequence_no', 'transaction_id', 'api_mode'];

/**
 * Signed text: every field except the signature and empty ones, by name, as `name=value` followed by the passphrase.
 */
function expectedSignature(fields: FormFields, passphrase: string): string {
  const signed = [...fields].filter(([name, value]) => value !== '' && name !== 'sha_sign' && name !== 'SHASIGN');
  const text = signed.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `${name}=${value}${passphrase}`);
  return createHash('sha512').update(text.join('')).digest('hex').toUpperCase();
}

function readEvent(fields: FormFields, acceptsTests: boolean): PaymentEvent {
  const text = (name: string) => fields.get(name)?.trim() || null;
  const event = text('event') ?? '';
  const about = {
    paymentId: paymentIdOf(fields),
    item: text('product_id'),
    money: moneyOf(fields),
    account: namedUser(text('custom')) ?? namedEmail(text('email')),
  };
  const subscription = subscriptions[event];
  const { paymentId, item, money, account } = about;
  if (subscription) return { kind: subscription, subscriptionId: text('order_id') ?? '', item, account };
  const change = changes[event];
  if (event !== 'on_payment' && !change) return { kind: 'idle', about: event, account };
  if (text('api_mode') === 'test' && !acceptsTests) return unclear(about, 'test_order');
  if (paymentId === null || money === null || money.minorUnits <= 0) return unclear(about, 'unreadable');
  if (change) {
    const changeId = text('transaction_id') ?? `${paymentId}:${event}`;
    return { kind: change, changeId, saleId: paymentId, money, account };
  }
  return saleOf(Number(text('pay_sequence_no') ?? 1) > 1 ? 'renewal' : 'sale', about);
}

const changes: Record<string, 'refund' | 'reversal' | undefined> = {
  on_refund: 'refund',
  on_chargeback: 'reversal',
};

const subscriptions: Record<string, SubscriptionEvent['kind'] | undefined> = {
  on_rebill_cancelled: 'subscription_cancelled',
  on_rebill_resumed: 'subscription_started',
  last_paid_day: 'subscription_ended',
};

/** A refund has a transaction id of its own and names its sale only by order, product and number of the payment. */
function paymentIdOf(fields: FormFields): string | null {
  const order = fields.get('order_id')?.trim();
  if (!order) return null;
  return [order, fields.get('product_id')?.trim() ?? '', fields.get('pay_sequence_no')?.trim() || '1'].join('/');
}

/** Refunded amounts are negative. */
function moneyOf(fields: FormFields) {
  const amount = fields.get('transaction_amount') || fields.get('amount_brutto') || '';
  const currency = fields.get('transaction_currency') || fields.get('currency') || '';
  const money = parseMoney(amount.trim(), currency.trim().toUpperCase());
  return money && absolute(money);
}

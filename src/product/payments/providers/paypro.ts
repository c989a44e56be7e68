import { createHash } from 'node:crypto';
import { absolute, parseMoney } from '../../../infra/money.ts';
import { safeEqual } from '../../../infra/secrets.ts';
import { type FormFields, readForm } from './form-fields.ts';
import { namedEmail, namedUser, type PaymentEvent, saleOf, unclear } from './payment-event.ts';
import type { PaymentProvider } from './payment-provider.ts';

interface PayproSettings {
  validationKey: string;
  acceptsTests: boolean;
}

/**
 * PayPro Global's IPN: `PRODUCT_ID` is the item of the price table, the order's custom field `x-user-id` the user's id,
 * else `CUSTOMER_EMAIL`. Only `SIGNATURE` is checked: the older `HASH` is the same for every test order.
 */
export function payproProvider({ validationKey, acceptsTests }: PayproSettings): PaymentProvider {
  return {
    name: 'paypro',
    acknowledgement: '',
    storedHeaders: [],
    receive({ body }) {
      const fields = readForm(body, 'utf-8');
      const signature = (fields.get('SIGNATURE') ?? '').toLowerCase();
      if (!safeEqual(signature, expectedSignature(fields, validationKey))) {
        return { kind: 'refused', message: 'The signature does not match the message.' };
      }
      return { kind: 'genuine', key: keyFields.map((name) => fields.get(name) ?? '').join(':') };
    },
    read: ({ body }) => readEvent(readForm(body, 'utf-8'), acceptsTests),
  };
}

/** The sum refunded so far distinguishes one partial refund from the next. */
const keyFields = ['IPN_TYPE_ID', 'ORDER_ID', 'ORDER_ITEM_ID', 'SUBSCRIPTION_ID', 'ORDER_ITEM_REFUNDED', 'TEST_MODE'];

function expectedSignature(fields: FormFields, validationKey: string): string {
  const value = (name: string) => fields.get(name) ?? '';
  const text =
    value('ORDER_ID') +
    value('ORDER_STATUS') +
    value('ORDER_TOTAL_AMOUNT') +
    value('CUSTOMER_EMAIL') +
    validationKey +
    value('TEST_MODE') +
    value('IPN_TYPE_NAME');
  return createHash('sha256').update(text).digest('hex');
}

const types: Record<string, PaymentEvent['kind'] | undefined> = {
  OrderCharged: 'sale',
  TrialCharge: 'sale',
  SubscriptionChargeSucceed: 'renewal',
  OrderRefunded: 'refund',
  OrderPartiallyRefunded: 'refund',
  OrderChargedBack: 'reversal',
  OrderChargebackIsWon: 'reinstatement',
  SubscriptionRenewed: 'subscription_started',
  SubscriptionTerminated: 'subscription_cancelled',
  SubscriptionFinished: 'subscription_ended',
};

function readEvent(fields: FormFields, acceptsTests: boolean): PaymentEvent {
  const text = (name: string) => fields.get(name)?.trim() || null;
  // the signature covers the type's name, not its number
  const type = text('IPN_TYPE_NAME') ?? '';
  const kind = types[type] ?? 'idle';
  const order = text('ORDER_ID');
  const about = {
    paymentId: order && `${order}/${text('ORDER_ITEM_ID') ?? ''}`,
    item: text('PRODUCT_ID'),
    money: moneyOf(fields, type),
    account: accountOf(fields),
  };
  const { paymentId, item, money, account } = about;
  if (kind === 'idle' || kind === 'unclear') return { kind: 'idle', about: type, account };
  if (kind === 'subscription_started' || kind === 'subscription_cancelled' || kind === 'subscription_ended') {
    return { kind, subscriptionId: text('SUBSCRIPTION_ID') ?? '', item, account };
  }
  if (text('TEST_MODE') === '1' && !acceptsTests) return unclear(about, 'test_order');
  if (paymentId === null || money === null || money.minorUnits <= 0) return unclear(about, 'unreadable');
  if (kind === 'sale' || kind === 'renewal') return saleOf(kind, about);
  const changeId = `${paymentId}:${type}:${text('ORDER_ITEM_REFUNDED') ?? ''}`;
  return { kind, changeId, saleId: paymentId, money, isTotal: kind === 'refund', account };
}

/** A partial refund gives the sum refunded so far; every other message is about the whole item. */
function moneyOf(fields: FormFields, type: string) {
  const field = type === 'OrderPartiallyRefunded' ? 'ORDER_ITEM_REFUNDED' : 'ORDER_ITEM_TOTAL_AMOUNT';
  const money = parseMoney(fields.get(field)?.trim() ?? '', fields.get('ORDER_CURRENCY_CODE')?.trim() ?? '');
  return money && absolute(money);
}

function accountOf(fields: FormFields) {
  const named = /(?:^|[,;&\s])x-user-id=(\d+)/i.exec(fields.get('ORDER_CUSTOM_FIELDS') ?? '')?.[1];
  return namedUser(named) ?? namedEmail(fields.get('CUSTOMER_EMAIL'));
}

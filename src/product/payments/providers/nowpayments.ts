import { createHmac } from 'node:crypto';
import { parseMoney } from '../../../infra/money.ts';
import { safeEqual } from '../../../infra/secrets.ts';
import { type ExactJson, parseExactly, textIn, writeSorted } from './exact-json.ts';
import { namedEmail, namedUser, type PaymentEvent, saleOf, unclear } from './payment-event.ts';
import type { PaymentProvider } from './payment-provider.ts';

/**
 * NOWPayments' IPN. The shop has to set `order_id` to the user's id (or email address), optionally followed by `-` and
 * any text, and `order_description` to the item of the price table.
 */
export function nowpaymentsProvider({ secret }: { secret: string }): PaymentProvider {
  return {
    name: 'nowpayments',
    acknowledgement: '',
    storedHeaders: [],
    receive({ body, headers }) {
      const content = parse(body);
      const signature = (headers['x-nowpayments-sig'] ?? '').toLowerCase();
      if (content === null || !isSigned(content, { secret, signature })) {
        return { kind: 'refused', message: 'The signature does not match the message.' };
      }
      const [payment, status] = [textIn(content, 'payment_id'), textIn(content, 'payment_status')];
      return { kind: 'genuine', key: `${payment ?? ''}:${status ?? ''}` };
    },
    read: ({ body }) => readEvent(parse(body)),
  };
}

/**
 * The signature covers the JSON with sorted keys; numbers in it are either unchanged or rewritten as JavaScript does.
 */
function isSigned(content: ExactJson, { secret, signature }: { secret: string; signature: string }): boolean {
  const spellings = [(source: string) => source, (source: string) => String(Number(source))];
  return spellings.some((writeNumber) => {
    const expected = createHmac('sha512', secret).update(writeSorted(content, writeNumber)).digest('hex');
    return safeEqual(signature, expected);
  });
}

function readEvent(content: ExactJson): PaymentEvent {
  const status = textIn(content, 'payment_status') ?? '';
  const paymentId = textIn(content, 'payment_id');
  const item = textIn(content, 'order_description');
  const currency = textIn(content, 'price_currency')?.toUpperCase() ?? '';
  const money = parseMoney(textIn(content, 'price_amount') ?? '', currency);
  const [owner = ''] = textIn(content, 'order_id')?.split('-') ?? [];
  const account = namedUser(owner) ?? namedEmail(textIn(content, 'order_id'));
  const about = { paymentId, item, money, account };
  if (status === 'partially_paid') return unclear(about, 'underpaid');
  if (status !== 'finished' && status !== 'refunded') return { kind: 'idle', about: status, account };
  if (paymentId === null || money === null || money.minorUnits <= 0) return unclear(about, 'unreadable');
  if (status === 'refunded') {
    return { kind: 'refund', changeId: `${paymentId}:refunded`, saleId: paymentId, money, account };
  }
  return saleOf('sale', about);
}

function parse(body: Buffer): ExactJson {
  try {
    return parseExactly(body.toString('utf8'));
  } catch {
    return null;
  }
}

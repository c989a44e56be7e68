import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import axios from 'axios';
import { linkAbort } from '../../../infra/fetching/linked-abort.ts';
import { absolute, parseMoney } from '../../../infra/money.ts';
import { type FormFields, readForm } from './form-fields.ts';
import { namedEmail, namedUser, type PaymentEvent, type SubscriptionEvent, saleOf, unclear } from './payment-event.ts';
import type { PaymentMessage, PaymentProvider, Received, Verification } from './payment-provider.ts';

interface PaypalSettings {
  /** Live or sandbox. A message must not choose it, else a sandbox payment would buy real seconds. */
  verifyUrl: string;
  /** Email address or merchant id that must have received the money. */
  receiver: string;
  /** How long PayPal may take to answer; default 20 s. */
  timeoutMs?: number;
}

/** PayPal's Instant Payment Notification: stored first, then verified by posting the same bytes back to PayPal. */
export function paypalProvider({ verifyUrl, receiver, timeoutMs = 20_000 }: PaypalSettings): PaymentProvider {
  return {
    name: 'paypal',
    acknowledgement: '',
    storedHeaders: ['content-type'],
    receive: (message) => receivePaypalMessage(message, receiver),
    verify: ({ body }, signal) => verifyWithPaypal({ verifyUrl, timeoutMs }, body, signal),
    read: (message) => readPaypalEvent(readPaypalForm(message), receiver),
  };
}

/** Ten times what PayPal sends for one payment. */
const maxBodyBytes = 64 * 1024;
const maxFields = 1000;

/** At least one of them is in every message of PayPal that says anything about money. */
const neededFields = ['txn_id', 'payment_status', 'txn_type'];

/** What can be told without asking PayPal, the cheapest first. */
function receivePaypalMessage(message: PaymentMessage, receiver: string): Received {
  const { body, headers } = message;
  if (body.length === 0) return { kind: 'refused', message: 'The message is empty.' };
  if (body.length > maxBodyBytes) {
    return { kind: 'invalid', status: 413, message: `A message of PayPal has at most ${maxBodyBytes} bytes.` };
  }
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== undefined && type !== 'application/x-www-form-urlencoded') {
    return { kind: 'invalid', status: 415, message: 'A message of PayPal is application/x-www-form-urlencoded.' };
  }
  if (body.filter((byte) => byte === ampersand).length >= maxFields) return notPaypal;
  const fields = readPaypalForm(message);
  if (!neededFields.some((name) => fields.get(name))) return notPaypal;
  return {
    kind: 'unverified',
    key: keyOf(fields, body),
    statusKey: statusKeyOf(fields),
    isPlausible: isReceiver(fields, receiver),
  };
}

const ampersand = 0x26;

const notPaypal: Received = { kind: 'invalid', status: 400, message: 'This is not a message of PayPal.' };

/** Decoded by the charset that the message names; PayPal's default is windows-1252. */
function readPaypalForm({ body }: PaymentMessage): FormFields {
  const charset = readForm(body, 'windows-1252').get('charset') ?? 'windows-1252';
  return readForm(body, charset);
}

/**
 * The transaction and its status (one transaction goes from Pending to Completed); for subscriptions the kind, id and
 * date. A digest of the bytes is added, so that a forged message cannot take the place of the genuine one.
 */
function keyOf(fields: FormFields, body: Buffer): string {
  const named = fields.has('txn_id')
    ? [fields.get('txn_id'), fields.get('payment_status')]
    : [fields.get('txn_type'), fields.get('subscr_id'), fields.get('subscr_date')];
  const digest = createHash('sha256').update(body).digest('hex').slice(0, 32);
  return [...named.map((part = '') => part.slice(0, 60)), digest].join(':');
}

function statusKeyOf(fields: FormFields): string | null {
  const [transaction, status] = [fields.get('txn_id')?.trim(), fields.get('payment_status')?.trim()];
  return transaction && status ? `${transaction.slice(0, 60)}:${status.slice(0, 60)}` : null;
}

/** Asks PayPal whether it sent these bytes, by sending them back unchanged after `cmd=_notify-validate&`. */
async function verifyWithPaypal(
  { verifyUrl, timeoutMs }: { verifyUrl: string; timeoutMs: number },
  body: Buffer,
  signal: AbortSignal,
): Promise<Verification> {
  const linked = linkAbort(signal);
  const deadline = setTimeout(() => linked.abort(new Error('timeout')), timeoutMs);
  try {
    const { status, data } = await post(verifyUrl, body, linked.signal);
    return judge(status, await readStart(data));
  } catch (error) {
    signal.throwIfAborted();
    const code = (error as NodeJS.ErrnoException).code;
    return { kind: 'unreachable', why: linked.signal.aborted ? 'no answer in time' : (code ?? 'no answer') };
  } finally {
    clearTimeout(deadline);
    linked.unlink();
  }
}

const prefix = Buffer.from('cmd=_notify-validate&');

/** The longest valid answer is `VERIFIED` and a line end. */
const maxAnswerBytes = 1024;

function post(verifyUrl: string, body: Buffer, signal: AbortSignal) {
  return axios.post<Readable>(verifyUrl, Buffer.concat([prefix, body]), {
    adapter: 'http',
    proxy: false,
    maxRedirects: 0,
    responseType: 'stream',
    signal,
    validateStatus: () => true,
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      // PayPal refuses requests without it
      'User-Agent': 'Captioneer/1.0 (payment notifications)',
      Connection: 'close',
    },
  });
}

async function readStart(answer: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of answer) {
    chunks.push(chunk as Buffer);
    sizeBytes += (chunk as Buffer).length;
    if (sizeBytes > maxAnswerBytes) break;
  }
  answer.destroy();
  return Buffer.concat(chunks).toString('latin1');
}

function judge(status: number, answer: string): Verification {
  const word = answer.trim();
  if (status === 200 && word === 'VERIFIED') return { kind: 'genuine' };
  if (status === 200 && word === 'INVALID') return { kind: 'forged' };
  return { kind: 'unreachable', why: `answered ${status} without VERIFIED or INVALID` };
}

/**
 * Reads a verified message of PayPal. `payment_status` decides first, since refunds and reversals have no `txn_type`.
 */
function readPaypalEvent(fields: FormFields, receiver: string): PaymentEvent {
  const about = aboutOf(fields);
  const change = changes[about.status];
  const isSale = about.status === 'Completed';
  const subscription = subscriptions[about.type];
  if (!change && !isSale && !subscription) return idle(about);
  if (!isReceiver(fields, receiver)) return unclear(about, 'wrong_receiver');
  if (change) return readChange(change, about);
  if (isSale) return saleOf(renewals.has(about.type) ? 'renewal' : 'sale', about);
  return subscription
    ? { kind: subscription, subscriptionId: about.subscriptionId, item: about.item, account: about.account }
    : idle(about);
}

const changes: Record<string, 'refund' | 'reversal' | 'reinstatement' | undefined> = {
  Refunded: 'refund',
  Partially_Refunded: 'refund',
  Reversed: 'reversal',
  Canceled_Reversal: 'reinstatement',
};

const subscriptions: Record<string, SubscriptionEvent['kind'] | undefined> = {
  subscr_signup: 'subscription_started',
  subscr_cancel: 'subscription_cancelled',
  subscr_eot: 'subscription_ended',
  recurring_payment_profile_created: 'subscription_started',
  recurring_payment_profile_cancel: 'subscription_cancelled',
  recurring_payment_expired: 'subscription_ended',
};

/** Messages of a payment profile have no item number, only the description that the buyer agreed to. */
const recurring = /^recurring_payment/;

const renewals = new Set(['subscr_payment', 'recurring_payment']);

type About = ReturnType<typeof aboutOf>;

function aboutOf(fields: FormFields) {
  const text = (name: string) => fields.get(name)?.trim() ?? '';
  return {
    status: text('payment_status'),
    type: text('txn_type'),
    paymentId: text('txn_id') || null,
    saleId: text('parent_txn_id') || null,
    item: text('item_number') || (recurring.test(text('txn_type')) && text('product_name')) || null,
    money: parseMoney(text('mc_gross'), text('mc_currency')),
    // a shop can put anything into custom: only a number is meant for us
    account: namedUser(text('custom')) ?? namedEmail(text('payer_email')),
    subscriptionId: text('subscr_id') || text('recurring_payment_id'),
  };
}

function isReceiver(fields: FormFields, receiver: string): boolean {
  const wanted = receiver.trim().toLowerCase();
  return ['receiver_email', 'receiver_id'].some((name) => fields.get(name)?.trim().toLowerCase() === wanted);
}

function readChange(kind: 'refund' | 'reversal' | 'reinstatement', about: About): PaymentEvent {
  const { paymentId, saleId, money, account } = about;
  if (paymentId === null || money === null || money.minorUnits === 0) return unclear(about, 'unreadable');
  if (saleId === null) return unclear(about, 'names_no_payment');
  // PayPal sends refunded amounts as negative numbers
  return { kind, changeId: paymentId, saleId, money: absolute(money), account };
}

function idle({ type, status, account }: About): PaymentEvent {
  return { kind: 'idle', about: `${type} ${status}`.trim(), account };
}

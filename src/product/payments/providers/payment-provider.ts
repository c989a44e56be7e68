import type { PaymentProviderName } from '../../../infra/config/config.ts';
import type { PaymentEvent } from './payment-event.ts';

/** A request to the provider's URL, as received. */
export interface PaymentMessage {
  body: Buffer;
  /** Names in lower case; of a header given twice, the first value. */
  headers: Record<string, string>;
}

/** A message whose provider has to be asked whether it sent it. */
interface UnverifiedMessage {
  kind: 'unverified';
  key: string;
  /** Transaction and status; null = the message does not name both. */
  statusKey: string | null;
  /** It names our receiver, so that it may be worth something. */
  isPlausible: boolean;
}

/** Port: a company (or a billing system of your own) that reports payments. */
export interface PaymentProvider {
  name: PaymentProviderName;
  /** Reply that the provider expects when a message is stored. */
  acknowledgement: string;
  /** Headers stored with the body, because verifying or reading the message needs them. */
  storedHeaders: readonly string[];
  /** Checks what can be checked without asking the provider. */
  receive(message: PaymentMessage, nowMs: number): Received;
  /** Asks the provider whether a stored message is genuine; absent when `receive` can tell. */
  verify?(message: PaymentMessage, signal: AbortSignal): Promise<Verification>;
  /** What a genuine message says. Pure. */
  read(message: PaymentMessage): PaymentEvent;
}

export type Received =
  /** `key`: the same for an event whenever it is sent, unique within the provider. */
  | { kind: 'genuine'; key: string }
  | UnverifiedMessage
  | { kind: 'refused'; message: string }
  /** It cannot be a message of the provider: `status` is the reply's. */
  | { kind: 'invalid'; status: 400 | 413 | 415; message: string };

export type Verification = { kind: 'genuine' } | { kind: 'forged' } | { kind: 'unreachable'; why: string };

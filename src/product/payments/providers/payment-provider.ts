import type { PaymentProviderName } from '../../../infra/config/config.ts';
import type { PaymentEvent } from './payment-event.ts';

/** A request to the address of a provider, as it came. */
export interface PaymentMessage {
  body: Buffer;
  /** Lower-cased names; the first where one comes twice. */
  headers: Record<string, string>;
}

/** Port: one company (or system of your own) that tells of payments. */
export interface PaymentProvider {
  name: PaymentProviderName;
  /** What the provider wants to read when a message has been taken in. */
  acknowledgement: string;
  /** Headers that proof and content are read from, kept beside the body. */
  keptHeaders: readonly string[];
  /** Judges what can be judged at once, without asking anybody. */
  receive(message: PaymentMessage, nowMs: number): Received;
  /** Asks whether a stored message is genuine; absent where `receive` knows already. */
  verify?(message: PaymentMessage, signal: AbortSignal): Promise<Verification>;
  /** What a genuine message says. Pure. */
  read(message: PaymentMessage): PaymentEvent;
}

export type Received =
  /** `key`: the same for the same event whenever it is sent, unique among the provider’s. */
  { kind: 'genuine'; key: string } | { kind: 'to_be_proved'; key: string } | { kind: 'refused'; message: string };

export type Verification = { kind: 'genuine' } | { kind: 'forged' } | { kind: 'unreachable'; why: string };

import type { Clock } from '../../../infra/clock.ts';
import type { PriceRow } from '../../../infra/config/price-table.ts';
import { isDuplicateKey } from '../../../infra/database/duplicate-key.ts';
import type { PaymentMessage, PaymentProvider, Received } from '../providers/payment-provider.ts';
import type { IpnEventModel } from './ipn-event.model.ts';
import { readMessage } from './read-message.ts';

export interface ReceiveDeps {
  events: IpnEventModel;
  prices: readonly PriceRow[];
  clock: Clock;
  newId: () => string;
}

export type Reception =
  /** On the disk, now or since an earlier attempt; nothing else has been done with it yet. */
  { kind: 'stored'; isNew: boolean } | { kind: 'refused'; message: string };

/** Keeps a message, once for each event key, before anything is done with it. */
export async function receiveMessage(
  deps: ReceiveDeps,
  provider: PaymentProvider,
  message: PaymentMessage,
): Promise<Reception> {
  const now = new Date(deps.clock());
  const received = provider.receive(message, now.getTime());
  if (received.kind === 'refused') return received;
  try {
    await deps.events.create([{ _id: deps.newId(), ...recordOf(deps, { provider, message, received, now }) }]);
    return { kind: 'stored', isNew: true };
  } catch (error) {
    if (isDuplicateKey(error)) return { kind: 'stored', isNew: false };
    throw error;
  }
}

interface ToRecord {
  provider: PaymentProvider;
  message: PaymentMessage;
  received: Exclude<Received, { kind: 'refused' }>;
  now: Date;
}

function recordOf({ prices }: ReceiveDeps, { provider, message, received, now }: ToRecord) {
  return {
    provider: provider.name,
    eventKey: received.key,
    body: message.body,
    headers: keptHeaders(provider, message),
    receivedAt: now,
    ...(received.kind === 'genuine'
      ? { provedAt: now, ...readMessage({ provider, prices }, message, now) }
      : { provedAt: null, state: 'unproved' as const, nextAttemptAt: now }),
  };
}

function keptHeaders({ keptHeaders: names }: PaymentProvider, { headers }: PaymentMessage): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
}

import type { Clock } from '../clock.ts';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import type { IpnEventModel } from './ipn-event.model.ts';
import type { PaymentMessage, PaymentProvider, Received } from './payment-provider.ts';

export interface ReceiveDeps {
  events: IpnEventModel;
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
    await deps.events.create([{ _id: deps.newId(), ...recordOf({ provider, message, received, now }) }]);
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

function recordOf({ provider, message, received, now }: ToRecord) {
  const isGenuine = received.kind === 'genuine';
  return {
    provider: provider.name,
    eventKey: received.key,
    body: message.body,
    headers: keptHeaders(provider, message),
    receivedAt: now,
    state: isGenuine ? ('unapplied' as const) : ('unproved' as const),
    nextAttemptAt: now,
    provedAt: isGenuine ? now : null,
  };
}

function keptHeaders({ keptHeaders: names }: PaymentProvider, { headers }: PaymentMessage): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
}

import type { Clock } from '../../../infra/clock.ts';
import type { PriceRow } from '../../../infra/config/price-table.ts';
import { isDuplicateKey } from '../../../infra/database/duplicate-key.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { Queue } from '../../../infra/queue/queue.ts';
import type { PaymentMessage, PaymentProvider, Received } from '../providers/payment-provider.ts';
import type { IpnEventModel } from './ipn-event.model.ts';
import { readMessage } from './read-message.ts';

type ReceivedPaymentMessage =
  /** `acknowledgement`: what the provider expects as the reply. */
  | { kind: 'stored'; acknowledgement: string }
  /** Its signature or timestamp is wrong. */
  | { kind: 'refused'; message: string }
  /** It is signed, but nothing can be done with it. */
  | { kind: 'invalid'; message: string }
  | { kind: 'unknown_provider' };

interface ReceiveDeps {
  events: IpnEventModel;
  /** By name; the first one is the default. */
  providers: ReadonlyMap<string, PaymentProvider>;
  prices: readonly PriceRow[];
  queue: Pick<Queue, 'wake'>;
  logger: Logger;
  clock: Clock;
  newId: () => string;
}

/**
 * Stores a message of a payment provider, once for each event key. What it changes is worked out by a job.
 * @param input.provider a name from PAYMENTS_PROVIDER; null = the first one
 */
export async function receiveMessage(
  deps: ReceiveDeps,
  { provider: name, ...message }: PaymentMessage & { provider: string | null },
): Promise<ReceivedPaymentMessage> {
  const provider = name === null ? deps.providers.values().next().value : deps.providers.get(name);
  if (!provider) return { kind: 'unknown_provider' };
  const now = new Date(deps.clock());
  const received = provider.receive(message, now.getTime());
  if (received.kind === 'refused') return received;
  if (message.body.length === 0) return { kind: 'invalid', message: 'The message is empty.' };
  const isNew = await store(deps, { provider, message, received, now });
  if (isNew) await wakeJob(deps);
  return { kind: 'stored', acknowledgement: provider.acknowledgement };
}

interface ToStore {
  provider: PaymentProvider;
  message: PaymentMessage;
  received: Exclude<Received, { kind: 'refused' }>;
  now: Date;
}

/** @returns false when it has been stored before */
async function store({ events, prices, newId }: ReceiveDeps, toStore: ToStore): Promise<boolean> {
  const { provider, message, received, now } = toStore;
  const record = {
    _id: newId(),
    provider: provider.name,
    eventKey: received.key,
    body: message.body,
    headers: storedHeaders(provider, message),
    receivedAt: now,
    ...(received.kind === 'genuine'
      ? { provedAt: now, ...readMessage({ provider, prices }, message, now) }
      : { provedAt: null, state: 'unproved' as const, nextAttemptAt: now }),
  };
  try {
    await events.create([record]);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

function storedHeaders({ storedHeaders: names }: PaymentProvider, { headers }: PaymentMessage): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
}

/** The message is stored: when waking fails, the reconciler finds it within a minute. */
async function wakeJob({ queue, logger }: ReceiveDeps): Promise<void> {
  await queue
    .wake('apply-payments')
    .catch((err) => logger.warn({ err }, 'could not wake the job that applies payments'));
}

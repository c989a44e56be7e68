import { callerNetwork } from '../../../infra/caller-network.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { PriceRow } from '../../../infra/config/price-table.ts';
import { isDuplicateKey } from '../../../infra/database/duplicate-key.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { Queue } from '../../../infra/queue/queue.ts';
import type { PaymentMessage, PaymentProvider, Received } from '../providers/payment-provider.ts';
import type { Admission, Standing } from './admit-message.ts';
import type { IpnEventModel } from './ipn-event.model.ts';
import { readMessage } from './read-message.ts';

type ReceivedPaymentMessage =
  /** `acknowledgement`: what the provider expects as the reply. */
  | { kind: 'stored'; acknowledgement: string }
  /** Its signature or timestamp is wrong. */
  | { kind: 'refused'; message: string }
  /** Nothing can be done with it. `status`: of the reply. */
  | { kind: 'invalid'; status: 400 | 413 | 415; message: string }
  /** Too many unverified messages wait. It is not stored; the provider is to send it again. */
  | { kind: 'busy'; message: string; retryAfterSeconds: number }
  | { kind: 'unknown_provider' };

interface ReceiveDeps {
  events: IpnEventModel;
  /** By name; the first one is the default. */
  providers: ReadonlyMap<string, PaymentProvider>;
  prices: readonly PriceRow[];
  clock: Clock;
  newId: () => string;
  admission: Admission;
  queue: Queue;
  logger: Logger;
}

interface ReceivedInput extends PaymentMessage {
  /** A name from PAYMENTS_PROVIDER; null = the first one. */
  provider: string | null;
  /** IP address of the caller, behind proxies as TRUST_PROXY says; absent = unknown. */
  address?: string;
}

const retryAfterSeconds = 30;

/**
 * Stores a message of a payment provider, once for each event key. What it changes is worked out by a job. A message that
 * the provider has to be asked about is checked first, and waits while too many others do.
 */
export async function receiveMessage(
  deps: ReceiveDeps,
  { provider: name, address, ...message }: ReceivedInput,
): Promise<ReceivedPaymentMessage> {
  const provider = name === null ? deps.providers.values().next().value : deps.providers.get(name);
  if (!provider) return { kind: 'unknown_provider' };
  const now = new Date(deps.clock());
  const received = provider.receive(message, now.getTime());
  if (received.kind === 'refused' || received.kind === 'invalid') return received;
  if (message.body.length === 0) return { kind: 'invalid', status: 400, message: 'The message is empty.' };
  const stored = { kind: 'stored', acknowledgement: provider.acknowledgement } as const;
  const toStore = { provider, message, received, now };
  if (received.kind === 'genuine') {
    if (await store(deps, toStore)) await wakeJob(deps);
    return stored;
  }
  if (await isKnown(deps.events, provider, received)) return stored;
  const standing = await deps.admission.standingOf(callerNetwork(address ?? ''), received);
  const entered = await deps.admission.enter(standing);
  if (!entered) {
    return { kind: 'busy', message: 'Too many messages wait to be verified. Send it again.', retryAfterSeconds };
  }
  let isNew = false;
  try {
    isNew = await store(deps, { ...toStore, standing });
  } finally {
    entered(isNew);
  }
  if (isNew) await wakeJob(deps);
  return stored;
}

/** The message is stored: when waking fails, the reconciler finds it within a minute. */
async function wakeJob({ queue, logger }: ReceiveDeps): Promise<void> {
  await queue
    .wake('apply-payments')
    .catch((err) => logger.warn({ err }, 'could not wake the job that applies payments'));
}

/** It is stored already, or a genuine one has said that the transaction has this status. */
async function isKnown(
  events: IpnEventModel,
  { name: provider }: PaymentProvider,
  { key: eventKey, statusKey }: Extract<Received, { kind: 'unverified' }>,
): Promise<boolean> {
  if (await events.exists({ provider, eventKey })) return true;
  if (statusKey === null) return false;
  return (await events.exists({ provider, statusKey, provedAt: { $type: 'date' } })) !== null;
}

interface ToStore {
  provider: PaymentProvider;
  message: PaymentMessage;
  received: Extract<Received, { kind: 'genuine' | 'unverified' }>;
  now: Date;
  /** Of an unverified message. */
  standing?: Standing;
}

/** @returns false when it has been stored before */
async function store({ events, prices, newId }: ReceiveDeps, toStore: ToStore): Promise<boolean> {
  const { provider, message, received, now, standing } = toStore;
  const record = {
    _id: newId(),
    provider: provider.name,
    eventKey: received.key,
    body: message.body,
    headers: storedHeaders(provider, message),
    receivedAt: now,
    ...(received.kind === 'genuine'
      ? { provedAt: now, ...readMessage({ provider, prices }, message, now) }
      : {
          provedAt: null,
          state: 'unproved' as const,
          nextAttemptAt: now,
          statusKey: received.statusKey,
          ...standing,
        }),
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

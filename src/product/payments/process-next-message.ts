import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { PriceRow } from '../../infra/config/price-table.ts';
import type { Transact } from '../../infra/database/transaction.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import { type BookingDeps, bookPayment } from './booking/book-payment.ts';
import { byClaim, type ClaimDeps, claimMessage, claimUnverified, releaseMessage } from './messages/claim-message.ts';
import { type IpnEventRecord, storedMessage } from './messages/ipn-event.model.ts';
import { readMessage } from './messages/read-message.ts';
import { type VerifyDeps, verifyMessage } from './messages/verify-message.ts';
import type { WaitingMessages } from './messages/waiting-messages.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';

interface ProcessDeps extends ClaimDeps, VerifyDeps, BookingDeps {
  prices: readonly PriceRow[];
  transact: Transact;
  logger: Logger;
  /** Limits simultaneous verifications, which may take long, so that booking never waits for them. */
  verifications: { free: number };
  waiting: WaitingMessages;
}

/**
 * Does the next due steps: books a verified one, else verifies those that are due. Call it many times in parallel.
 * @returns false when nothing is due now, see {@link nextDueAt}
 * @throws the signal's reason when aborted; the message stays due
 */
export async function processNextMessage(deps: ProcessDeps, signal: AbortSignal): Promise<boolean> {
  signal.throwIfAborted();
  return (await bookNext(deps)) || (await verifyDue(deps, signal));
}

async function bookNext(deps: ProcessDeps): Promise<boolean> {
  const event = await claimMessage(deps, 'unapplied');
  const provider = event && deps.providers.get(event.provider);
  if (!event || !provider) return false;
  const paymentKey = event.content ? event.paymentKey : await read(deps, { provider, event });
  if (paymentKey !== null) {
    const pause = growingPause();
    const booked = await deps.transact(async (transaction) => {
      await pause();
      return bookPayment(deps, { paymentKey, trigger: event }, transaction);
    });
    const { _id: paymentEventId, provider: name, eventKey } = event;
    deps.logger.info({ paymentEventId, provider: name, eventKey, ...booked }, 'booked a payment');
  }
  return true;
}

/**
 * MongoDB restarts a transaction at once when another one has written the same document: that one needs time to end.
 */
function growingPause(): () => Promise<void> {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries > 1) await wait(Math.min(200, 10 * 2 ** tries) * Math.random());
  };
}

/** A message that was verified or retried is read only now. */
async function read(
  deps: ProcessDeps,
  { provider, event }: { provider: PaymentProvider; event: IpnEventRecord },
): Promise<string | null> {
  const reading = readMessage({ ...deps, provider }, storedMessage(event), new Date(deps.clock()));
  const lease = reading.state === 'done' ? { lease: null } : {};
  await deps.events.updateOne(byClaim(event), { $set: { ...reading, ...lease } });
  return reading.paymentKey;
}

/** Verifies as many messages in parallel as may be, until none is due. */
async function verifyDue(deps: ProcessDeps, signal: AbortSignal): Promise<boolean> {
  const places: Promise<void>[] = [];
  // each verification listens to it
  setMaxListeners(0, signal);
  while (deps.verifications.free > 0) {
    deps.verifications.free -= 1;
    const event = await claimUnverified(deps).catch((error: unknown) => {
      deps.verifications.free += 1;
      throw error;
    });
    if (event) places.push(verifyOneByOne(deps, event, signal));
    else deps.verifications.free += 1;
    if (!event) break;
  }
  await Promise.all(places);
  return places.length > 0;
}

/** A genuine message is booked at once, because others may take long. */
async function verifyOneByOne(deps: ProcessDeps, first: IpnEventRecord, signal: AbortSignal): Promise<void> {
  try {
    for (let event: IpnEventRecord | null = first; event; event = await claimUnverified(deps)) {
      const provider = deps.providers.get(event.provider);
      if (provider && (await verifyOrRelease(deps, { provider, event, signal }))) await bookNext(deps);
      signal.throwIfAborted();
    }
  } finally {
    deps.verifications.free += 1;
  }
}

async function verifyOrRelease(
  deps: ProcessDeps,
  work: { provider: PaymentProvider; event: IpnEventRecord; signal: AbortSignal },
): Promise<boolean> {
  try {
    return await verifyMessage(deps, work);
  } catch (error) {
    if (work.signal.aborted) await releaseMessage(deps, work.event);
    throw error;
  }
}

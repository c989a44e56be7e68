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
  /** How many steps of each kind may still begin in this process. */
  places: Record<'bookings' | 'ofKnownSenders' | 'verifications', { free: number }>;
  waiting: WaitingMessages;
}

/**
 * Starts the next due step and does not wait for its end: books a verified message, else verifies one that is due. A
 * verification may take long. So neither bookings nor senders of genuine messages wait for a place of the others.
 * @returns null when nothing is due that has a place, see {@link nextDueAt}; `ended` rejects with the signal's reason when
 *   it aborts, and the message stays due
 */
export async function startNextMessage(
  deps: ProcessDeps,
  signal: AbortSignal,
): Promise<{ ended: Promise<void> } | null> {
  signal.throwIfAborted();
  const { bookings, ofKnownSenders, verifications } = deps.places;
  const claimBooking = () => claimMessage(deps, 'unapplied');
  const claimOfKnown = () => claimMessage(deps, 'unproved', { lane: 0 });
  const claimAny = () => claimUnverified(deps);
  return (
    (await start(bookings, claimBooking, (event) => book(deps, event))) ??
    (await start(ofKnownSenders, claimOfKnown, (event) => verifyFrom(deps, event, claimOfKnown, signal))) ??
    (await start(verifications, claimAny, (event) => verifyFrom(deps, event, claimAny, signal)))
  );
}

type Claim = () => Promise<IpnEventRecord | null>;

async function start(
  place: { free: number },
  claim: Claim,
  work: (event: IpnEventRecord) => Promise<void>,
): Promise<{ ended: Promise<void> } | null> {
  if (place.free === 0) return null;
  place.free -= 1;
  const leave = () => {
    place.free += 1;
  };
  const event = await claim().catch((error: unknown) => {
    leave();
    throw error;
  });
  if (event) return { ended: work(event).finally(leave) };
  leave();
  return null;
}

async function book(deps: ProcessDeps, event: IpnEventRecord): Promise<void> {
  const provider = deps.providers.get(event.provider);
  if (!provider) return;
  const paymentKey = event.content ? event.paymentKey : await read(deps, { provider, event });
  if (paymentKey === null) return;
  const booked = await deps.transact((transaction) => bookPayment(deps, { paymentKey, trigger: event }, transaction));
  const { _id: paymentEventId, provider: name, eventKey } = event;
  deps.logger.info({ paymentEventId, provider: name, eventKey, ...booked }, 'booked a payment');
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

/** Verifies one message after the other, until none is due. A genuine one is booked at once. */
async function verifyFrom(deps: ProcessDeps, first: IpnEventRecord, claim: Claim, signal: AbortSignal): Promise<void> {
  for (let event: IpnEventRecord | null = first; event; event = await claim()) {
    const provider = deps.providers.get(event.provider);
    if (provider && (await verifyOrRelease(deps, { provider, event, signal }))) {
      const genuine = await claimMessage(deps, 'unapplied', { _id: event._id });
      if (genuine) await book(deps, genuine);
    }
    signal.throwIfAborted();
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

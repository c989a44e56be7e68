import { setTimeout as wait } from 'node:timers/promises';
import type { PriceRow } from '../../infra/config/price-table.ts';
import type { Transact } from '../../infra/database/transaction.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import { type BookingDeps, bookPayment } from './booking/book-payment.ts';
import { messageOf } from './message-of.ts';
import { byClaim, type ClaimDeps, claimMessage, releaseMessage } from './messages/claim-message.ts';
import type { IpnEventRecord } from './messages/ipn-event.model.ts';
import { readMessage } from './messages/read-message.ts';
import { type VerifyDeps, verifyMessage } from './messages/verify-message.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';

export interface ProcessDeps extends ClaimDeps, VerifyDeps, BookingDeps {
  prices: readonly PriceRow[];
  transact: Transact;
  logger: Logger;
  verifications: VerificationSlots;
}

/** Places for questions that may take long: some are kept free for what needs no answer. */
export interface VerificationSlots {
  free: number;
}

/**
 * Does what is due with one message: applies what is proved, else asks about what is not.
 * @returns false when there is nothing to do now
 * @throws the signal's reason when aborted; the message stays due
 */
export async function processNextMessage(deps: ProcessDeps, signal: AbortSignal): Promise<boolean> {
  signal.throwIfAborted();
  return (await applyNext(deps)) || (await proveNext(deps, signal));
}

async function applyNext(deps: ProcessDeps): Promise<boolean> {
  const event = await claimMessage(deps, 'unapplied');
  const provider = event && deps.providers.get(event.provider);
  if (!event || !provider) return false;
  const paymentKey = event.content ? event.paymentKey : await read(deps, { provider, event });
  if (paymentKey !== null) {
    const pause = growingPause();
    const settled = await deps.transact(async (transaction) => {
      await pause();
      return bookPayment(deps, { paymentKey, trigger: event }, transaction);
    });
    const { _id: paymentEventId, provider: name, eventKey } = event;
    deps.logger.info({ paymentEventId, provider: name, eventKey, ...settled }, 'a payment was worked out');
  }
  return true;
}

/** MongoDB starts a transaction again at once when another holds what it needs; that one needs a moment to end. */
function growingPause(): () => Promise<void> {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries > 1) await wait(Math.min(200, 10 * 2 ** tries) * Math.random());
  };
}

/** Messages that were proved, or taken up again, after they had come. */
async function read(
  deps: ProcessDeps,
  { provider, event }: { provider: PaymentProvider; event: IpnEventRecord },
): Promise<string | null> {
  const reading = readMessage({ ...deps, provider }, messageOf(event), new Date(deps.clock()));
  const lease = reading.state === 'done' ? { lease: null } : {};
  await deps.events.updateOne(byClaim(event), { $set: { ...reading, ...lease } });
  return reading.paymentKey;
}

async function proveNext(deps: ProcessDeps, signal: AbortSignal): Promise<boolean> {
  if (deps.verifications.free === 0) return false;
  deps.verifications.free -= 1;
  try {
    const event = await claimMessage(deps, 'unproved');
    const provider = event && deps.providers.get(event.provider);
    if (event && provider) await proveOrRelease(deps, { provider, event, signal });
    return event !== null;
  } finally {
    deps.verifications.free += 1;
  }
}

async function proveOrRelease(
  deps: ProcessDeps,
  work: { provider: PaymentProvider; event: IpnEventRecord; signal: AbortSignal },
): Promise<void> {
  try {
    await verifyMessage(deps, work);
  } catch (error) {
    if (work.signal.aborted) await releaseMessage(deps, work.event);
    throw error;
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import type { PriceRow } from '../../infra/config/price-table.ts';
import type { Transact } from '../../infra/database/transaction.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import { type SettleDeps, settlePayment } from './booking/book-payment.ts';
import { messageOf } from './message-of.ts';
import { type ClaimDeps, claimEvent, heldBy, releaseEvent } from './messages/claim-message.ts';
import type { IpnEventRecord } from './messages/ipn-event.model.ts';
import { readEvent } from './messages/read-message.ts';
import { type ProveDeps, proveEvent } from './messages/verify-message.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';

export interface WorkDeps extends ClaimDeps, ProveDeps, SettleDeps {
  prices: readonly PriceRow[];
  transact: Transact;
  logger: Logger;
  proofs: ProofPlaces;
}

/** Places for questions that may take long: some are kept free for what needs no answer. */
export interface ProofPlaces {
  free: number;
}

/**
 * Does what is due with one message: applies what is proved, else asks about what is not.
 * @returns false when there is nothing to do now
 * @throws the signal's reason when aborted; the message stays due
 */
export async function workNext(deps: WorkDeps, signal: AbortSignal): Promise<boolean> {
  signal.throwIfAborted();
  return (await applyNext(deps)) || (await proveNext(deps, signal));
}

async function applyNext(deps: WorkDeps): Promise<boolean> {
  const event = await claimEvent(deps, 'unapplied');
  const provider = event && deps.providers.get(event.provider);
  if (!event || !provider) return false;
  const paymentKey = event.content ? event.paymentKey : await read(deps, { provider, event });
  if (paymentKey !== null) {
    const pause = growingPause();
    const settled = await deps.transact(async (transaction) => {
      await pause();
      return settlePayment(deps, { paymentKey, trigger: event }, transaction);
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
  deps: WorkDeps,
  { provider, event }: { provider: PaymentProvider; event: IpnEventRecord },
): Promise<string | null> {
  const reading = readEvent({ ...deps, provider }, messageOf(event), new Date(deps.clock()));
  const lease = reading.state === 'done' ? { lease: null } : {};
  await deps.events.updateOne(heldBy(event), { $set: { ...reading, ...lease } });
  return reading.paymentKey;
}

async function proveNext(deps: WorkDeps, signal: AbortSignal): Promise<boolean> {
  if (deps.proofs.free === 0) return false;
  deps.proofs.free -= 1;
  try {
    const event = await claimEvent(deps, 'unproved');
    const provider = event && deps.providers.get(event.provider);
    if (event && provider) await proveOrRelease(deps, { provider, event, signal });
    return event !== null;
  } finally {
    deps.proofs.free += 1;
  }
}

async function proveOrRelease(
  deps: WorkDeps,
  work: { provider: PaymentProvider; event: IpnEventRecord; signal: AbortSignal },
): Promise<void> {
  try {
    await proveEvent(deps, work);
  } catch (error) {
    if (work.signal.aborted) await releaseEvent(deps, work.event);
    throw error;
  }
}

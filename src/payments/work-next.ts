import type { PriceRow } from '../config/price-table.ts';
import type { Transact } from '../database/transaction.ts';
import type { Logger } from '../logging/logger.ts';
import { type ClaimDeps, claimEvent, releaseEvent } from './claim-event.ts';
import type { IpnEventRecord } from './ipn-event.model.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { type ProveDeps, proveEvent } from './prove-event.ts';
import { readEvent } from './read-event.ts';
import { openPayment, type SettleDeps, settlePayment } from './settle-payment.ts';

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
  if (!event) return false;
  const provider = deps.providers.get(event.provider);
  if (!provider) return true;
  const paymentKey = await readEvent(deps, { provider, event });
  if (paymentKey !== null) {
    await openPayment(deps.payments, paymentKey);
    await deps.transact((transaction) => settlePayment(deps, { paymentKey, trigger: event }, transaction));
  }
  await report(deps, event);
  return true;
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

async function report({ events, logger }: WorkDeps, { _id, provider, eventKey }: IpnEventRecord): Promise<void> {
  const now = await events.findOne({ _id }, { outcome: 1, reason: 1, userId: 1, bookedSeconds: 1 }).lean();
  const { outcome, reason, userId, bookedSeconds } = now ?? {};
  const facts = { paymentEventId: _id, provider, eventKey, outcome, reason, userId, bookedSeconds };
  if (outcome === 'unmatched') logger.warn(facts, 'a payment message fits nothing and credits nobody');
  else logger.info(facts, 'a payment message was applied');
}

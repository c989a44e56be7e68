import type { Clock } from '../../../infra/clock.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import { messageOf } from '../message-of.ts';
import type { PaymentProvider, Verification } from '../providers/payment-provider.ts';
import { byClaim } from './claim-message.ts';
import type { IpnEventModel, IpnEventRecord } from './ipn-event.model.ts';
import { nextVerificationDelayMs } from './verification-schedule.ts';

export interface VerifyDeps {
  events: IpnEventModel;
  clock: Clock;
  logger: Logger;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Forged ones are kept for the operator to look at, but not for ever: anybody can send any number of them. */
const keepForgedMs = 90 * dayMs;

/**
 * Asks the provider about a claimed message and writes the answer down: it goes on, is set aside, or is asked about
 * again.
 * @throws the signal's reason when aborted
 */
export async function verifyMessage(
  deps: VerifyDeps,
  { provider, event, signal }: { provider: PaymentProvider; event: IpnEventRecord; signal: AbortSignal },
): Promise<void> {
  const proof = (await provider.verify?.(messageOf(event), signal)) ?? { kind: 'genuine' };
  await deps.events.updateOne(byClaim(event), { $set: { lease: null, ...whatFollows(deps, event, proof) } });
  const { _id: paymentEventId, provider: name, eventKey } = event;
  deps.logger.info({ paymentEventId, provider: name, eventKey, proof }, 'a payment message was asked about');
}

function whatFollows(
  { clock }: VerifyDeps,
  { proofFailures }: IpnEventRecord,
  proof: Verification,
): Partial<IpnEventRecord> {
  const nowMs = clock();
  if (proof.kind === 'genuine') {
    return { state: 'unapplied', provedAt: new Date(nowMs), nextAttemptAt: new Date(nowMs) };
  }
  if (proof.kind === 'forged') {
    const expiresAt = new Date(nowMs + keepForgedMs);
    return { state: 'done', nextAttemptAt: null, outcome: 'forged', expiresAt };
  }
  const waitMs = nextVerificationDelayMs(proofFailures);
  if (waitMs === null) return { state: 'done', nextAttemptAt: null, outcome: 'unmatched', reason: 'unproved' };
  return { nextAttemptAt: new Date(nowMs + waitMs), proofFailures: proofFailures + 1 };
}

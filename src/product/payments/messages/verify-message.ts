import type { Clock } from '../../../infra/clock.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { PaymentProvider, Verification } from '../providers/payment-provider.ts';
import { byClaim } from './claim-message.ts';
import { type IpnEventModel, type IpnEventRecord, storedMessage } from './ipn-event.model.ts';
import { nextVerificationDelayMs } from './verification-schedule.ts';

export interface VerifyDeps {
  events: IpnEventModel;
  clock: Clock;
  logger: Logger;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Operators can look at forged messages, but not for ever: anybody can send any number of them. */
const forgedLifeMs = 90 * dayMs;

/**
 * Asks the provider whether it sent a claimed message, and stores the answer: the message is booked next, ends as
 * forged, or is verified again later.
 * @throws the signal's reason when aborted
 */
export async function verifyMessage(
  deps: VerifyDeps,
  { provider, event, signal }: { provider: PaymentProvider; event: IpnEventRecord; signal: AbortSignal },
): Promise<void> {
  const verification = (await provider.verify?.(storedMessage(event), signal)) ?? { kind: 'genuine' };
  await deps.events.updateOne(byClaim(event), { $set: { lease: null, ...nextFields(deps, event, verification) } });
  const { _id: paymentEventId, provider: name, eventKey } = event;
  deps.logger.info({ paymentEventId, provider: name, eventKey, verification }, 'verified a payment message');
}

function nextFields(
  { clock }: VerifyDeps,
  { proofFailures }: IpnEventRecord,
  { kind }: Verification,
): Partial<IpnEventRecord> {
  const nowMs = clock();
  if (kind === 'genuine') {
    return { state: 'unapplied', provedAt: new Date(nowMs), nextAttemptAt: new Date(nowMs) };
  }
  if (kind === 'forged') {
    const expiresAt = new Date(nowMs + forgedLifeMs);
    return { state: 'done', nextAttemptAt: null, outcome: 'forged', expiresAt };
  }
  const waitMs = nextVerificationDelayMs(proofFailures);
  if (waitMs === null) return { state: 'done', nextAttemptAt: null, outcome: 'unmatched', reason: 'unproved' };
  return { nextAttemptAt: new Date(nowMs + waitMs), proofFailures: proofFailures + 1 };
}

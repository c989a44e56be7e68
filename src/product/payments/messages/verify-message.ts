import type { Clock } from '../../../infra/clock.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { PaymentProvider, Verification } from '../providers/payment-provider.ts';
import { byClaim } from './claim-message.ts';
import { type IpnEventModel, type IpnEventRecord, storedMessage } from './ipn-event.model.ts';

export interface VerifyDeps {
  events: IpnEventModel;
  clock: Clock;
  logger: Logger;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Operators can look at forged messages, in case PAYPAL_VERIFY_URL was wrong; but not at all of them and not for long,
 * because anybody can send any number.
 */
const forgedLifeMs = dayMs;
const maxForged = { ofSender: 100, all: 5000 } as const;

/**
 * Asks the provider whether it sent a claimed message, and stores the answer: the message is booked next, ends as
 * forged, or is verified again later.
 * @returns whether it is genuine
 * @throws the signal's reason when aborted
 */
export async function verifyMessage(
  deps: VerifyDeps,
  { provider, event, signal }: { provider: PaymentProvider; event: IpnEventRecord; signal: AbortSignal },
): Promise<boolean> {
  const verification = (await provider.verify?.(storedMessage(event), signal)) ?? { kind: 'genuine' };
  if (verification.kind === 'forged' && (await areManyForged(deps.events, event))) {
    await deps.events.deleteOne(byClaim(event));
  } else {
    await deps.events.updateOne(byClaim(event), { $set: { lease: null, ...nextFields(deps, event, verification) } });
  }
  const { _id: paymentEventId, provider: name, eventKey } = event;
  deps.logger.info({ paymentEventId, provider: name, eventKey, verification }, 'verified a payment message');
  return verification.kind === 'genuine';
}

/** A message that an operator had verified again is kept. Both counts stop at their limit, and read an index only. */
async function areManyForged(events: IpnEventModel, { sender, outcome }: IpnEventRecord): Promise<boolean> {
  if (outcome !== null) return false;
  const forged = { outcome: 'forged' as const };
  const ofSender = await events.countDocuments({ sender, provedAt: null, ...forged }, { limit: maxForged.ofSender });
  if (ofSender >= maxForged.ofSender) return true;
  return (await events.countDocuments(forged, { limit: maxForged.all })) >= maxForged.all;
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

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/**
 * Delays after failed attempts to verify a message: three short ones, then every 2 min for 1 h, then hourly for 4 d.
 */
const delaysMs = [
  5 * secondMs,
  15 * secondMs,
  45 * secondMs,
  ...Array<number>(30).fill(2 * minuteMs),
  ...Array<number>(4 * 24).fill(hourMs),
];

/**
 * How long to wait before verifying again, counted from the failed attempt.
 * @param failures how many attempts failed before that one
 * @returns null when no more attempts are made
 */
export function nextVerificationDelayMs(failures: number): number | null {
  return delaysMs[failures] ?? null;
}

import type { Clock } from '../../infra/clock.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { DeliveryDocument, DeliveryKind, DeliveryModel } from './delivery.model.ts';

/** Longer than any attempt: after it, the process that held the claim is taken for dead. */
const leaseMs = 60_000;

export interface ClaimDeps {
  model: DeliveryModel;
  limits: AttemptLimits;
  /** Those that this process can send. */
  kinds: readonly DeliveryKind[];
  clock: Clock;
  workerId: string;
}

/** Takes the delivery that has been due longest and whose receiver has a place free; null when there is none. */
export async function claimDelivery(deps: ClaimDeps): Promise<DeliveryDocument | null> {
  const { model, clock, workerId } = deps;
  const now = new Date(clock());
  const notHeld = { $or: [{ lease: null }, { 'lease.until': { $lte: now } }] };
  return model
    .findOneAndUpdate(
      { ...sendable(deps), nextAttemptAt: { $lte: now }, ...notHeld },
      { $set: { lease: { owner: workerId, until: new Date(now.getTime() + leaseMs) } }, $inc: { claims: 1 } },
      { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
    )
    .lean<DeliveryDocument>();
}

/**
 * When {@link claimDelivery} may next find something: in the past if it may now, null if nothing is pending. Receivers
 * without a free place are left out, since an attempt that ends is followed by another claim anyhow.
 */
export async function nextDueAt(deps: ClaimDeps): Promise<Date | null> {
  const { model } = deps;
  const [due, held] = await Promise.all([
    model
      .findOne({ ...sendable(deps), lease: null }, { nextAttemptAt: 1 })
      .sort({ nextAttemptAt: 1 })
      .lean(),
    model
      .findOne({ ...sendable(deps), lease: { $ne: null } }, { lease: 1 })
      .sort({ 'lease.until': 1 })
      .lean(),
  ]);
  const times = [due?.nextAttemptAt, held?.lease?.until].flatMap((time) => (time ? [time.getTime()] : []));
  return times.length === 0 ? null : new Date(Math.min(...times));
}

function sendable({ limits, kinds }: ClaimDeps) {
  const { receivers, ownerIds } = limits.full();
  return {
    kind: { $in: [...kinds] },
    status: 'pending' as const,
    receiver: { $nin: receivers },
    ownerId: { $nin: ownerIds },
  };
}

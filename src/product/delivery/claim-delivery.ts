import type { Clock } from '../../infra/clock.ts';
import { isProcessAlive } from '../../infra/process-identity.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { DeliveryKind, DeliveryModel, DeliveryRecord } from './delivery.model.ts';

/** Longer than any attempt: after it, the process that holds the lease is assumed dead. */
const leaseMs = 60_000;

export interface ClaimDeps {
  model: DeliveryModel;
  limits: AttemptLimits;
  /** The kinds that this process can send. */
  kinds: readonly DeliveryKind[];
  clock: Clock;
  workerId: string;
}

/**
 * Claims the delivery that has been due longest, among the receivers and accounts that are below their limits; null
 * when there is none.
 */
export async function claimDelivery(deps: ClaimDeps): Promise<DeliveryRecord | null> {
  const { model, clock, workerId } = deps;
  const now = new Date(clock());
  const notHeld = { $or: [{ lease: null }, { 'lease.until': { $lte: now } }] };
  return model
    .findOneAndUpdate(
      { ...sendable(deps), nextAttemptAt: { $lte: now }, ...notHeld },
      { $set: { lease: { owner: workerId, until: new Date(now.getTime() + leaseMs) } }, $inc: { claims: 1 } },
      { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
    )
    .lean<DeliveryRecord>();
}

/**
 * When {@link claimDelivery} may next find something: in the past if it may now, null if nothing is pending. Receivers
 * at their limit are left out: when one of their attempts ends, its worker claims again anyway.
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

/** Ends the leases of dead processes of this machine, so that their deliveries are due again at once. */
export async function freeDeliveriesOfDeadProcesses(model: DeliveryModel): Promise<void> {
  const owners: string[] = await model.distinct('lease.owner', { status: 'pending' });
  const dead = owners.filter((owner) => isProcessAlive(owner) === false);
  if (dead.length === 0) return;
  await model.updateMany({ 'lease.owner': { $in: dead } }, { $set: { lease: null } });
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

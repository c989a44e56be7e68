import type { Clock } from '../../infra/clock.ts';
import { isProcessAlive } from '../../infra/processes.ts';
import type { AttemptPlaces, Lane } from './attempt-places.ts';
import type { DeliveryKind, DeliveryModel, DeliveryRecord } from './delivery.model.ts';

/** Longer than any attempt: after it, the process that holds the lease is assumed dead. */
const leaseMs = 60_000;

export interface ClaimDeps {
  model: DeliveryModel;
  places: Pick<AttemptPlaces, 'full'>;
  /** The kinds that this process can send. */
  kinds: readonly DeliveryKind[];
  clock: Clock;
  workerId: string;
}

/**
 * Claims the next delivery for which there is a place, in the ordinary lane or else in the slow one; null when there is
 * none. First attempts go before repeats, then the one that has been due longest.
 */
export async function claimDelivery(deps: ClaimDeps): Promise<DeliveryRecord | null> {
  return (await claimInLane(deps, null)) ?? (await claimInLane(deps, 'slow'));
}

async function claimInLane({ model, places, kinds, clock, workerId }: ClaimDeps, lane: Lane) {
  const full = places.full(lane);
  if (full === null) return null;
  const now = new Date(clock());
  return model
    .findOneAndUpdate(
      {
        status: 'pending',
        lane,
        nextAttemptAt: { $lte: now },
        kind: { $in: [...kinds] },
        ownerId: { $nin: full.ownerIds },
        receiver: { $nin: full.receivers },
        queueKey: { $nin: full.queueKeys },
        $or: [{ lease: null }, { 'lease.until': { $lte: now } }],
      },
      { $set: { lease: { owner: workerId, until: new Date(now.getTime() + leaseMs) } }, $inc: { claims: 1 } },
      { sort: { retriesUsed: 1, nextAttemptAt: 1 }, returnDocument: 'after' },
    )
    .lean<DeliveryRecord>();
}

/**
 * When {@link claimDelivery} may find something that it does not find now; null if nothing is pending. What is due already
 * and has no place is left out: when an attempt ends, its worker claims again anyway.
 */
export async function nextDueAt({ model, kinds, clock }: ClaimDeps): Promise<Date | null> {
  const now = new Date(clock());
  const pending = { status: 'pending' as const, kind: { $in: [...kinds] } };
  const [due, held] = await Promise.all([
    model
      .findOne({ ...pending, lease: null, nextAttemptAt: { $gte: now } }, { nextAttemptAt: 1 })
      .sort({ nextAttemptAt: 1 })
      .lean(),
    model
      .findOne({ ...pending, 'lease.until': { $gt: new Date(0) } }, { lease: 1 })
      .sort({ 'lease.until': 1 })
      .lean(),
  ]);
  const times = [due?.nextAttemptAt, held?.lease?.until].flatMap((time) => (time ? [time.getTime()] : []));
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** Ends the leases of dead processes of this machine, so that their deliveries are due again at once. */
export async function freeDeliveriesOfDeadProcesses(model: DeliveryModel): Promise<void> {
  const held = { status: 'pending' as const, 'lease.until': { $gt: new Date(0) } };
  const owners: string[] = await model.distinct('lease.owner', held);
  const dead = owners.filter((owner) => isProcessAlive(owner) === false);
  if (dead.length === 0) return;
  await model.updateMany({ ...held, 'lease.owner': { $in: dead } }, { $set: { lease: null } });
}

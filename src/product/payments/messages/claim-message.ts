import type { Clock } from '../../../infra/clock.ts';
import type { PaymentProviderName } from '../../../infra/config/config.ts';
import { isProcessAlive } from '../../../infra/processes.ts';
import type { PaymentProvider } from '../providers/payment-provider.ts';
import type { Lane } from './fair-order.ts';
import type { IpnEventModel, IpnEventRecord, IpnEventState } from './ipn-event.model.ts';
import type { WaitingMessages } from './waiting-messages.ts';

/** Longer than any step takes: a process that has not finished by then is considered dead. */
const leaseMs = 60_000;

export interface ClaimDeps {
  events: IpnEventModel;
  /** The configured ones, by name. Messages of another provider wait until it is configured again. */
  providers: ReadonlyMap<string, PaymentProvider>;
  clock: Clock;
  workerId: string;
}

/** Claims the unverified message whose turn it is. @returns null when none is due */
export async function claimUnverified(deps: ClaimDeps & { waiting: WaitingMessages }): Promise<IpnEventRecord | null> {
  // only messages of such a provider wait to be verified
  if (![...deps.providers.values()].some(({ verify }) => verify)) return null;
  for (let id = await deps.waiting.next(); id !== null; id = await deps.waiting.next()) {
    const event = await claimMessage(deps, 'unproved', { _id: id });
    if (event) return event;
  }
  return null;
}

/**
 * Claims the message in that state that has been due longest.
 * @param only only such ones
 * @returns null when there is none
 */
export async function claimMessage(
  { events, providers, clock, workerId }: ClaimDeps,
  state: Exclude<IpnEventState, 'done'>,
  only: { _id?: string; lane?: Lane } = {},
): Promise<IpnEventRecord | null> {
  const now = new Date(clock());
  const lease = { owner: workerId, until: new Date(now.getTime() + leaseMs) };
  const event = await events
    .findOneAndUpdate(
      {
        ...only,
        state,
        ...of(providers),
        nextAttemptAt: { $lte: now },
        $or: [{ lease: null }, { 'lease.until': { $lte: now } }],
      },
      { $set: { lease }, $inc: { claims: 1 } },
      // w: 1 is enough: losing a claim in a failover means work done twice, not money booked twice
      { sort: { nextAttemptAt: 1 }, returnDocument: 'after', writeConcern: { w: 1 } },
    )
    .lean();
  // booking a payment reads all messages about it: other workers need not try the same meanwhile
  if (event?.paymentKey && state === 'unapplied') {
    const siblings = { paymentKey: event.paymentKey, state, lease: null };
    await events.updateMany(siblings, { $set: { lease } }, { writeConcern: { w: 1 } });
  }
  return event;
}

/** Releases a claim without a result; the message stays due. */
export async function releaseMessage({ events }: Pick<ClaimDeps, 'events'>, event: IpnEventRecord): Promise<void> {
  await events.updateOne(byClaim(event), { $set: { lease: null } });
}

/** Filter that matches the message only while this claim is the newest. */
export const byClaim = ({ _id, claims }: Pick<IpnEventRecord, '_id' | 'claims'>) => ({ _id, claims });

const of = (providers: ClaimDeps['providers']) => ({
  provider: { $in: [...providers.keys()] as PaymentProviderName[] },
});

/** What became due so recently may have been missed by the claim before. */
const recentMs = 1000;

/**
 * When a message becomes due, or the lease of one expires; null = never. What has been due for longer is claimed when its
 * turn comes.
 */
export async function nextDueAt({ events, providers, clock }: Omit<ClaimDeps, 'workerId'>): Promise<Date | null> {
  const open = { state: { $in: ['unproved', 'unapplied'] as IpnEventState[] }, ...of(providers) };
  const later = { $type: 'date', $gt: new Date(clock() - recentMs) } as const;
  const [due, held] = await Promise.all([
    events
      .findOne({ ...open, lease: null, nextAttemptAt: later }, { nextAttemptAt: 1 })
      .sort({ nextAttemptAt: 1 })
      .lean(),
    events
      .findOne({ ...open, 'lease.until': later }, { lease: 1 })
      .sort({ 'lease.until': 1 })
      .lean(),
  ]);
  const times = [due?.nextAttemptAt, held?.lease?.until].flatMap((time) => (time ? [time.getTime()] : []));
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/**
 * A dead process of this machine will not finish what it claimed: there is no need to wait for its leases to expire.
 */
export async function releaseMessagesOfDeadProcesses(events: IpnEventModel): Promise<void> {
  const held = { 'lease.until': { $type: 'date' } } as const;
  const owners: string[] = await events.distinct('lease.owner', {
    ...held,
    state: { $in: ['unproved', 'unapplied'] },
  });
  const dead = owners.filter((owner) => isProcessAlive(owner) === false);
  if (dead.length === 0) return;
  await events.updateMany({ ...held, 'lease.owner': { $in: dead } }, { $set: { lease: null } });
}

import type { Clock } from '../../../infra/clock.ts';
import type { PaymentProviderName } from '../../../infra/config/config.ts';
import type { PaymentProvider } from '../providers/payment-provider.ts';
import type { IpnEventModel, IpnEventRecord, IpnEventState } from './ipn-event.model.ts';

/** Longer than any step takes: after it, the process that held the claim is taken for dead. */
const leaseMs = 60_000;

export interface ClaimDeps {
  events: IpnEventModel;
  /** Those that are configured, by name: messages of others stay where they are until theirs is again. */
  providers: ReadonlyMap<string, PaymentProvider>;
  clock: Clock;
  workerId: string;
}

/** Takes the message in that state that has been due longest; null when there is none. */
export async function claimMessage(
  { events, providers, clock, workerId }: ClaimDeps,
  state: Exclude<IpnEventState, 'done'>,
): Promise<IpnEventRecord | null> {
  const now = new Date(clock());
  const lease = { owner: workerId, until: new Date(now.getTime() + leaseMs) };
  const event = await events
    .findOneAndUpdate(
      {
        state,
        ...of(providers),
        nextAttemptAt: { $lte: now },
        $or: [{ lease: null }, { 'lease.until': { $lte: now } }],
      },
      { $set: { lease }, $inc: { claims: 1 } },
      // a claim that a failover forgets costs work done twice, not money
      { sort: { nextAttemptAt: 1 }, returnDocument: 'after', writeConcern: { w: 1 } },
    )
    .lean<IpnEventRecord>();
  // working a payment out takes in all messages about it: others need not try the same meanwhile
  if (event?.paymentKey && state === 'unapplied') {
    const siblings = { paymentKey: event.paymentKey, state, lease: null };
    await events.updateMany(siblings, { $set: { lease } }, { writeConcern: { w: 1 } });
  }
  return event;
}

/** Gives up a claim without a result; the message stays due. */
export async function releaseMessage({ events }: Pick<ClaimDeps, 'events'>, event: IpnEventRecord): Promise<void> {
  await events.updateOne(byClaim(event), { $set: { lease: null } });
}

/** Matches the message only while this claim on it is the newest. */
export const byClaim = ({ _id, claims }: Pick<IpnEventRecord, '_id' | 'claims'>) => ({ _id, claims });

const of = (providers: ClaimDeps['providers']) => ({
  provider: { $in: [...providers.keys()] as PaymentProviderName[] },
});

/** When {@link claimMessage} may next find something: in the past if it may now, null if nothing is to be done. */
export async function nextDueAt({ events, providers }: Pick<ClaimDeps, 'events' | 'providers'>): Promise<Date | null> {
  const open = { state: { $in: ['unproved', 'unapplied'] as IpnEventState[] }, ...of(providers) };
  const [due, held] = await Promise.all([
    events
      .findOne({ ...open, lease: null }, { nextAttemptAt: 1 })
      .sort({ nextAttemptAt: 1 })
      .lean(),
    events
      .findOne({ ...open, lease: { $ne: null } }, { lease: 1 })
      .sort({ 'lease.until': 1 })
      .lean(),
  ]);
  const times = [due?.nextAttemptAt, held?.lease?.until].flatMap((time) => (time ? [time.getTime()] : []));
  return times.length === 0 ? null : new Date(Math.min(...times));
}

import { isProcessAlive } from '../../infra/process-identity.ts';
import type { IpnEventModel } from './messages/ipn-event.model.ts';

/** A process of this machine that is gone will not finish what it claimed: no need to wait until its leases run out. */
export async function releaseMessagesOfDeadProcesses(events: IpnEventModel): Promise<void> {
  const owners: string[] = await events.distinct('lease.owner', { state: { $in: ['unproved', 'unapplied'] } });
  const dead = owners.filter((owner) => isProcessAlive(owner) === false);
  if (dead.length === 0) return;
  await events.updateMany({ 'lease.owner': { $in: dead } }, { $set: { lease: null } });
}

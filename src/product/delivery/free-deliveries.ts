import { isProcessAlive } from '../../infra/process-identity.ts';
import type { DeliveryModel } from './delivery.model.ts';

/** A process of this machine that is gone will not end its attempts: no need to wait until their leases run out. */
export async function freeDeliveriesOfDeadProcesses(model: DeliveryModel): Promise<void> {
  const owners: string[] = await model.distinct('lease.owner', { status: 'pending' });
  const dead = owners.filter((owner) => isProcessAlive(owner) === false);
  if (dead.length === 0) return;
  await model.updateMany({ 'lease.owner': { $in: dead } }, { $set: { lease: null } });
}

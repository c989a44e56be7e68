import type { Clock } from '../../clock.ts';
import { isDuplicateKey } from '../duplicate-key.ts';
import { leaseId, type SchemaModel } from './schema.model.ts';

export interface LeaseDeps {
  schema: SchemaModel;
  clock: Clock;
  /** See `processIdentity`. */
  workerId: string;
}

/** Longer than any batch. So long the others wait when the process that migrates was killed. */
const leaseMs = 60_000;

/** Takes the lease, or keeps it for another minute. Returns false when another process has it. */
export async function holdLease({ schema, clock, workerId }: LeaseDeps): Promise<boolean> {
  const now = clock();
  const free = { _id: leaseId, $or: [{ owner: workerId }, { until: { $lte: new Date(now) } }] };
  try {
    await schema.updateOne(free, { $set: { owner: workerId, until: new Date(now + leaseMs) } }, { upsert: true });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

export async function giveLeaseBack({ schema, workerId }: LeaseDeps): Promise<void> {
  await schema.deleteOne({ _id: leaseId, owner: workerId });
}

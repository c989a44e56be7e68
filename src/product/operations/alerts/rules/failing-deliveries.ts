import { type DeliveryModel, deliveryKinds } from '../../../delivery/delivery.model.ts';
import { hourMs } from '../../status/get-status.ts';
import type { AlertRuleDeps, FiringAlert } from './alert-rule.ts';

/** By the schedule of attempts, four failures take six minutes: longer than a receiver's restart. */
const minFailures = 4;
/** One unavailable receiver is its owner's problem; three at once suggest that the problem is ours. */
const minReceivers = 3;
const minStruggling = 10;
/** These notifications are lost, so that their receivers will ask. */
const minGivenUp = 5;
/** Longer than the schedule of attempts lasts, about 23 h. */
const scheduleMs = 25 * hourMs;

export async function failingDeliveries({ deliveryModel, clock }: AlertRuleDeps): Promise<FiringAlert[]> {
  const [struggling, givenUp] = await Promise.all([
    countStruggling(deliveryModel),
    countGivenUp(deliveryModel, clock()),
  ]);
  const areStruggling = struggling.deliveries >= minStruggling && struggling.receivers >= minReceivers;
  if (!areStruggling && givenUp < minGivenUp) return [];
  return [{ cause: 'deliveries', values: { ...struggling, givenUp }, holdMs: 0 }];
}

async function countStruggling(model: DeliveryModel): Promise<{ deliveries: number; receivers: number }> {
  const [counted] = await model.aggregate<{ deliveries: number; receivers: number }>([
    { $match: { kind: { $in: [...deliveryKinds] }, status: 'pending', retriesUsed: { $gte: minFailures } } },
    { $group: { _id: '$receiver', count: { $sum: 1 } } },
    { $group: { _id: null, deliveries: { $sum: '$count' }, receivers: { $sum: 1 } } },
  ]);
  return { deliveries: counted?.deliveries ?? 0, receivers: counted?.receivers ?? 0 };
}

/** Without cancelled deliveries, which have no failed attempt lately. */
async function countGivenUp(model: DeliveryModel, nowMs: number): Promise<number> {
  const [counted] = await model.aggregate<{ count: number }>([
    { $match: { status: 'failed', createdAt: { $gte: new Date(nowMs - scheduleMs) } } },
    { $set: { last: { $last: '$attempts' } } },
    { $match: { 'last.at': { $gte: new Date(nowMs - hourMs) }, 'last.error': { $ne: null } } },
    { $count: 'count' },
  ]);
  return counted?.count ?? 0;
}

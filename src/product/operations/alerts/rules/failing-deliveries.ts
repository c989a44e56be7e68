import { type DeliveryModel, deliveryKinds } from '../../../delivery/delivery.model.ts';
import { hourMs } from '../../status/get-status.ts';
import type { FiringAlert } from '../alert-rule.ts';
import type { AlertRuleDeps } from '../evaluate-rules.ts';

/** So many have taken six minutes by the schedule: longer than a receiver’s restart. */
const fewestFailures = 4;
/** One receiver that is away is its owner’s to mend; three at once have something of ours in common. */
const fewestReceivers = 3;
const fewestStruggling = 10;
/** News that is lost for good: somebody will ask for it. */
const fewestGivenUp = 5;
/** Longer than the schedule of attempts lasts, about 23 h. */
const scheduleMs = 25 * hourMs;

export async function failingDeliveries({ deliveryModel, clock }: AlertRuleDeps): Promise<FiringAlert[]> {
  const [struggling, givenUp] = await Promise.all([
    countStruggling(deliveryModel),
    countGivenUp(deliveryModel, clock()),
  ]);
  const areStruggling = struggling.deliveries >= fewestStruggling && struggling.receivers >= fewestReceivers;
  if (!areStruggling && givenUp < fewestGivenUp) return [];
  const facts = [
    `${struggling.deliveries} to ${struggling.receivers} receivers have failed at least four times`,
    `${givenUp} were given up in the last hour`,
  ];
  return [
    {
      cause: 'deliveries',
      title: 'News of videos does not arrive',
      details: `${facts.join('; ')}. /video ID shows the attempts of one video.`,
      holdMs: 0,
    },
  ];
}

async function countStruggling(model: DeliveryModel): Promise<{ deliveries: number; receivers: number }> {
  const [counted] = await model.aggregate<{ deliveries: number; receivers: number }>([
    { $match: { kind: { $in: [...deliveryKinds] }, status: 'pending', retriesUsed: { $gte: fewestFailures } } },
    { $group: { _id: '$receiver', count: { $sum: 1 } } },
    { $group: { _id: null, deliveries: { $sum: '$count' }, receivers: { $sum: 1 } } },
  ]);
  return { deliveries: counted?.deliveries ?? 0, receivers: counted?.receivers ?? 0 };
}

/** Not those that were called off, which nobody has tried lately. */
async function countGivenUp(model: DeliveryModel, nowMs: number): Promise<number> {
  const [counted] = await model.aggregate<{ count: number }>([
    { $match: { status: 'failed', createdAt: { $gte: new Date(nowMs - scheduleMs) } } },
    { $set: { last: { $last: '$attempts' } } },
    { $match: { 'last.at': { $gte: new Date(nowMs - hourMs) }, 'last.error': { $ne: null } } },
    { $count: 'count' },
  ]);
  return counted?.count ?? 0;
}

import type { SubscriberModel, SubscriberRecord } from './subscriber.model.ts';

/** In the order in which they were linked. */
export async function listSubscribers(
  subscribers: SubscriberModel,
  userId: number,
): Promise<{ chatbotId: string; messengerId: string }[]> {
  const linked = await subscribers.find({ userId }).sort({ linkedAt: 1, _id: 1 }).lean<SubscriberRecord[]>();
  return linked.map(({ chatbotId, messengerId }) => ({ chatbotId, messengerId }));
}

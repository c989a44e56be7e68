import { AppError } from '../errors/app-error.ts';
import type { SubscriberModel } from './subscriber.model.ts';
import type { Contact } from './subscriber-services.ts';

export const unlinked = { userId: null, linkedAt: null, linkNoticeDueAt: null, tagDueAt: null, tagTries: 0 };

/** Makes the user's contact nobody's again. @throws AppError `not_found` when it is not theirs (any more) */
export async function unlinkSubscriber(
  { subscribers }: { subscribers: SubscriberModel },
  { userId, chatbotId, messengerId }: Contact & { userId: number },
): Promise<void> {
  const { matchedCount } = await subscribers.updateOne({ chatbotId, messengerId, userId }, { $set: unlinked });
  if (matchedCount === 0) throw new AppError('not_found', { message: 'That contact is not linked to your account.' });
}

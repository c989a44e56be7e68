import type { Clock } from '../../../infra/clock.ts';
import { dueBy } from '../../../infra/database/partial-index.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { UserModel } from '../../../product/accounts/user.model.ts';
import type { SubscriberModel, SubscriberRecord } from '../../../product/subscribers/subscriber.model.ts';
import { MessengerError } from '../../chats/messenger.ts';
import type { ChatbotPlatform } from '../platform/chatbot-platform.ts';

interface AddTagsDeps {
  subscribers: SubscriberModel;
  users: UserModel;
  platform: Pick<ChatbotPlatform, 'addTag'>;
  clock: Clock;
  logger: Logger;
}

/** Longer than a call can take. */
const leaseMs = 5 * 60_000;
const firstWaitMs = 10_000;
const maxWaitMs = 6 * 3_600_000;

/**
 * Adds the tag given at registration to the person's contact, now that the contact is known. Retried with backoff until
 * the platform accepts it.
 * @returns false when no tag is due
 */
export async function addNextPendingTag(deps: AddTagsDeps, signal: AbortSignal): Promise<boolean> {
  const now = deps.clock();
  const contact = await deps.subscribers
    .findOneAndUpdate(
      { tagDueAt: dueBy(new Date(now)) },
      { $set: { tagDueAt: new Date(now + leaseMs) }, $inc: { tagTries: 1 } },
      { sort: { tagDueAt: 1 }, returnDocument: 'after' },
    )
    .lean();
  if (!contact) return false;
  const { chatbotId, messengerId, userId, tagDueAt } = contact;
  const user = userId === null ? null : await deps.users.findById(userId).lean();
  const wait = user?.pendingChatbotTag ? await tryToAdd(deps, contact, user.pendingChatbotTag, signal) : null;
  const nextAt = wait === null ? null : new Date(deps.clock() + wait);
  await deps.subscribers.updateOne({ chatbotId, messengerId, tagDueAt }, { $set: { tagDueAt: nextAt } });
  return true;
}

/** @returns milliseconds until the next try; null = done */
async function tryToAdd(
  { users, platform, logger }: AddTagsDeps,
  { chatbotId, messengerId, userId, tagTries }: SubscriberRecord,
  tag: string,
  signal: AbortSignal,
): Promise<number | null> {
  try {
    await platform.addTag({ kind: 'messenger', chatbotId, messengerId }, tag, signal);
  } catch (error) {
    if (!(error instanceof MessengerError)) throw error;
    const { failure, message } = error;
    logger.warn(
      { chatbotId, messengerId, tag, failure, problem: message },
      'a tag could not be added to a contact; trying again later',
    );
    return Math.min(error.retryAfterMs ?? firstWaitMs * 4 ** Math.min(tagTries - 1, 8), maxWaitMs);
  }
  await users.updateOne({ _id: userId, pendingChatbotTag: tag }, { $set: { pendingChatbotTag: null } });
  return null;
}

/** Makes a waiting tag due now, since a contact who writes can be reached. @returns false when none is waiting */
export async function addTagSoon(
  { subscribers, clock }: Pick<AddTagsDeps, 'subscribers' | 'clock'>,
  contact: { chatbotId: string; messengerId: string },
): Promise<boolean> {
  const { chatbotId, messengerId } = contact;
  const now = new Date(clock());
  const { modifiedCount } = await subscribers.updateOne(
    { chatbotId, messengerId, tagDueAt: { $gt: now } },
    { $set: { tagDueAt: now } },
  );
  return modifiedCount > 0;
}

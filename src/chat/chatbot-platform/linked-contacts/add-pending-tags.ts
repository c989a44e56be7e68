import type { Clock } from '../../../infra/clock.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { UserModel, UserRecord } from '../../../product/accounts/user.model.ts';
import type { SubscriberModel, SubscriberRecord } from '../../../product/subscribers/subscriber.model.ts';
import { MessengerError } from '../../chats/messenger.ts';
import type { ChatbotPlatform } from '../chatbot-platform.ts';

export interface AddTagsDeps {
  subscribers: SubscriberModel;
  users: UserModel;
  platform: Pick<ChatbotPlatform, 'addTag'>;
  clock: Clock;
  logger: Logger;
}

/** Longer than a call takes. */
const leaseMs = 5 * 60_000;
const firstWaitMs = 10_000;
const longestWaitMs = 6 * 3_600_000;

/**
 * Adds the tag that somebody was registered with to their contact, now that it is known; tried again, ever more rarely,
 * until the platform has taken it.
 * @returns false when no tag is due
 */
export async function addNextPendingTag(deps: AddTagsDeps, signal: AbortSignal): Promise<boolean> {
  const now = deps.clock();
  const contact = await deps.subscribers
    .findOneAndUpdate(
      { tagDueAt: { $lte: new Date(now) } },
      { $set: { tagDueAt: new Date(now + leaseMs) }, $inc: { tagTries: 1 } },
      { sort: { tagDueAt: 1 }, returnDocument: 'after' },
    )
    .lean<SubscriberRecord>();
  if (!contact) return false;
  const { chatbotId, messengerId, userId, tagDueAt } = contact;
  const user = userId === null ? null : await deps.users.findById(userId).lean<UserRecord>();
  const wait = user?.pendingChatbotTag ? await tryToAdd(deps, contact, user.pendingChatbotTag, signal) : null;
  const nextAt = wait === null ? null : new Date(deps.clock() + wait);
  await deps.subscribers.updateOne({ chatbotId, messengerId, tagDueAt }, { $set: { tagDueAt: nextAt } });
  return true;
}

/** @returns how long to wait before the next try; null = it is done */
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
      'a tag could not be added to a contact yet',
    );
    return Math.min(error.retryAfterMs ?? firstWaitMs * 4 ** Math.min(tagTries - 1, 8), longestWaitMs);
  }
  await users.updateOne({ _id: userId, pendingChatbotTag: tag }, { $set: { pendingChatbotTag: null } });
  return null;
}

/** Whoever writes can be reached again. */
export async function tagSoon(
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

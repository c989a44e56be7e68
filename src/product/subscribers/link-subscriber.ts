import type { Clock } from '../../infra/clock.ts';
import { isDuplicateKey } from '../../infra/database/duplicate-key.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import type { SubscriberModel, SubscriberRecord } from './subscriber.model.ts';

/** A person on a chatbot platform. */
export interface Contact {
  chatbotId: string;
  messengerId: string;
}

interface LinkSubscriberDeps {
  subscribers: SubscriberModel;
  clock: Clock;
  /** Absent = the contact is notified at the next regular run of the job. */
  queue?: Pick<Queue, 'wake'>;
}

interface LinkSubscriberInput extends Contact {
  userId: number;
}

/** Other calls may create or link the same contact at the same moment; each of them costs one try. */
const maxTries = 5;

/** In the order in which they were linked. */
export async function listSubscribers(
  { subscribers }: { subscribers: SubscriberModel },
  userId: number,
): Promise<Contact[]> {
  const linked = await subscribers.find({ userId }).sort({ linkedAt: 1, _id: 1 }).lean<SubscriberRecord[]>();
  return linked.map(({ chatbotId, messengerId }) => ({ chatbotId, messengerId }));
}

/**
 * Links a contact to a user; linking it to the same user again changes nothing. The contact is then notified.
 * @throws AppError `conflict` when the contact is linked to another user
 */
export async function linkSubscriber(deps: LinkSubscriberDeps, input: LinkSubscriberInput): Promise<void> {
  for (let attempt = 1; attempt <= maxTries; attempt++) {
    if (await tryToLink(deps, input)) return deps.queue?.wake('settle-contacts');
  }
  throw alreadyLinked();
}

/** Fields of a linked contact. @param isNotified the person knows of the link already */
export function linkFields(userId: number, at: Date, { isNotified = false } = {}) {
  return {
    userId,
    linkedAt: at,
    linkNoticeDueAt: isNotified ? null : at,
    tagDueAt: at,
    tagTries: 0,
  } satisfies Partial<SubscriberRecord>;
}

/** Fields of a contact that is linked to nobody. */
export const unlinkFields = {
  userId: null,
  linkedAt: null,
  linkNoticeDueAt: null,
  tagDueAt: null,
  tagTries: 0,
} satisfies Partial<SubscriberRecord>;

export function alreadyLinked(): AppError {
  return new AppError('conflict', { reason: 'contact_linked' });
}

async function tryToLink({ subscribers, clock }: LinkSubscriberDeps, input: LinkSubscriberInput): Promise<boolean> {
  const { userId, chatbotId, messengerId } = input;
  const known = await subscribers.findOne({ chatbotId, messengerId }).lean<SubscriberRecord>();
  if (known?.userId === userId) return true;
  if (known && known.userId !== null) throw alreadyLinked();
  const now = new Date(clock());
  try {
    await subscribers.updateOne(
      { chatbotId, messengerId, userId: null },
      { $set: linkFields(userId, now), $setOnInsert: { createdAt: now } },
      { upsert: true },
    );
    return true;
  } catch (error) {
    // another call has linked it since, so that the upsert tried to create it a second time
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

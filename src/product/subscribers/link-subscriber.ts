import type { Clock } from '../../infra/clock.ts';
import { isDuplicateKey } from '../../infra/database/duplicate-key.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import { linkFields } from './linked-to.ts';
import type { SubscriberModel, SubscriberRecord } from './subscriber.model.ts';

interface LinkSubscriberDeps {
  subscribers: SubscriberModel;
  clock: Clock;
}

interface LinkSubscriberInput {
  userId: number;
  chatbotId: string;
  messengerId: string;
}

/** Others may make or link the same contact at the same moment, each of which costs one try. */
const tries = 5;

/** @throws AppError `conflict` when the contact is somebody else's; one's own again changes nothing */
export async function linkSubscriber(deps: LinkSubscriberDeps, input: LinkSubscriberInput): Promise<void> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    if (await tryToLink(deps, input)) return;
  }
  throw alreadyLinked();
}

export function alreadyLinked(): AppError {
  return new AppError('conflict', { message: 'This contact is already linked to an account.' });
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
    // it is not unlinked any more, so that it would have been made a second time
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

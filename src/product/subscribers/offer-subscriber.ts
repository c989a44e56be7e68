import type { Clock } from '../../infra/clock.ts';
import { isDuplicateKey } from '../../infra/database/duplicate-key.ts';
import { hashSecret, type RandomBytes } from '../../infra/secrets.ts';
import type { ClaimLinkModel } from './claim-link.model.ts';
import { alreadyLinked } from './link-subscriber.ts';
import type { SubscriberModel, SubscriberRecord } from './subscriber.model.ts';

export interface OfferSubscriberDeps {
  subscribers: SubscriberModel;
  claimLinks: ClaimLinkModel;
  publicBaseUrl: string;
  clock: Clock;
  random: RandomBytes;
}

/** Long enough for a person to come back to a chat. */
const linkLifeMs = 7 * 24 * 60 * 60 * 1000;
const linkTokenBytes = 24;

/**
 * Keeps a contact without an owner and gives an address to claim it, good for a week; those given before stay good too.
 * @throws AppError `conflict` when it has an owner already
 */
export async function offerSubscriber(
  deps: OfferSubscriberDeps,
  input: { integrationId: string; chatbotId: string; messengerId: string },
): Promise<{ linkUrl: string }> {
  const { integrationId, chatbotId, messengerId } = input;
  const subscriber = await keepContact(deps, { chatbotId, messengerId });
  if (subscriber !== null && subscriber.userId !== null) throw alreadyLinked();
  const token = deps.random(linkTokenBytes).toString('base64url');
  await deps.claimLinks.create({
    _id: hashSecret(token),
    chatbotId,
    messengerId,
    integrationId,
    expiresAt: new Date(deps.clock() + linkLifeMs),
  });
  return { linkUrl: `${deps.publicBaseUrl}/claim/${token}` };
}

async function keepContact(
  { subscribers, clock }: OfferSubscriberDeps,
  contact: { chatbotId: string; messengerId: string },
): Promise<SubscriberRecord | null> {
  const fresh = { userId: null, linkedAt: null, linkNoticeDueAt: null, createdAt: new Date(clock()) };
  try {
    return await subscribers
      .findOneAndUpdate(contact, { $setOnInsert: fresh }, { upsert: true, returnDocument: 'after' })
      .lean<SubscriberRecord>();
  } catch (error) {
    // made by another call in between
    if (isDuplicateKey(error)) return subscribers.findOne(contact).lean<SubscriberRecord>();
    throw error;
  }
}

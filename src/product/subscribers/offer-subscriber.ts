import type { Clock } from '../../infra/clock.ts';
import { isDuplicateKey } from '../../infra/database/duplicate-key.ts';
import { hashSecret, type RandomBytes } from '../../infra/secrets.ts';
import { type BindContactDeps, bindContact, requireContact } from './bind-contact.ts';
import type { ClaimLinkModel } from './claim-link.model.ts';
import { alreadyLinked, type Contact } from './link-subscriber.ts';
import type { SubscriberModel, SubscriberRecord } from './subscriber.model.ts';

interface OfferSubscriberDeps extends BindContactDeps {
  subscribers: SubscriberModel;
  claimLinks: ClaimLinkModel;
  publicBaseUrl: string;
  clock: Clock;
  random: RandomBytes;
}

/** Long enough for a person to return to the chat. */
const linkLifeMs = 7 * 24 * 60 * 60 * 1000;
const linkTokenBytes = 24;

/**
 * Stores an unlinked contact and returns a single-use URL to claim it. It works for a week; earlier ones stay valid
 * too.
 * @throws AppError `conflict` when the contact is linked already; `not_found` when it is another integration's
 */
export async function offerSubscriber(
  deps: OfferSubscriberDeps,
  input: Contact & { integrationId: string },
): Promise<{ linkUrl: string }> {
  const { integrationId, chatbotId, messengerId } = input;
  await requireContact(deps, input);
  const subscriber = await storeContact(deps, { chatbotId, messengerId });
  if (subscriber !== null && subscriber.userId !== null) throw alreadyLinked();
  await bindContact(deps, input);
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

async function storeContact(
  { subscribers, clock }: OfferSubscriberDeps,
  contact: Contact,
): Promise<SubscriberRecord | null> {
  const fresh = { userId: null, linkedAt: null, linkNoticeDueAt: null, createdAt: new Date(clock()) };
  try {
    return await subscribers
      .findOneAndUpdate(contact, { $setOnInsert: fresh }, { upsert: true, returnDocument: 'after' })
      .lean<SubscriberRecord>();
  } catch (error) {
    // another call has created it in the meantime
    if (isDuplicateKey(error)) return subscribers.findOne(contact).lean<SubscriberRecord>();
    throw error;
  }
}

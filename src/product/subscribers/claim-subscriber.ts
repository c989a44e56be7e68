import type { Clock } from '../../infra/clock.ts';
import type { Transact, Transaction } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import { hashSecret } from '../../infra/secrets.ts';
import type { IntegrationModel } from '../integrations/integration.model.ts';
import type { ClaimLinkModel, ClaimLinkRecord } from './claim-link.model.ts';
import { alreadyLinked } from './link-subscriber.ts';
import { linkFields } from './linked-to.ts';
import type { SubscriberModel, SubscriberRecord } from './subscriber.model.ts';
import type { ClaimLinkView, Contact } from './subscriber-services.ts';

export interface ClaimDeps {
  subscribers: SubscriberModel;
  claimLinks: ClaimLinkModel;
  transact: Transact;
  clock: Clock;
}

/** What a link is good for, without using it. A link that never was, or has been forgotten, is `ended` as well. */
export async function readClaimLink(
  deps: ClaimDeps & { integrations: IntegrationModel },
  token: string,
): Promise<ClaimLinkView> {
  const link = await deps.claimLinks.findOne({ _id: hashSecret(token) }).lean<ClaimLinkRecord>();
  // MongoDB removes what has expired about once a minute
  if (!link || link.expiresAt.getTime() <= deps.clock()) return { state: 'ended' };
  const { chatbotId, messengerId, expiresAt } = link;
  const linked = await deps.subscribers.findOne({ chatbotId, messengerId }).lean<SubscriberRecord>();
  const facts = { contact: { chatbotId, messengerId }, linkedTo: linked?.userId ?? null };
  if (link.usedAt) return { state: 'used', ...facts };
  const integration = await deps.integrations.findById(link.integrationId).lean();
  return { state: 'open', ...facts, offeredBy: integration?.name ?? null, expiresAt };
}

/**
 * Links the contact of an open link to the user and uses the link up, along with all others to the same contact. The
 * contact is to be told of it. Doing it again as the same user changes nothing.
 * @throws AppError `not_found` for a link that is used or has ended; `conflict` when the contact is somebody else's
 */
export async function claimSubscriber(
  deps: ClaimDeps,
  { token, userId }: { token: string; userId: number },
): Promise<Contact> {
  return deps.transact((transaction) => claimWithin(deps, { id: hashSecret(token), userId }, transaction));
}

async function claimWithin(
  { subscribers, claimLinks, clock }: ClaimDeps,
  { id, userId }: { id: string; userId: number },
  transaction: Transaction,
): Promise<Contact> {
  const now = new Date(clock());
  const link = await claimLinks
    .findOne({ _id: id, expiresAt: { $gt: now } })
    .session(transaction)
    .lean<ClaimLinkRecord>();
  if (!link) throw noLongerGood();
  const { chatbotId, messengerId } = link;
  const contact = { chatbotId, messengerId };
  const known = await subscribers.findOne(contact).session(transaction).lean<SubscriberRecord>();
  if (known?.userId === userId) return contact;
  if (known && known.userId !== null) throw alreadyLinked();
  if (link.usedAt || !known) throw noLongerGood();
  const linked = { $set: linkFields(userId, now) };
  await subscribers.updateOne({ ...contact, userId: null }, linked, { session: transaction });
  const used = { $set: { usedAt: now, usedBy: userId } };
  await claimLinks.updateMany({ ...contact, usedAt: null }, used, { session: transaction });
  return contact;
}

function noLongerGood(): AppError {
  return new AppError('not_found', {
    message: 'This link has been used or has expired. Ask for a new one in the chat where it came from.',
  });
}

import type { Clock } from '../../infra/clock.ts';
import type { Transact, Transaction } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import { hashSecret } from '../../infra/secrets.ts';
import type { IntegrationModel } from '../integrations/integration.model.ts';
import type { ClaimLinkModel, ClaimLinkRecord } from './claim-link.model.ts';
import { alreadyLinked, type Contact, linkFields } from './link-subscriber.ts';
import type { SubscriberModel, SubscriberRecord } from './subscriber.model.ts';

/**
 * `linkedTo`: user that the contact is linked to. `offeredBy`: name of the integration; null = it was removed. `ended`:
 * expired or unknown.
 */
export type ClaimLinkView =
  | { state: 'open'; contact: Contact; linkedTo: number | null; offeredBy: string | null; expiresAt: Date }
  | { state: 'used'; contact: Contact; linkedTo: number | null }
  | { state: 'ended' };

export interface ClaimDeps {
  subscribers: SubscriberModel;
  claimLinks: ClaimLinkModel;
  transact: Transact;
  /** Absent = the contact is notified at the next regular run of the job. */
  queue?: Pick<Queue, 'wake'>;
  clock: Clock;
}

/** What a link offers; it is not used up. */
export async function readClaimLink(
  deps: ClaimDeps & { integrations: IntegrationModel },
  token: string,
): Promise<ClaimLinkView> {
  const link = await deps.claimLinks.findOne({ _id: hashSecret(token) }).lean<ClaimLinkRecord>();
  // MongoDB removes expired documents about once a minute
  if (!link || link.expiresAt.getTime() <= deps.clock()) return { state: 'ended' };
  const { chatbotId, messengerId, expiresAt } = link;
  const linked = await deps.subscribers.findOne({ chatbotId, messengerId }).lean<SubscriberRecord>();
  const facts = { contact: { chatbotId, messengerId }, linkedTo: linked?.userId ?? null };
  if (link.usedAt) return { state: 'used', ...facts };
  const integration = await deps.integrations.findById(link.integrationId).lean();
  return { state: 'open', ...facts, offeredBy: integration?.name ?? null, expiresAt };
}

/**
 * Links the contact of an open link to the user and marks all links to the same contact as used. The contact is then
 * notified. A repeated call by the same user changes nothing.
 * @throws AppError `not_found` when the link is used or has ended; `conflict` when the contact is linked to another
 * user
 */
export async function claimSubscriber(
  deps: ClaimDeps,
  { token, userId }: { token: string; userId: number },
): Promise<Contact> {
  const claim = { id: hashSecret(token), userId };
  const contact = await deps.transact((transaction) => claimWithin(deps, claim, transaction));
  await deps.queue?.wake('settle-contacts');
  return contact;
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
  if (!link) throw linkNotUsable();
  const { chatbotId, messengerId } = link;
  const contact = { chatbotId, messengerId };
  const known = await subscribers.findOne(contact).session(transaction).lean<SubscriberRecord>();
  if (known?.userId === userId) return contact;
  if (known && known.userId !== null) throw alreadyLinked();
  if (link.usedAt || !known) throw linkNotUsable();
  const linked = { $set: linkFields(userId, now) };
  await subscribers.updateOne({ ...contact, userId: null }, linked, { session: transaction });
  const used = { $set: { usedAt: now, usedBy: userId } };
  await claimLinks.updateMany({ ...contact, usedAt: null }, used, { session: transaction });
  return contact;
}

function linkNotUsable(): AppError {
  return new AppError('not_found', {
    message: 'This link has been used or has expired. Ask for a new one in the chat where it came from.',
  });
}

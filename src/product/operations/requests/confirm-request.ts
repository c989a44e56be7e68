import type { Clock } from '../../../infra/clock.ts';
import type { AccountServices } from '../../accounts/create-account-services.ts';
import type { SubscriberServices } from '../../subscribers/create-subscriber-services.ts';
import type { Contact } from '../../subscribers/link-subscriber.ts';
import type { SubscriberModel, SubscriberRecord } from '../../subscribers/subscriber.model.ts';
import { operatorRefusal } from '../operator-refusal.ts';
import type { Operator } from './make-request.ts';
import type { OperatorRequest, RequestModel, RequestRecord } from './request.model.ts';

export type ConfirmOutcome =
  /** `balanceSeconds`: balance after a credit; null while payments are off. */
  | { kind: 'done'; request: OperatorRequest; balanceSeconds: number | null }
  | { kind: 'already_done' | 'declined' | 'too_late' };

export interface ConfirmDeps {
  requests: RequestModel;
  subscribers: SubscriberModel;
  accounts: Pick<AccountServices, 'creditAccount'>;
  subscriberServices: Pick<SubscriberServices, 'linkSubscriber'>;
  /** The chat of the contact continues with an account of its own. @throws AppError `not_found` */
  unlinkContact(input: Contact & { userId: number }): Promise<void>;
  clock: Clock;
}

/**
 * Carries out a request that was made in the same chat. Confirming it again changes nothing.
 * @throws AppError `conflict` when things have changed since it was made
 */
export async function confirmRequest(
  deps: ConfirmDeps,
  { requestId, operator }: { requestId: string; operator: Operator },
): Promise<ConfirmOutcome> {
  const claimed = await claim(deps, requestId, operator);
  if (!claimed) return refusal(await find(deps, requestId, operator));
  const by = claimed.askedBy === operator.name ? operator.name : `${claimed.askedBy}, confirmed by ${operator.name}`;
  const outcome = await carryOut(deps, claimed, by);
  await deps.requests.updateOne({ _id: requestId }, { $set: { state: 'done' } });
  return outcome;
}

/** @returns false when the request is no longer open */
export async function declineRequest(
  { requests }: Pick<ConfirmDeps, 'requests'>,
  { requestId, operator }: { requestId: string; operator: Operator },
): Promise<boolean> {
  const open = { _id: requestId, place: operator.place, state: 'open' as const };
  return (await requests.updateOne(open, { $set: { state: 'declined' } })).matchedCount === 1;
}

/**
 * A request that is being carried out is claimed again: its process may have died, and repeating it changes nothing.
 */
function claim({ requests, clock }: ConfirmDeps, requestId: string, { place }: Operator) {
  return requests
    .findOneAndUpdate(
      { _id: requestId, place, state: { $in: ['open', 'confirmed'] }, expiresAt: { $gt: new Date(clock()) } },
      { $set: { state: 'confirmed' } },
      { returnDocument: 'after' },
    )
    .lean<RequestRecord>();
}

function find({ requests }: ConfirmDeps, requestId: string, { place }: Operator) {
  return requests.findOne({ _id: requestId, place }).lean<RequestRecord>();
}

function refusal(record: RequestRecord | null): ConfirmOutcome {
  if (record?.state === 'done') return { kind: 'already_done' };
  return { kind: record?.state === 'declined' ? 'declined' : 'too_late' };
}

async function carryOut(deps: ConfirmDeps, { _id, request }: RequestRecord, by: string): Promise<ConfirmOutcome> {
  if (request.kind === 'credit') return credit(deps, request, { by, requestId: _id });
  if (request.kind === 'unlink') return unlink(deps, request);
  return move(deps, request);
}

async function credit(
  { accounts }: ConfirmDeps,
  request: Extract<OperatorRequest, { kind: 'credit' }>,
  { by, requestId }: { by: string; requestId: string },
): Promise<ConfirmOutcome> {
  const { who, seconds, reason } = request;
  const { credited, balanceSeconds } = await accounts.creditAccount({
    email: who.email ?? '',
    seconds,
    reason,
    by,
    requestId,
  });
  return credited ? { kind: 'done', request, balanceSeconds } : { kind: 'already_done' };
}

async function unlink(
  deps: ConfirmDeps,
  request: Extract<OperatorRequest, { kind: 'unlink' }>,
): Promise<ConfirmOutcome> {
  const { contact, from } = request;
  const owner = await ownerOf(deps, request);
  if (owner === null) return { kind: 'already_done' };
  if (owner !== from.userId) throw operatorRefusal('conflict', 'contactChanged');
  await deps.unlinkContact({ userId: from.userId, ...contact });
  return { kind: 'done', request, balanceSeconds: null };
}

/** A crash in between leaves the contact unlinked; confirming again continues from there. */
async function move(deps: ConfirmDeps, request: Extract<OperatorRequest, { kind: 'move' }>): Promise<ConfirmOutcome> {
  const { contact, from, to } = request;
  const owner = await ownerOf(deps, request);
  if (owner === to.userId) return { kind: 'already_done' };
  if (owner !== null && owner !== from?.userId) throw operatorRefusal('conflict', 'contactChanged');
  if (owner !== null) await deps.unlinkContact({ userId: owner, ...contact });
  await deps.subscriberServices.linkSubscriber({ userId: to.userId, ...contact });
  return { kind: 'done', request, balanceSeconds: null };
}

async function ownerOf(
  { subscribers }: ConfirmDeps,
  { contact }: Extract<OperatorRequest, { kind: 'unlink' | 'move' }>,
) {
  const { chatbotId, messengerId } = contact;
  return (await subscribers.findOne({ chatbotId, messengerId }).lean<SubscriberRecord>())?.userId ?? null;
}

import type { Clock } from '../../../infra/clock.ts';
import { randomId } from '../../../infra/secrets.ts';
import type { AccountServices } from '../../accounts/create-account-services.ts';
import { maxCreditSeconds } from '../../accounts/credit-account.ts';
import type { UserModel } from '../../accounts/user.model.ts';
import type { Contact } from '../../subscribers/link-subscriber.ts';
import type { SubscriberModel, SubscriberRecord } from '../../subscribers/subscriber.model.ts';
import { findUserByName } from '../lookup.ts';
import { operatorRefusal } from '../operator-refusal.ts';
import type { OperatorRequest, Person, RequestModel, RequestRecord } from './request.model.ts';

/** An operator, and the chat that they write in. */
export interface Operator {
  name: string;
  place: string;
}

export interface PendingRequest {
  requestId: string;
  request: OperatorRequest;
  expiresAt: Date;
  /** Of a credit: the balance before it; null while payments are off. */
  balanceSeconds: number | null;
}

interface MakeRequestDeps {
  users: UserModel;
  subscribers: SubscriberModel;
  requests: RequestModel;
  accounts: Pick<AccountServices, 'getBalance'>;
  clock: Clock;
}

/** Long enough to read the question, short enough to remember what it was about. */
const confirmWithinMs = 5 * 60_000;

/**
 * Asks to give an account seconds, or to take some back. Nothing happens until the request is confirmed.
 * @throws AppError `not_found`; `invalid_input` when the seconds are 0 or not whole, or the account has no email
 * address
 */
export async function requestCredit(
  deps: MakeRequestDeps,
  { email, seconds, reason, operator }: { email: string; seconds: number; reason: string; operator: Operator },
): Promise<PendingRequest> {
  if (!Number.isSafeInteger(seconds) || seconds === 0) {
    throw operatorRefusal('invalid_input', 'noMinutes');
  }
  if (Math.abs(seconds) > maxCreditSeconds) throw operatorRefusal('invalid_input', 'tooManyMinutes');
  const who = personOf(await findUserByName(deps.users, email));
  if (who.email === null) throw operatorRefusal('invalid_input', 'noEmailAddress');
  const balance = await deps.accounts.getBalance(who.userId);
  const stored = await store(deps, { kind: 'credit', who, seconds, reason: reason.trim() }, operator);
  return { ...stored, balanceSeconds: balance?.balanceSeconds ?? null };
}

/**
 * Asks to unlink a contact, or to link it to another account. Nothing happens until the request is confirmed.
 * @param input.toEmail the other account; absent = unlink only
 * @throws AppError `not_found`; `conflict` when it is so already
 */
export async function requestUnlink(
  deps: MakeRequestDeps,
  { contact, toEmail, operator }: { contact: Contact; toEmail?: string; operator: Operator },
): Promise<PendingRequest> {
  const { chatbotId, messengerId } = contact;
  const known = await deps.subscribers.findOne({ chatbotId, messengerId }).lean<SubscriberRecord>();
  if (!known) throw operatorRefusal('not_found', 'noContact');
  const from = known.userId === null ? null : await personById(deps.users, known.userId);
  if (toEmail === undefined) {
    if (!from) throw operatorRefusal('conflict', 'contactNotLinked');
    return { ...(await store(deps, { kind: 'unlink', contact, from }, operator)), balanceSeconds: null };
  }
  const to = personOf(await findUserByName(deps.users, toEmail));
  if (from?.userId === to.userId) throw operatorRefusal('conflict', 'contactTheirsAlready');
  return { ...(await store(deps, { kind: 'move', contact, from, to }, operator)), balanceSeconds: null };
}

async function store(
  { requests, clock }: MakeRequestDeps,
  request: OperatorRequest,
  { name, place }: Operator,
): Promise<Omit<PendingRequest, 'balanceSeconds'>> {
  const createdAt = new Date(clock());
  const expiresAt = new Date(createdAt.getTime() + confirmWithinMs);
  const record: RequestRecord = {
    _id: randomId('req_', 16),
    place,
    askedBy: name,
    request,
    state: 'open',
    createdAt,
    expiresAt,
  };
  await requests.create(record);
  return { requestId: record._id, request, expiresAt };
}

async function personById(users: UserModel, userId: number): Promise<Person> {
  const user = await users.findById(userId, { email: 1 }).lean();
  return { userId, email: user?.email ?? null };
}

function personOf({ _id, email }: { _id: number; email: string | null }): Person {
  return { userId: _id, email };
}

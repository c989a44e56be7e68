import type { Clock } from '../../infra/clock.ts';
import { inPages } from '../../infra/database/in-pages.ts';
import type { Transact, Transaction } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import type { Person, PersonalDataPart } from '../../infra/personal-data-part.ts';
import type { FieldErrors } from '../../infra/validation/violation.ts';
import type { TokenModel } from '../accounts/token.model.ts';
import type { UserModel, UserRecord } from '../accounts/user.model.ts';
import type { FormerBalances } from '../billing/former-balances.ts';
import { identityOfEmail } from '../billing/identity-hash.ts';
import type { SessionModel } from '../sign-in/session.model.ts';

export interface DeleteAccountDeps {
  users: UserModel;
  tokens: TokenModel;
  /** Ends what processes remember of the account's tokens, see `TokenCache`; absent = they remember nothing. */
  endTokens?(userId: number): Promise<void>;
  sessions: SessionModel;
  parts: readonly PersonalDataPart[];
  transact: Transact;
  clock: Clock;
  logger: Logger;
  formerBalances: Pick<FormerBalances, 'remember'>;
  /** The keys of the chats that belong to an account, see `chatKeyOf`. */
  chatKeysOfUser(userId: number): Promise<string[]>;
}

/**
 * A request that was accepted before the account ended may still write something. Therefore the reconciler erases
 * everything again, once a minute, until this time has passed; then it removes the last trace, the user's id.
 */
const lastEraseAfterMs = 10 * 60 * 1000;

/**
 * Ends an account at once: nobody can use it any more. Then removes everything it owns. What cannot be removed now
 * (the object store is unavailable, the process crashes) is removed by {@link finishDeletions}.
 * @param input.confirmation the account's email address, typed by its owner; its id when it has no address
 * @throws AppError `invalid_input` on `email` when the confirmation is wrong; `not_found`
 */
export async function deleteAccount(
  deps: DeleteAccountDeps,
  input: { userId: number; confirmation: string },
): Promise<void> {
  const { userId } = input;
  const chatKeys = await deps.chatKeysOfUser(userId);
  const person = await deps.transact((transaction) => endAccount(deps, { ...input, chatKeys }, transaction));
  deps.logger.info({ userId }, 'deleting an account');
  const ended = deps.endTokens?.(userId);
  try {
    await eraseAccount(deps, person);
  } catch (err) {
    deps.logger.error({ err, userId }, 'could not remove all data of a deleted account; the reconciler will try again');
  }
  await ended;
}

/** Continues all deletions that have begun. One that fails does not stop the others. */
export async function finishDeletions(deps: DeleteAccountDeps): Promise<void> {
  for await (const page of inPages(pageSize, (last: UserRecord | null, size) => readEnding(deps, last, size))) {
    for (const user of page) await finishDeletion(deps, user);
  }
}

const pageSize = 100;

/** Those that have waited longest come first. Ids are numbers that grow, so that two of one moment have an order. */
function readEnding({ users }: DeleteAccountDeps, last: UserRecord | null, size: number): Promise<UserRecord[]> {
  const { _id = 0, deletionRequestedAt = new Date(0) } = last ?? {};
  return users
    .find({
      deletionRequestedAt: { $type: 'date', $gte: deletionRequestedAt },
      $or: [{ deletionRequestedAt: { $gt: deletionRequestedAt } }, { _id: { $gt: _id } }],
    })
    .sort({ deletionRequestedAt: 1, _id: 1 })
    .limit(size)
    .lean<UserRecord[]>();
}

async function finishDeletion(deps: DeleteAccountDeps, user: UserRecord): Promise<void> {
  const { _id: userId, formerIds = [], formerEmail: email } = user;
  try {
    await eraseAccount(deps, { userId, formerIds, email });
    if (isDue(user, deps.clock())) await deps.users.deleteOne({ _id: userId, deletionRequestedAt: { $ne: null } });
  } catch (err) {
    deps.logger.error({ err, userId }, 'could not remove a deleted account; trying again in a minute');
  }
}

function isDue({ deletionRequestedAt }: UserRecord, nowMs: number): boolean {
  return deletionRequestedAt !== null && nowMs - deletionRequestedAt.getTime() >= lastEraseAfterMs;
}

/** Safe to repeat, and to interrupt at any point. */
async function eraseAccount({ users, parts }: DeleteAccountDeps, person: Person): Promise<void> {
  for (const part of parts) await part.erase(person);
  await users.updateOne({ _id: person.userId, deletionRequestedAt: { $ne: null } }, { $set: { formerEmail: null } });
}

/** The email address can be registered again at once, and no longer finds this account. */
async function endAccount(
  { users, tokens, sessions, clock, formerBalances }: DeleteAccountDeps,
  { userId, confirmation, chatKeys }: { userId: number; confirmation: string; chatKeys: string[] },
  transaction: Transaction,
): Promise<Person> {
  const user = await users.findOne({ _id: userId, deletionRequestedAt: null }).session(transaction).lean();
  if (!user) throw new AppError('not_found', { message: `There is no user ${userId}.` });
  if (confirmation.trim().toLowerCase() !== (user.email ?? String(userId))) throw notConfirmed();
  const identities = [...chatKeys, ...(user.email === null ? [] : [identityOfEmail(user.email)])];
  await formerBalances.remember({ userId, identities }, transaction);
  await users.updateOne(
    { _id: userId },
    { $set: { ...emptyProfile, deletionRequestedAt: new Date(clock()), formerEmail: user.email } },
    { session: transaction },
  );
  await tokens.deleteMany({ userId }, { session: transaction });
  await sessions.deleteMany({ userId }, { session: transaction });
  return { userId, formerIds: user.formerIds ?? [], email: user.email };
}

/** What the user's own document holds while the rest is removed. */
const emptyProfile = {
  email: null,
  firstName: null,
  lastName: null,
  isAdmin: false,
  defaultSettings: {},
  language: null,
  dictionary: [],
  callbackSecret: '',
  retiringCallbackSecrets: [],
  integrationId: null,
  pendingChatbotTag: null,
  telegram: null,
  whatsapp: null,
} satisfies Partial<UserRecord>;

function notConfirmed(): AppError {
  const errors: FieldErrors = { email: [{ rule: 'confirmed' }] };
  return new AppError('invalid_input', {
    message: 'Type the email address of this account exactly as it is shown.',
    details: { errors },
  });
}

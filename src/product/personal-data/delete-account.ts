import type { Clock } from '../../infra/clock.ts';
import type { Transact, Transaction } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import type { Person } from '../../infra/personal-data-part.ts';
import type { FieldErrors } from '../../infra/validation/invalid-fields.ts';
import type { TokenModel } from '../accounts/token.model.ts';
import type { UserModel, UserRecord } from '../accounts/user.model.ts';
import type { SessionModel } from '../sign-in/session.model.ts';
import { type EraseDeps, eraseAccount } from './erase-account.ts';

export interface DeleteAccountDeps extends EraseDeps {
  users: UserModel;
  tokens: TokenModel;
  sessions: SessionModel;
  transact: Transact;
  clock: Clock;
  logger: Logger;
}

/**
 * Ends an account: from one moment to the next nobody can use it any more, and then everything it owns is removed. What
 * cannot be removed now (a store that is away, a crash) is removed by the reconciler.
 * @param confirmation the account's email, typed; of an account without one, its number
 * @throws AppError `invalid_input` on `email` when that is not it; `not_found`
 */
export async function deleteAccount(
  deps: DeleteAccountDeps,
  input: { userId: number; confirmation: string },
): Promise<void> {
  const person = await deps.transact((transaction) => end(deps, input, transaction));
  const { userId } = input;
  deps.logger.info({ userId }, 'an account is being deleted');
  try {
    await eraseAccount(deps, person);
  } catch (err) {
    deps.logger.error({ err, userId }, 'not all of a deleted account could be removed yet: it will be tried again');
  }
}

/** The address is free again at once, and nothing finds the account by it any more. */
async function end(
  { users, tokens, sessions, clock }: DeleteAccountDeps,
  { userId, confirmation }: { userId: number; confirmation: string },
  transaction: Transaction,
): Promise<Person> {
  const user = await users.findOne({ _id: userId, deletionRequestedAt: null }).session(transaction).lean<UserRecord>();
  if (!user) throw new AppError('not_found', { message: `There is no user ${userId}.` });
  if (confirmation.trim().toLowerCase() !== (user.email ?? String(userId))) throw notConfirmed();
  await users.updateOne(
    { _id: userId },
    { $set: { ...nobody, deletionRequestedAt: new Date(clock()), formerEmail: user.email } },
    { session: transaction },
  );
  await tokens.deleteMany({ userId }, { session: transaction });
  await sessions.deleteMany({ userId }, { session: transaction });
  return { userId, formerIds: user.formerIds ?? [], email: user.email };
}

/** What is left of a user's own data while the rest is removed. */
const nobody = {
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
} satisfies Partial<UserRecord>;

function notConfirmed(): AppError {
  const errors: FieldErrors = { email: [{ rule: 'confirmed' }] };
  return new AppError('invalid_input', {
    message: 'Type the email address of this account exactly as it is shown.',
    details: { errors },
  });
}

import type { Clock } from '../../infra/clock.ts';
import { type CounterModel, nextNumber } from '../../infra/database/counter.model.ts';
import { isDuplicateKey } from '../../infra/database/duplicate-key.ts';
import type { Transact, Transaction } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { RandomBytes } from '../../infra/secrets.ts';
import type { FieldErrors } from '../../infra/validation/invalid-fields.ts';
import type { CreditWaitingPayments } from '../payments/credit-waiting.ts';
import { issueToken } from './create-token.ts';
import { newCallbackSecret } from './new-callback-secret.ts';
import type { TokenModel } from './token.model.ts';
import type { UserModel, UserRecord } from './user.model.ts';

export interface AddUserDeps {
  users: UserModel;
  tokens: TokenModel;
  counters: CounterModel;
  transact: Transact;
  clock: Clock;
  random: RandomBytes;
  creditWaiting: CreditWaitingPayments;
}

export type NewUser = Pick<UserRecord, 'email' | 'firstName' | 'lastName' | 'integrationId' | 'pendingChatbotTag'> & {
  tokenName: string;
};

/**
 * Makes a user and their first token, both or neither.
 * @throws AppError `invalid_input` on `email` when somebody has it already
 */
export async function addUser(
  deps: AddUserDeps,
  user: NewUser,
  transaction?: Transaction,
): Promise<{ record: UserRecord; apiToken: string }> {
  if (!transaction) return deps.transact((own) => addUser(deps, user, own));
  const { tokenName, ...given } = user;
  const record = await addUserWithoutToken(deps, given, transaction);
  const { apiToken } = await issueToken(deps, { userId: record._id, name: tokenName }, transaction);
  return { record, apiToken };
}

/** For somebody who will make tokens on the pages. @throws as `addUser` */
export async function addUserWithoutToken(
  deps: Pick<AddUserDeps, 'users' | 'counters' | 'clock' | 'random' | 'creditWaiting'>,
  given: Omit<NewUser, 'tokenName'>,
  transaction: Transaction,
): Promise<UserRecord> {
  const email = given.email?.toLowerCase() ?? null;
  if (email !== null && (await deps.users.exists({ email }).session(transaction))) throw emailTaken();
  const [created] = await insert(deps, { ...given, email }, transaction);
  if (!created) throw new Error('no user was made');
  if (email !== null) await deps.creditWaiting(email, transaction);
  return created.toObject();
}

async function insert(
  deps: Pick<AddUserDeps, 'users' | 'counters' | 'clock' | 'random'>,
  given: Omit<NewUser, 'tokenName'>,
  transaction: Transaction,
) {
  const user = {
    ...given,
    // outside the transaction, else all registrations would wait for one another; a number may stay unused
    _id: await nextNumber(deps.counters, 'users'),
    callbackSecret: newCallbackSecret(deps.random),
    createdAt: new Date(deps.clock()),
  };
  try {
    return await deps.users.create([user], { session: transaction });
  } catch (error) {
    if (isDuplicateKey(error)) throw emailTaken(error);
    throw error;
  }
}

function emailTaken(cause?: unknown): AppError {
  const errors: FieldErrors = { email: [{ rule: 'unique' }] };
  return new AppError('invalid_input', { message: 'The email has already been taken.', cause, details: { errors } });
}

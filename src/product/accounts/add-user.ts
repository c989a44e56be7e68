import type { Clock } from '../../infra/clock.ts';
import { type CounterModel, nextNumber } from '../../infra/database/counter.model.ts';
import { isDuplicateKey } from '../../infra/database/duplicate-key.ts';
import type { Transact, Transaction } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { RandomBytes } from '../../infra/secrets.ts';
import type { FieldErrors } from '../../infra/validation/invalid-fields.ts';
import { newCallbackSecret } from './callback-secrets.ts';
import { issueToken } from './manage-tokens.ts';
import type { TokenModel } from './token.model.ts';
import type { UserModel, UserRecord } from './user.model.ts';

/**
 * Port: credits what was paid for an email address before anybody registered with it, in the transaction that registers
 * the user.
 */
export type CreditWaitingPayments = (email: string, transaction: Transaction) => Promise<void>;

export interface AddUserDeps {
  users: UserModel;
  tokens: TokenModel;
  counters: CounterModel;
  transact: Transact;
  clock: Clock;
  random: RandomBytes;
  creditWaitingPayments: CreditWaitingPayments;
}

export type NewUser = Pick<UserRecord, 'email' | 'firstName' | 'lastName' | 'integrationId' | 'pendingChatbotTag'> & {
  tokenName: string;
};

/**
 * Creates a user and their first token, both or neither.
 * @throws AppError `invalid_input` on `email` when another user has it
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

/** Same, for a person who will create tokens on the pages. */
export async function addUserWithoutToken(
  deps: Pick<AddUserDeps, 'users' | 'counters' | 'clock' | 'random' | 'creditWaitingPayments'>,
  given: Omit<NewUser, 'tokenName'>,
  transaction: Transaction,
): Promise<UserRecord> {
  const email = given.email?.toLowerCase() ?? null;
  if (email !== null && (await deps.users.exists({ email }).session(transaction))) throw emailTaken();
  const [created] = await insert(deps, { ...given, email }, transaction);
  if (!created) throw new Error('no user was created');
  if (email !== null) await deps.creditWaitingPayments(email, transaction);
  return created.toObject();
}

async function insert(
  deps: Pick<AddUserDeps, 'users' | 'counters' | 'clock' | 'random'>,
  given: Omit<NewUser, 'tokenName'>,
  transaction: Transaction,
) {
  const user = {
    ...given,
    // outside the transaction, so that registrations do not wait for one another; a number may stay unused
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

import { z } from 'zod';
import type { Clock } from '../../infra/clock.ts';
import { type CounterModel, nextNumber } from '../../infra/database/counter.model.ts';
import { isDuplicateKey } from '../../infra/database/duplicate-key.ts';
import type { Transact, Transaction } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { RandomBytes } from '../../infra/secrets.ts';
import { invalidFields } from '../../infra/validation/violation.ts';
import type { FormerBalances } from '../billing/former-balances.ts';
import { identityOfEmail } from '../billing/identity-hash.ts';
import { newCallbackSecret } from './callback-secrets.ts';
import type { TokenModel } from './token.model.ts';
import { issueToken } from './tokens.ts';
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
  formerBalances: Pick<FormerBalances, 'inherit'>;
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
  deps: Omit<AddUserDeps, 'tokens' | 'transact'>,
  given: Omit<NewUser, 'tokenName'>,
  transaction: Transaction,
): Promise<UserRecord> {
  const email = given.email?.toLowerCase() ?? null;
  if (email !== null && (await deps.users.exists({ email }).session(transaction))) throw emailTaken();
  const [created] = await insert(deps, { ...given, email }, transaction);
  if (!created) throw new Error('no user was created');
  if (email !== null) {
    const identity = identityOfEmail(email);
    await deps.formerBalances.inherit({ userId: created._id, identity }, transaction);
    await deps.creditWaitingPayments(email, transaction);
  }
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
  return invalidFields([{ field: 'email', rule: 'unique' }], cause);
}

/**
 * For operators.
 * @throws AppError `invalid_input` on `email` when it is not an email address, or taken
 */
export async function createUser(
  deps: AddUserDeps,
  input: { email: string },
): Promise<{ userId: number; email: string; apiToken: string; callbackSecret: string }> {
  const email = readEmail(input.email);
  const { record, apiToken } = await addUser(deps, {
    email,
    firstName: null,
    lastName: null,
    integrationId: null,
    pendingChatbotTag: null,
    tokenName: 'first token',
  });
  return { userId: record._id, email: record.email ?? email, apiToken, callbackSecret: record.callbackSecret };
}

/**
 * Gives an existing user the operators' pages. It creates no user, so that a mistyped address cannot become an admin.
 * @throws AppError `not_found`
 */
export async function makeAdmin(
  { users }: { users: UserModel },
  { email }: { email: string },
): Promise<{ userId: number }> {
  const user = await users.findOneAndUpdate({ email: email.trim().toLowerCase() }, { $set: { isAdmin: true } }).lean();
  if (!user) throw new AppError('not_found', { message: 'Nobody has that email address. Create the user first.' });
  return { userId: user._id };
}

function readEmail(text: string): string {
  const result = z.email().safeParse(text.trim());
  if (result.success) return result.data;
  throw invalidFields([{ field: 'email', rule: 'email' }]);
}

export interface RegisterUserInput {
  integrationId: string;
  email: string;
  firstName?: string;
  lastName?: string;
  chatbotTag?: string;
}

export interface RegisteredUser {
  userId: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  apiToken: string;
}

/**
 * Creates a user for an integration, which the caller has authenticated.
 * @throws AppError `invalid_input` with `details.errors` when the address is taken
 */
export async function registerUser(
  deps: AddUserDeps,
  input: RegisterUserInput,
  transaction?: Transaction,
): Promise<RegisteredUser> {
  const { email, integrationId, firstName = null, lastName = null, chatbotTag: pendingChatbotTag = null } = input;
  const user = { email, firstName, lastName, integrationId, pendingChatbotTag, tokenName: 'registration' };
  const { record, apiToken } = await addUser(deps, user, transaction);
  return { userId: record._id, email: record.email ?? email, firstName, lastName, apiToken };
}

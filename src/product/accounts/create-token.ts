import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import { hashSecret, newSecret, type RandomBytes, visiblePart } from '../../infra/secrets.ts';
import type { TokenModel } from './token.model.ts';
import type { UserModel } from './user.model.ts';

export const tokenPrefix = 'cap_';

export interface IssueTokenDeps {
  tokens: TokenModel;
  clock: Clock;
  random: RandomBytes;
}

export interface IssuedToken {
  id: string;
  name: string;
  /** Shown now and never again. */
  apiToken: string;
}

/** @throws AppError `not_found` when there is no such user */
export async function createToken(
  deps: IssueTokenDeps & { users: UserModel },
  { userId, name }: { userId: number; name: string },
): Promise<IssuedToken> {
  if (!(await deps.users.exists({ _id: userId }))) {
    throw new AppError('not_found', { message: `There is no user ${userId}.` });
  }
  return issueToken(deps, { userId, name });
}

/** For a user known to exist, perhaps in the same transaction. */
export async function issueToken(
  { tokens, clock, random }: IssueTokenDeps,
  { userId, name }: { userId: number; name: string },
  transaction?: Transaction,
): Promise<IssuedToken> {
  const apiToken = newSecret(tokenPrefix, random);
  const id = `tok_${random(8).toString('hex')}`;
  const record = {
    _id: id,
    userId,
    name,
    prefix: visiblePart(tokenPrefix, apiToken),
    hash: hashSecret(apiToken),
    createdAt: new Date(clock()),
  };
  await tokens.create([record], { session: transaction });
  return { id, name, apiToken };
}

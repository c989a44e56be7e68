import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import { hashSecret, newSecret, type RandomBytes, visiblePart } from '../../infra/secrets.ts';
import type { TokenModel, TokenRecord } from './token.model.ts';
import type { UserModel } from './user.model.ts';

export const tokenPrefix = 'cap_';

export interface TokenView {
  id: string;
  name: string;
  prefix: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

interface IssuedToken {
  id: string;
  name: string;
  /** Returned once; only its hash is stored. */
  apiToken: string;
}

interface IssueTokenDeps {
  tokens: TokenModel;
  clock: Clock;
  random: RandomBytes;
}

/** Newest first. */
export async function listTokens({ tokens }: { tokens: TokenModel }, userId: number): Promise<TokenView[]> {
  const records = await tokens.find({ userId }).sort({ createdAt: -1, _id: -1 }).lean<TokenRecord[]>();
  return records.map(({ _id: id, name, prefix, createdAt, lastUsedAt }) => ({
    id,
    name,
    prefix,
    createdAt,
    lastUsedAt,
  }));
}

/** @throws AppError `not_found` when there is no such user */
export async function createToken(
  deps: IssueTokenDeps & { users: UserModel },
  userId: number,
  name: string,
): Promise<IssuedToken> {
  if (!(await deps.users.exists({ _id: userId }))) {
    throw new AppError('not_found', { message: `There is no user ${userId}.` });
  }
  return issueToken(deps, { userId, name });
}

/** Same, for a user who is known to exist, or is created in the same transaction. */
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

/** @throws AppError `not_found` when the token is another user's, or revoked already */
export async function revokeToken({ tokens }: { tokens: TokenModel }, userId: number, tokenId: string): Promise<void> {
  const { deletedCount } = await tokens.deleteOne({ _id: tokenId, userId });
  if (deletedCount === 0) throw new AppError('not_found', { message: 'There is no such token.' });
}

import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import { hashSecret, isSecret, newSecret, type RandomBytes, safeEqual, visiblePart } from '../../infra/secrets.ts';
import type { TokenModel, TokenRecord } from './token.model.ts';
import type { UserModel } from './user.model.ts';

const tokenPrefix = 'cap_';

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
  const records = await tokens.find({ userId }).sort({ createdAt: -1, _id: -1 }).lean();
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

interface AuthenticateTokenDeps {
  tokens: TokenModel;
  clock: Clock;
}

/** `lastUsedAt` of a busy token is written at most this often. */
const recordUseEveryMs = 60_000;

/**
 * Every call reads the token from the database (by an index), so that revoking takes effect at once. Also records the
 * token's last use, to about a minute.
 * @returns null when the token is unknown or revoked
 */
export async function authenticateToken(
  deps: AuthenticateTokenDeps,
  apiToken: string,
): Promise<{ userId: number; tokenId: string } | null> {
  if (!isSecret(tokenPrefix, apiToken)) return null;
  const hash = hashSecret(apiToken);
  const token = await deps.tokens.findOne({ hash }).lean();
  if (!token || !safeEqual(token.hash, hash)) return null;
  await recordUse(deps, token);
  return { userId: token.userId, tokenId: token._id };
}

async function recordUse({ tokens, clock }: AuthenticateTokenDeps, token: TokenRecord): Promise<void> {
  const now = clock();
  if (token.lastUsedAt && now - token.lastUsedAt.getTime() < recordUseEveryMs) return;
  // of several simultaneous calls only the first one writes
  await tokens.updateOne({ _id: token._id, lastUsedAt: token.lastUsedAt }, { $set: { lastUsedAt: new Date(now) } });
}

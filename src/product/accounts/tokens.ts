import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import { hashSecret, isSecret, newSecret, type RandomBytes, safeEqual, visiblePart } from '../../infra/secrets.ts';
import type { TokenModel } from './token.model.ts';
import type { KnownToken, TokenCache } from './token-cache.ts';
import type { TokenUses } from './token-uses.ts';
import type { UserModel } from './user.model.ts';

const tokenPrefix = 'cap_';

/** Each token may make so many calls a minute: without a limit an account would have none. */
export const maxTokens = 50;

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
export async function listTokens(
  { tokens, tokenUses }: { tokens: TokenModel; tokenUses?: Pick<TokenUses, 'flush'> },
  userId: number,
): Promise<TokenView[]> {
  await tokenUses?.flush();
  const records = await tokens.find({ userId }).sort({ createdAt: -1, _id: -1 }).lean();
  return records.map(({ _id: id, name, prefix, createdAt, lastUsedAt }) => ({
    id,
    name,
    prefix,
    createdAt,
    lastUsedAt,
  }));
}

/** @throws AppError `not_found` when there is no such user; `conflict` when they have as many tokens as they may */
export async function createToken(
  deps: IssueTokenDeps & { users: UserModel },
  userId: number,
  name: string,
): Promise<IssuedToken> {
  if (!(await deps.users.exists({ _id: userId }))) {
    throw new AppError('not_found', { message: `There is no user ${userId}.` });
  }
  const count = () => deps.tokens.countDocuments({ userId }, { limit: maxTokens + 1 });
  if ((await count()) >= maxTokens) throw tokensFull();
  const token = await issueToken(deps, { userId, name });
  if ((await count()) <= maxTokens) return token;
  // others were created at the same time
  await deps.tokens.deleteOne({ _id: token.id });
  throw tokensFull();
}

function tokensFull(): AppError {
  return new AppError('conflict', { reason: 'tokens_full' });
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

/**
 * Resolves when no process accepts the token any more: this one refuses it at once, others as soon as they hear of it, a
 * second later at the latest.
 * @throws AppError `not_found` when the token is another user's, or revoked already
 */
export async function revokeToken(
  { tokens, tokenCache }: { tokens: TokenModel; tokenCache: Pick<TokenCache, 'end'> },
  userId: number,
  tokenId: string,
): Promise<void> {
  const { deletedCount } = await tokens.deleteOne({ _id: tokenId, userId });
  if (deletedCount === 0) throw new AppError('not_found', { message: 'There is no such token.' });
  await tokenCache.end({ tokenIds: [tokenId] });
}

interface AuthenticateTokenDeps {
  tokens: TokenModel;
  tokenCache: TokenCache;
  tokenUses: TokenUses;
  clock: Clock;
}

/**
 * Finds out whose token it is, and records its last use, to about a minute.
 * @param options.isRead the call changes nothing, so that what was read a few seconds ago will do (see `TokenCache`). All
 *   other calls read the token from the database.
 * @returns null when the token is unknown or revoked
 */
export async function authenticateToken(
  deps: AuthenticateTokenDeps,
  apiToken: string,
  { isRead = false }: { isRead?: boolean } = {},
): Promise<{ userId: number; tokenId: string } | null> {
  if (!isSecret(tokenPrefix, apiToken)) return null;
  const hash = hashSecret(apiToken);
  const token = (isRead ? deps.tokenCache.find(hash) : null) ?? (await readToken(deps, hash));
  if (!token) return null;
  deps.tokenUses.note(token, deps.clock());
  return { userId: token.userId, tokenId: token._id };
}

async function readToken({ tokens, tokenCache }: AuthenticateTokenDeps, hash: string): Promise<KnownToken | null> {
  const remember = tokenCache.beginRead();
  const found = await tokens.findOne({ hash }, { hash: 1, userId: 1, lastUsedAt: 1 }).lean();
  if (!found || !safeEqual(found.hash, hash)) return null;
  const token = { _id: found._id, userId: found.userId, lastUsedAt: found.lastUsedAt };
  remember(hash, token);
  return token;
}

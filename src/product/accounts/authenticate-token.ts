import type { Clock } from '../../infra/clock.ts';
import { hashSecret, isSecret, safeEqual } from '../../infra/secrets.ts';
import { tokenPrefix } from './manage-tokens.ts';
import type { TokenModel, TokenRecord } from './token.model.ts';

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
  const token = await deps.tokens.findOne({ hash }).lean<TokenRecord>();
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

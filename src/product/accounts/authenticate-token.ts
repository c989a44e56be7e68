import type { Clock } from '../../infra/clock.ts';
import { hashSecret, isSecret, safeEqual } from '../../infra/secrets.ts';
import { tokenPrefix } from './create-token.ts';
import type { TokenModel, TokenRecord } from './token.model.ts';

/** A busy token's use is written down this often; every call reads it anew, so revoking takes effect at once. */
const noteUseEveryMs = 60_000;

/** null = unknown or revoked. One read by an index; and about once a minute the last use is noted. */
export async function authenticateToken(
  deps: { tokens: TokenModel; clock: Clock },
  apiToken: string,
): Promise<{ userId: number; tokenId: string } | null> {
  if (!isSecret(tokenPrefix, apiToken)) return null;
  const hash = hashSecret(apiToken);
  const token = await deps.tokens.findOne({ hash }).lean<TokenRecord>();
  if (!token || !safeEqual(token.hash, hash)) return null;
  await noteUse(deps, token);
  return { userId: token.userId, tokenId: token._id };
}

async function noteUse({ tokens, clock }: { tokens: TokenModel; clock: Clock }, token: TokenRecord): Promise<void> {
  const now = clock();
  if (token.lastUsedAt && now - token.lastUsedAt.getTime() < noteUseEveryMs) return;
  // of many calls at once only the first writes
  await tokens.updateOne({ _id: token._id, lastUsedAt: token.lastUsedAt }, { $set: { lastUsedAt: new Date(now) } });
}

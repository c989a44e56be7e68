import type { TokenView } from './account-services.ts';
import type { TokenModel, TokenRecord } from './token.model.ts';

/** Newest first. */
export async function listTokens({ tokens }: { tokens: TokenModel }, userId: number): Promise<TokenView[]> {
  const records = await tokens.find({ userId }).sort({ createdAt: -1, _id: -1 }).lean<TokenRecord[]>();
  return records.map(({ _id, name, prefix, createdAt, lastUsedAt }) => ({
    id: _id,
    name,
    prefix,
    createdAt,
    lastUsedAt,
  }));
}

import { AppError } from '../../infra/errors/app-error.ts';
import type { TokenModel } from './token.model.ts';

/** @throws AppError `not_found` for one that is not this user's, or revoked already */
export async function revokeToken(
  { tokens }: { tokens: TokenModel },
  { userId, tokenId }: { userId: number; tokenId: string },
): Promise<void> {
  const { deletedCount } = await tokens.deleteOne({ _id: tokenId, userId });
  if (deletedCount === 0) throw new AppError('not_found', { message: 'There is no such token.' });
}

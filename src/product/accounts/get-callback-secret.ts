import { findUser } from './find-user.ts';
import type { UserModel } from './user.model.ts';

/**
 * `whsec_` and base64: what the user's callbacks are signed with.
 * @throws AppError `not_found`
 */
export async function getCallbackSecret({ users }: { users: UserModel }, userId: number): Promise<string> {
  return (await findUser(users, userId)).callbackSecret;
}

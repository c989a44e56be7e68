import { AppError } from '../../infra/errors/app-error.ts';
import type { UserModel, UserRecord } from './user.model.ts';

/**
 * Gives an existing user the operators' pages. It creates no user, so that a mistyped address cannot become an admin.
 * @throws AppError `not_found`
 */
export async function makeAdmin(
  { users }: { users: UserModel },
  { email }: { email: string },
): Promise<{ userId: number }> {
  const user = await users
    .findOneAndUpdate({ email: email.trim().toLowerCase() }, { $set: { isAdmin: true } })
    .lean<UserRecord>();
  if (!user) throw new AppError('not_found', { message: 'Nobody has that email address. Create the user first.' });
  return { userId: user._id };
}

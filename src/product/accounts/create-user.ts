import { z } from 'zod';
import { AppError } from '../../infra/errors/app-error.ts';
import type { FieldErrors } from '../../infra/validation/invalid-fields.ts';
import { type AddUserDeps, addUser } from './add-user.ts';
import type { UserModel, UserRecord } from './user.model.ts';

/**
 * For operators.
 * @throws AppError `invalid_input` on `email` when it is not an email address, or taken
 */
export async function createUser(
  deps: AddUserDeps,
  input: { email: string },
): Promise<{ userId: number; email: string; apiToken: string; callbackSecret: string }> {
  const email = readEmail(input.email);
  const { record, apiToken } = await addUser(deps, {
    email,
    firstName: null,
    lastName: null,
    integrationId: null,
    pendingChatbotTag: null,
    tokenName: 'first token',
  });
  return { userId: record._id, email: record.email ?? email, apiToken, callbackSecret: record.callbackSecret };
}

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

function readEmail(text: string): string {
  const result = z.email().safeParse(text.trim());
  if (result.success) return result.data;
  const errors: FieldErrors = { email: [{ rule: 'email' }] };
  throw new AppError('invalid_input', {
    message: 'The email field must be a valid email address.',
    details: { errors },
  });
}

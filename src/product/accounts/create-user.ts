import { z } from 'zod';
import { AppError } from '../../infra/errors/app-error.ts';
import type { FieldErrors } from '../../infra/validation/invalid-fields.ts';
import { type AddUserDeps, addUser } from './add-user.ts';

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

function readEmail(text: string): string {
  const result = z.email().safeParse(text.trim());
  if (result.success) return result.data;
  const errors: FieldErrors = { email: [{ rule: 'email' }] };
  throw new AppError('invalid_input', {
    message: 'The email field must be a valid email address.',
    details: { errors },
  });
}

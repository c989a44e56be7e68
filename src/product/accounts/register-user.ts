import type { Transaction } from '../../infra/database/transaction.ts';
import { type AddUserDeps, addUser } from './add-user.ts';

export interface RegisterUserInput {
  integrationId: string;
  email: string;
  firstName?: string;
  lastName?: string;
  chatbotTag?: string;
}

export interface RegisteredUser {
  userId: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  apiToken: string;
}

/**
 * Creates a user for an integration, which the caller has authenticated.
 * @throws AppError `invalid_input` with `details.errors` when the address is taken
 */
export async function registerUser(
  deps: AddUserDeps,
  input: RegisterUserInput,
  transaction?: Transaction,
): Promise<RegisteredUser> {
  const { email, integrationId, firstName = null, lastName = null, chatbotTag: pendingChatbotTag = null } = input;
  const user = { email, firstName, lastName, integrationId, pendingChatbotTag, tokenName: 'registration' };
  const { record, apiToken } = await addUser(deps, user, transaction);
  return { userId: record._id, email: record.email ?? email, firstName, lastName, apiToken };
}

import type { Transaction } from '../../infra/database/transaction.ts';
import type { RegisteredUser, RegisterUserInput } from './account-services.ts';
import { type AddUserDeps, addUser } from './add-user.ts';

/**
 * For an integration, which has been authenticated before.
 * @throws AppError `invalid_input` with `details.errors` when the address is taken
 */
export async function registerUser(
  deps: AddUserDeps,
  input: RegisterUserInput,
  transaction?: Transaction,
): Promise<RegisteredUser> {
  const { record, apiToken } = await addUser(
    deps,
    {
      email: input.email,
      firstName: input.firstName ?? null,
      lastName: input.lastName ?? null,
      integrationId: input.integrationId,
      pendingChatbotTag: input.chatbotTag ?? null,
      tokenName: 'registration',
    },
    transaction,
  );
  return {
    userId: record._id,
    email: record.email ?? input.email,
    firstName: record.firstName,
    lastName: record.lastName,
    apiToken,
  };
}

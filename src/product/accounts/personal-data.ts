import type { PersonalDataPart } from '../../infra/personal-data-part.ts';
import type { TokenModel } from './token.model.ts';
import { listTokens } from './tokens.ts';
import type { UserModel, UserRecord } from './user.model.ts';

/** The user's own document. Deleting the account clears it at once and removes it last. */
export function profilePart({ users }: { users: UserModel }): PersonalDataPart {
  return {
    name: 'profile',
    isSingle: true,
    async *read({ userId }) {
      const user = await users.findById(userId).lean();
      if (user) yield exported(user);
    },
    erase: async () => undefined,
  };
}

function exported(user: UserRecord) {
  const { _id: id, email, firstName, lastName, createdAt, isAdmin } = user;
  const {
    defaultSettings,
    language,
    dictionary,
    telegram,
    whatsapp = null,
    pendingChatbotTag,
    integrationId: registeredBy,
  } = user;
  const { formerIds = [], retiringCallbackSecrets = [] } = user;
  return {
    id,
    email,
    firstName,
    lastName,
    createdAt,
    isAdmin,
    defaultSettings,
    language,
    dictionary,
    telegram,
    whatsapp,
    pendingChatbotTag,
    registeredBy,
    formerIds,
    retiringCallbackSecrets: retiringCallbackSecrets.map(({ validUntil }) => ({ validUntil })),
  };
}

export function tokensPart({ tokens }: { tokens: TokenModel }): PersonalDataPart {
  return {
    name: 'tokens',
    async *read({ userId }) {
      yield* await listTokens({ tokens }, userId);
    },
    async erase({ userId }) {
      await tokens.deleteMany({ userId });
    },
  };
}

import type { PersonalDataPart } from '../../../infra/personal-data-part.ts';
import type { UserModel, UserRecord } from '../../accounts/user.model.ts';

/** The user's own document. */
export function profilePart({ users }: { users: UserModel }): PersonalDataPart {
  return {
    name: 'profile',
    isSingle: true,
    async *read({ userId }) {
      const user = await users.findById(userId).lean<UserRecord>();
      if (user) yield readable(user);
    },
    // emptied when the deletion was asked for, and removed last of all
    erase: async () => undefined,
  };
}

function readable(user: UserRecord) {
  const { _id, email, firstName, lastName, isAdmin, createdAt } = user;
  const { defaultSettings, language, dictionary, integrationId, pendingChatbotTag, telegram } = user;
  const { formerIds = [], retiringCallbackSecrets = [] } = user;
  return {
    ...{ id: _id, email, firstName, lastName, createdAt, isAdmin },
    ...{ defaultSettings, language, dictionary, telegram, pendingChatbotTag },
    registeredBy: integrationId,
    formerIds,
    retiringCallbackSecrets: retiringCallbackSecrets.map(({ validUntil }) => ({ validUntil })),
  };
}

import type { LinkCodeModel } from '../../../chat/chats/linking/link-code.model.ts';
import type { PersonalDataPart } from '../../../infra/personal-data-part.ts';

/** Codes that join a chat to the account and are still good; the codes themselves are not kept. */
export function linkCodesPart({ linkCodes }: { linkCodes: LinkCodeModel }): PersonalDataPart {
  return {
    name: 'link_codes',
    async *read({ userId }) {
      const codes = linkCodes.find({ userId }).sort({ createdAt: 1 }).lean().cursor();
      for await (const { chatKey, createdAt, expiresAt } of codes) yield { madeInChat: chatKey, createdAt, expiresAt };
    },
    async erase({ userId }) {
      await linkCodes.deleteMany({ userId });
    },
  };
}

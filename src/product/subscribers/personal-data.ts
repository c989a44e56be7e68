import type { PersonalDataPart } from '../../infra/personal-data-part.ts';
import type { ClaimLinkModel } from './claim-link.model.ts';
import { unlinkFields } from './link-subscriber.ts';
import type { SubscriberModel } from './subscriber.model.ts';

/** Linked messenger contacts. A contact belongs to the chatbot platform: erasing only unlinks it. */
export function contactsPart({ subscribers }: { subscribers: SubscriberModel }): PersonalDataPart {
  return {
    name: 'subscribers',
    async *read({ userId }) {
      const linked = subscribers.find({ userId }).sort({ linkedAt: 1 }).lean().cursor();
      for await (const { chatbotId, messengerId, linkedAt } of linked) yield { chatbotId, messengerId, linkedAt };
    },
    async erase({ userId }) {
      await subscribers.updateMany({ userId }, { $set: unlinkFields });
    },
  };
}

/**
 * Links that the user claimed contacts by. They belong to the platform and stay until they expire, without the user.
 */
export function claimLinksPart({ claimLinks }: { claimLinks: ClaimLinkModel }): PersonalDataPart {
  return {
    name: 'claim_links',
    async *read({ userId }) {
      const used = claimLinks.find({ usedBy: userId }).sort({ usedAt: 1 }).lean().cursor();
      for await (const { chatbotId, messengerId, usedAt, expiresAt } of used) {
        yield { chatbotId, messengerId, usedAt, expiresAt };
      }
    },
    async erase({ userId }) {
      await claimLinks.updateMany({ usedBy: userId }, { $set: { usedBy: null } });
    },
  };
}

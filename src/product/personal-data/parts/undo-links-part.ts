import type { UndoLinkModel } from '../../../chat/chatbot-platform/linked-contacts/undo-link.model.ts';
import type { PersonalDataPart } from '../../../infra/personal-data-part.ts';
import type { SubscriberModel } from '../../subscribers/subscriber.model.ts';

export interface UndoLinksPartDeps {
  undoLinks: UndoLinkModel;
  subscribers: SubscriberModel;
}

/**
 * Links by which a contact may undo being linked to the account. Found by the contact: they go before it is unlinked.
 */
export function undoLinksPart({ undoLinks, subscribers }: UndoLinksPartDeps): PersonalDataPart {
  const contactsOf = (userId: number) => subscribers.find({ userId }).lean().cursor();
  return {
    name: 'undo_links',
    async *read({ userId }) {
      for await (const { chatbotId, messengerId, linkedAt } of contactsOf(userId)) {
        if (linkedAt === null) continue;
        for (const { usedAt, expiresAt } of await undoLinks.find({ chatbotId, messengerId, linkedAt }).lean()) {
          yield { chatbotId, messengerId, linkedAt, usedAt, expiresAt };
        }
      }
    },
    async erase({ userId }) {
      for await (const { chatbotId, messengerId } of contactsOf(userId)) {
        await undoLinks.deleteMany({ chatbotId, messengerId });
      }
    },
  };
}

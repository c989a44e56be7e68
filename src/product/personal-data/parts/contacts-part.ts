import type { PersonalDataPart } from '../../../infra/personal-data-part.ts';
import { unlinkFields } from '../../subscribers/link-subscriber.ts';
import type { SubscriberModel } from '../../subscribers/subscriber.model.ts';

/** Linked messenger contacts. The contact is the chatbot platform's and stays, as nobody's. */
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

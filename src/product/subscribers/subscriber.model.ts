import { defineModel, field, type RecordOf } from '../../infra/database/define-model.ts';
import { whereDate } from '../../infra/database/partial-index.ts';

/** A contact on a chatbot platform, and the user that it is linked to. */
export const createSubscriberModel = defineModel({
  name: 'Subscriber',
  collection: 'subscribers',
  fields: {
    chatbotId: field.text(),
    messengerId: field.text(),
    /** null = linked to nobody. */
    userId: field.number().nullable(),
    linkedAt: field.date().nullable(),
    /** Set by every new link: the contact is to be notified, with a way to undo it. Cleared once that is done. */
    linkNoticeDueAt: field.date().nullable(),
    /** When to check whether the contact is to get a tag, see `users.pendingChatbotTag`; null = not at all. */
    tagDueAt: field.date().nullable(),
    tagTries: field.number().default(0),
    createdAt: field.date(),
  },
  indexes: [
    [{ chatbotId: 1, messengerId: 1 }, { unique: true }],
    [{ userId: 1 }],
    [{ linkNoticeDueAt: 1 }, whereDate('linkNoticeDueAt')],
    [{ tagDueAt: 1 }, whereDate('tagDueAt')],
  ],
});

export type SubscriberModel = ReturnType<typeof createSubscriberModel>;
export type SubscriberRecord = RecordOf<typeof createSubscriberModel>;

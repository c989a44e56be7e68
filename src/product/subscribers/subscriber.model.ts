import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/** A contact on a chatbot platform, and the user that it is linked to. */
export interface SubscriberRecord {
  chatbotId: string;
  messengerId: string;
  /** null = linked to nobody. */
  userId: number | null;
  linkedAt: Date | null;
  /** Set by every new link: the contact is to be notified, with a way to undo it. Cleared once that is done. */
  linkNoticeDueAt: Date | null;
  /** When to check whether the contact is to get a tag, see `users.pendingChatbotTag`; null = not at all. */
  tagDueAt: Date | null;
  tagTries: number;
  createdAt: Date;
}

export type SubscriberModel = Model<SubscriberRecord>;

const schema = new Schema<SubscriberRecord>(
  {
    chatbotId: { type: String, required: true },
    messengerId: { type: String, required: true },
    userId: { type: Number, default: null },
    linkedAt: { type: Date, default: null },
    linkNoticeDueAt: { type: Date, default: null },
    tagDueAt: { type: Date, default: null },
    tagTries: { type: Number, default: 0 },
    createdAt: { type: Date, required: true },
  },
  { collection: 'subscribers', versionKey: false },
);
schema.index({ chatbotId: 1, messengerId: 1 }, { unique: true });
schema.index({ userId: 1 });
schema.index({ linkNoticeDueAt: 1 }, { partialFilterExpression: { linkNoticeDueAt: { $type: 'date' } } });
schema.index({ tagDueAt: 1 }, { partialFilterExpression: { tagDueAt: { $type: 'date' } } });

export function createSubscriberModel(connection: Connection): SubscriberModel {
  return modelOn<SubscriberRecord>(connection, 'Subscriber', schema);
}

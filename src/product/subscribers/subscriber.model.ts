import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../infra/database/model-on.ts';

/** A contact on the chatbot platform, and whose it is. */
export interface SubscriberRecord {
  chatbotId: string;
  messengerId: string;
  /** null = not claimed by anybody yet. */
  userId: number | null;
  linkedAt: Date | null;
  /**
   * Set with every new link, for the contact has to be told of it and how to undo it. Whoever tells it clears it; until
   * then it is still to be told.
   */
  linkNoticeDueAt: Date | null;
  /** When to see whether a tag waits for the contact, see `users.pendingChatbotTag`; null = none does. */
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

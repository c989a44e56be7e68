import { type Connection, type Model, Schema } from 'mongoose';
import type { CaptionSettings } from '../captions/caption-settings.ts';
import type { DictionaryEntry } from '../captions/dictionary.ts';
import { modelOn } from '../database/model-on.ts';

/** Somebody who has videos captioned. */
export interface UserRecord {
  _id: number;
  /** Lower-cased; null for people who came by chat only. */
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  plan: string;
  isAdmin: boolean;
  /** What applies where a video says nothing else. */
  defaultSettings: CaptionSettings;
  /** How words are written in their videos; copied into each as it is created. */
  dictionary: DictionaryEntry[];
  /** `whsec_…`; kept as it is, for it signs. */
  callbackSecret: string;
  /** Who registered them; null = the operator, or themselves. */
  integrationId: string | null;
  /** To be added to their contact on the chatbot platform as soon as that is known. */
  pendingChatbotTag: string | null;
  telegramUsername: string | null;
  createdAt: Date;
}

export type UserModel = Model<UserRecord>;

const schema = new Schema<UserRecord>(
  {
    _id: { type: Number, required: true },
    email: { type: String, default: null },
    firstName: { type: String, default: null },
    lastName: { type: String, default: null },
    plan: { type: String, default: 'free' },
    isAdmin: { type: Boolean, default: false },
    defaultSettings: { type: Schema.Types.Mixed, default: {} },
    dictionary: { type: Schema.Types.Mixed, default: [] },
    callbackSecret: { type: String, required: true },
    integrationId: { type: String, default: null },
    pendingChatbotTag: { type: String, default: null },
    telegramUsername: { type: String, default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: 'users', minimize: false, versionKey: false },
);
schema.index({ email: 1 }, { unique: true, partialFilterExpression: { email: { $type: 'string' } } });

export function createUserModel(connection: Connection): UserModel {
  return modelOn<UserRecord>(connection, 'User', schema);
}

import { type Connection, type Model, Schema } from 'mongoose';
import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import type { DictionaryEntry } from '../../engine/captions/wording/dictionary.ts';
import { modelOn } from '../../infra/database/model-on.ts';
import type { Language } from '../../texts/languages.ts';

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
  /** What the pages are in, once it was chosen; null = what the browser asks for. */
  language: Language | null;
  /** How words are written in their videos; copied into each as it is created. */
  dictionary: DictionaryEntry[];
  /** `whsec_…`; kept as it is, for it signs. */
  callbackSecret: string;
  /** Those that it took the place of: each signs too until its time, and is nothing after it. */
  retiringCallbackSecrets: RetiringSecret[];
  /** Who registered them; null = the operator, or themselves. */
  integrationId: string | null;
  /** To be added to their contact on the chatbot platform as soon as that is known. */
  pendingChatbotTag: string | null;
  /** Whose chat with the caption bot it is; null = nobody's. */
  telegram: TelegramIdentity | null;
  /** Numbers of accounts that were joined to this one: whoever still names them means this. */
  formerIds: number[];
  createdAt: Date;
  /** From then on the account is no more, and what is left of it is being removed; null = it lives. */
  deletionRequestedAt: Date | null;
  /** The email of an account that is being removed, as long as something is to be found by it. */
  formerEmail: string | null;
}

export interface TelegramIdentity {
  id: string;
  username: string | null;
  chatId: string;
}

export interface RetiringSecret {
  secret: string;
  validUntil: Date;
}

export type UserModel = Model<UserRecord>;

const retiringSecretSchema = new Schema<RetiringSecret>(
  { secret: { type: String, required: true }, validUntil: { type: Date, required: true } },
  { _id: false },
);

const telegramSchema = new Schema<TelegramIdentity>(
  {
    id: { type: String, required: true },
    username: { type: String, default: null },
    chatId: { type: String, required: true },
  },
  { _id: false },
);

const schema = new Schema<UserRecord>(
  {
    _id: { type: Number, required: true },
    email: { type: String, default: null },
    firstName: { type: String, default: null },
    lastName: { type: String, default: null },
    plan: { type: String, default: 'free' },
    isAdmin: { type: Boolean, default: false },
    defaultSettings: { type: Schema.Types.Mixed, default: {} },
    language: { type: String, default: null },
    dictionary: { type: Schema.Types.Mixed, default: [] },
    callbackSecret: { type: String, required: true },
    retiringCallbackSecrets: { type: [retiringSecretSchema], default: [] },
    integrationId: { type: String, default: null },
    pendingChatbotTag: { type: String, default: null },
    telegram: { type: telegramSchema, default: null },
    formerIds: { type: [Number], default: [] },
    createdAt: { type: Date, required: true },
    deletionRequestedAt: { type: Date, default: null },
    formerEmail: { type: String, default: null },
  },
  { collection: 'users', minimize: false, versionKey: false },
);
schema.index({ email: 1 }, { unique: true, partialFilterExpression: { email: { $type: 'string' } } });
schema.index(
  { 'telegram.chatId': 1 },
  { unique: true, partialFilterExpression: { 'telegram.chatId': { $type: 'string' } } },
);
schema.index({ formerIds: 1 });
schema.index({ deletionRequestedAt: 1 }, { partialFilterExpression: { deletionRequestedAt: { $type: 'date' } } });

export function createUserModel(connection: Connection): UserModel {
  return modelOn<UserRecord>(connection, 'User', schema);
}

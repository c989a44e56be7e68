import { type Connection, type Model, Schema } from 'mongoose';
import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import type { DictionaryEntry } from '../../engine/captions/wording/dictionary.ts';
import { modelOn } from '../../infra/database/model-on.ts';
import type { Language } from '../../texts/languages.ts';

/** A person who has videos captioned. */
export interface UserRecord {
  _id: number;
  /** Lower-cased; null for people who only use a chat. */
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  isAdmin: boolean;
  /** Caption settings that apply where a video sets nothing else. */
  defaultSettings: CaptionSettings;
  /** Language of the pages; null = not chosen, so that the browser's preference applies. */
  language: Language | null;
  /** How words are spelled in their videos; copied into each video when it is created. */
  dictionary: DictionaryEntry[];
  /** `whsec_…`; stored unhashed, since callbacks are signed with it. */
  callbackSecret: string;
  /** Secrets that it replaced: each one signs too until its `validUntil`. */
  retiringCallbackSecrets: RetiringSecret[];
  /** Integration that registered them; null = an operator did, or they did themselves. */
  integrationId: string | null;
  /** Tag to add to their contact on the chatbot platform as soon as the contact is known. */
  pendingChatbotTag: string | null;
  /** Their chat with the caption bot; null = none. */
  telegram: TelegramIdentity | null;
  /** Ids of accounts that were merged into this one; a payment that names one of them means this account. */
  formerIds: number[];
  createdAt: Date;
  /** Since then nobody can use the account, and its data is being removed; null = it is in use. */
  deletionRequestedAt: Date | null;
  /** Email address of an account that is being removed, while data still has to be found by it. */
  formerEmail: string | null;
}

interface TelegramIdentity {
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

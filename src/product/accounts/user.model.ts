import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import type { DictionaryEntry } from '../../engine/captions/wording/dictionary.ts';
import { defineModel, field, type RecordOf } from '../../infra/database/define-model.ts';
import { whereDate, whereText } from '../../infra/database/partial-index.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { Language } from '../../texts/languages.ts';

/** A person who has videos captioned. */
export const createUserModel = defineModel({
  name: 'User',
  collection: 'users',
  minimize: false,
  fields: {
    _id: field.number(),
    /** Lower-cased; null for people who only use a chat. */
    email: field.text().nullable(),
    firstName: field.text().nullable(),
    lastName: field.text().nullable(),
    isAdmin: field.boolean().default(false),
    /** Caption settings that apply where a video sets nothing else. */
    defaultSettings: field.json<CaptionSettings>().default({}),
    /** Language of the pages; null = not chosen, so that the browser's preference applies. */
    language: field.text<Language>().nullable(),
    /** How words are spelled in their videos; copied into each video when it is created. */
    dictionary: field.json<DictionaryEntry[]>().default([]),
    /** `whsec_…`; stored unhashed, since callbacks are signed with it. */
    callbackSecret: field.text(),
    /** Secrets that it replaced: each one signs too until its `validUntil`. */
    retiringCallbackSecrets: field.list(field.group({ secret: field.text(), validUntil: field.date() })),
    /** Integration that registered them; null = an operator did, or they did themselves. */
    integrationId: field.text().nullable(),
    /** Tag to add to their contact on the chatbot platform as soon as the contact is known. */
    pendingChatbotTag: field.text().nullable(),
    /** Their chat with the caption bot; null = none. */
    telegram: field.group({ id: field.text(), username: field.text().nullable(), chatId: field.text() }).nullable(),
    /** Their chat on WhatsApp; null = none. */
    whatsapp: field.group({ id: field.text(), name: field.text().nullable() }).nullable().optional(),
    /** Ids of accounts that were merged into this one; a payment that names one of them means this account. */
    formerIds: field.list(field.number()),
    createdAt: field.date(),
    /** Since then nobody can use the account, and its data is being removed; null = it is in use. */
    deletionRequestedAt: field.date().nullable(),
    /** Email address of an account that is being removed, while data still has to be found by it. */
    formerEmail: field.text().nullable(),
  },
  indexes: [
    [{ email: 1 }, { unique: true, ...whereText('email') }],
    [{ 'telegram.chatId': 1 }, { unique: true, ...whereText('telegram.chatId') }],
    [{ 'whatsapp.id': 1 }, { unique: true, ...whereText('whatsapp.id') }],
    [{ formerIds: 1 }],
    [{ 'defaultSettings.watermark.picture': 1 }, whereText('defaultSettings.watermark.picture')],
    // how many people an integration has registered
    [{ integrationId: 1 }, whereText('integrationId')],
    [{ deletionRequestedAt: 1, _id: 1 }, whereDate('deletionRequestedAt')],
  ],
});

export type UserModel = ReturnType<typeof createUserModel>;
export type UserRecord = RecordOf<typeof createUserModel>;
export type RetiringSecret = UserRecord['retiringCallbackSecrets'][number];

/** @throws AppError `not_found`, also for a user whose deletion has begun */
export async function findUser(users: UserModel, userId: number, transaction?: Transaction): Promise<UserRecord> {
  const user = await users
    .findOne({ _id: userId, deletionRequestedAt: null })
    .session(transaction ?? null)
    .lean();
  if (!user) throw noSuchUser(userId);
  return user;
}

export function noSuchUser(userId: number): AppError {
  return new AppError('not_found', { message: `There is no user ${userId}.` });
}

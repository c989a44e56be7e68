import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import { type DictionaryEntry, dictionaryLimits, termKey } from '../../engine/captions/wording/dictionary.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { FieldErrors } from '../../infra/validation/violation.ts';
import type { Language } from '../../texts/languages.ts';
import { findUser, type UserModel } from './user.model.ts';

interface PreferencesDeps {
  users: UserModel;
}

/**
 * Caption settings that apply where a video sets nothing else. They are changed by `chats`, which keeps copies of them.
 * @throws AppError `not_found`
 */
export async function getDefaultSettings({ users }: PreferencesDeps, userId: number): Promise<CaptionSettings> {
  return (await findUser(users, userId)).defaultSettings ?? {};
}

/** How words are spelled in the user's videos. @throws AppError `not_found` */
export async function getDictionary({ users }: PreferencesDeps, userId: number): Promise<DictionaryEntry[]> {
  return (await findUser(users, userId)).dictionary ?? [];
}

/** Applies to videos created from now on. @throws AppError `not_found`; `invalid_input` when it has too many entries */
export async function setDictionary(
  { users }: PreferencesDeps,
  userId: number,
  dictionary: DictionaryEntry[],
): Promise<void> {
  if (dictionary.length > dictionaryLimits.entries) throw dictionaryFull();
  const user = await findUser(users, userId);
  await users.updateOne({ _id: user._id }, { $set: { dictionary } });
}

/**
 * Adds entries to the user's dictionary, in the place of those for the same words.
 * @throws AppError `not_found`; `invalid_input` when it gets too many entries
 */
export async function addToDictionary(
  { users }: PreferencesDeps,
  { userId, entries }: { userId: number; entries: readonly DictionaryEntry[] },
  transaction?: Transaction,
): Promise<DictionaryEntry[]> {
  const { dictionary: before = [] } = await findUser(users, userId, transaction);
  const added = new Set(entries.map(({ from }) => termKey(from)));
  const dictionary = [...before.filter(({ from }) => !added.has(termKey(from))), ...entries];
  if (dictionary.length > dictionaryLimits.entries) throw dictionaryFull();
  await users.updateOne({ _id: userId }, { $set: { dictionary } }, transaction ? { session: transaction } : {});
  return dictionary;
}

/** The language of the pages for this user, in every browser. */
export async function setLanguage({ users }: PreferencesDeps, userId: number, language: Language): Promise<void> {
  await users.updateOne({ _id: userId }, { $set: { language } });
}

function dictionaryFull(): AppError {
  const errors: FieldErrors = { dictionary: [{ rule: 'max_array', params: { max: dictionaryLimits.entries } }] };
  return new AppError('invalid_input', { reason: 'dictionary_full', details: { errors } });
}

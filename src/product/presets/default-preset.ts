import { isDeepStrictEqual } from 'node:util';
import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { findUser, type UserModel } from '../accounts/user.model.ts';
import type { PresetModel, PresetRecord } from './preset.model.ts';

export interface DefaultPresetDeps {
  users: UserModel;
  presets: PresetModel;
  /** Port: sets what chats and pages begin with, and the copies that chats keep. */
  setDefaultSettings(userId: number, settings: CaptionSettings, transaction: Transaction): Promise<void>;
}

/**
 * Makes a preset the account's default. Chats and pages, which begin with the account's default settings, get a copy of
 * its settings; the language that the person speaks stays.
 */
export async function chooseDefault(
  deps: DefaultPresetDeps,
  preset: PresetRecord,
  transaction: Transaction,
): Promise<PresetRecord> {
  const { presets } = deps;
  const { _id, userId, settings } = preset;
  const others = { userId, isDefault: true, _id: { $ne: _id } };
  await presets.updateMany(others, { $set: { isDefault: false } }, { session: transaction });
  await presets.updateOne({ _id }, { $set: { isDefault: true } }, { session: transaction });
  const { language } = await spokenAndRest(deps, userId, transaction);
  await deps.setDefaultSettings(userId, { ...settings, ...language }, transaction);
  return { ...preset, isDefault: true };
}

/** The account has no default preset any more. Default settings that were changed since stay. */
export async function dropDefault(
  deps: DefaultPresetDeps,
  { _id, userId, settings, isDefault }: PresetRecord,
  transaction: Transaction,
): Promise<void> {
  if (!isDefault) return;
  await deps.presets.updateOne({ _id }, { $set: { isDefault: false } }, { session: transaction });
  const { language, rest } = await spokenAndRest(deps, userId, transaction);
  if (isDeepStrictEqual(rest, settings)) await deps.setDefaultSettings(userId, language, transaction);
}

async function spokenAndRest({ users }: DefaultPresetDeps, userId: number, transaction: Transaction) {
  const { defaultSettings = {} } = await findUser(users, userId, transaction);
  const { language, ...rest } = defaultSettings;
  return { language: language === undefined ? {} : { language }, rest };
}

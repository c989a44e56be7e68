import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import { presetKey, readPresetName } from '../../engine/captions/settings/preset-name.ts';
import type { NamedPreset } from '../../engine/captions/settings/preset-settings.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import type { UserModel } from '../accounts/user.model.ts';
import type { PresetModel, PresetRecord } from './preset.model.ts';

/**
 * The settings of a preset of the account.
 * @param of.name null = its default
 * @returns null when there is none
 */
export async function findPreset(
  { presets }: { presets: PresetModel },
  { userId, name }: { userId: number; name: string | null },
  transaction?: Transaction,
): Promise<CaptionSettings | null> {
  const which = name === null ? { isDefault: true } : { key: presetKey(readPresetName(name) ?? '') };
  const found = await presets
    .findOne({ userId, ...which })
    .session(transaction ?? null)
    .lean<PresetRecord>();
  return found?.settings ?? null;
}

/** The preset that a person means by "my brand": the default, or the one that was changed last. null = there is none. */
export async function findBrand(
  { presets }: { presets: PresetModel },
  userId: number,
  transaction?: Transaction,
): Promise<NamedPreset | null> {
  const found = await presets
    .findOne({ userId })
    .sort({ isDefault: -1, updatedAt: -1 })
    .session(transaction ?? null)
    .lean<PresetRecord>();
  return found && { name: found.name, settings: found.settings };
}

/** Whether a preset, or the default settings of an account, have this upload as their watermark. */
export async function keepsUpload(
  { presets, users }: { presets: PresetModel; users: UserModel },
  picture: string,
): Promise<boolean> {
  if (await presets.exists({ 'settings.watermark.picture': picture })) return true;
  return (await users.exists({ 'defaultSettings.watermark.picture': picture })) !== null;
}

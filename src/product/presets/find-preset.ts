import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import { presetKey, readPresetName } from '../../engine/captions/settings/preset-name.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
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

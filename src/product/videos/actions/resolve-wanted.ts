import type { CaptionSettings, SettingKey } from '../../../engine/captions/settings/caption-settings.ts';
import { isPresetName } from '../../../engine/captions/settings/preset-name.ts';
import {
  changesByPreset,
  presetSettings,
  type WantedSettings,
  withChanges,
} from '../../../engine/captions/settings/preset-settings.ts';
import { captionStyleNames } from '../../../engine/captions/settings/style-names.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { invalidFields } from '../../../infra/validation/violation.ts';
import type { VideoDeps } from '../video-deps.ts';

/**
 * The settings of a new video. A preset is copied, so that its later changes do not change the video; what is wanted
 * besides takes precedence over it.
 * @param wanted.usesDefaultPreset where no style is wanted, the account's default preset applies
 * @throws AppError `invalid_input` on `style` when there is no such style or preset, and on the font of the captions
 */
export async function resolveWanted(
  deps: ResolveDeps,
  { ownerId, settings, usesDefaultPreset = false }: Wanted & { usesDefaultPreset?: boolean },
  transaction?: Transaction,
): Promise<CaptionSettings> {
  const { style, ...others } = settings;
  const accept = (resolved: CaptionSettings) => deps.ownFonts.accept({ ownerId, settings: resolved });
  if (style !== undefined && !isPresetName(style)) return accept(settings as CaptionSettings);
  if (style === undefined && !usesDefaultPreset) return accept(others);
  const preset = await deps.findPreset({ userId: ownerId, name: style ?? null }, transaction);
  if (!preset && style !== undefined) throw noSuchStyle();
  return accept(withChanges(presetSettings(preset ?? {}), others));
}

/**
 * The changes of a video's settings. A preset resets what a style fills in and it leaves out, see `changesByPreset`.
 * @throws AppError `invalid_input` on `style`, and on the font of the captions
 */
export async function resolveWantedChanges(
  deps: ResolveDeps,
  { ownerId, settings, resetSettings = [] }: Wanted & { resetSettings?: readonly SettingKey[] },
  transaction?: Transaction,
): Promise<{ settings: CaptionSettings; resetSettings: readonly SettingKey[] }> {
  const { style, ...others } = settings;
  const accept = (resolved: CaptionSettings) => deps.ownFonts.accept({ ownerId, settings: resolved });
  if (style === undefined || !isPresetName(style)) {
    return { settings: await accept(settings as CaptionSettings), resetSettings };
  }
  const preset = await deps.findPreset({ userId: ownerId, name: style }, transaction);
  if (!preset) throw noSuchStyle();
  const changes = changesByPreset(preset);
  return {
    settings: await accept(withChanges(changes.settings, others)),
    resetSettings: [...resetSettings, ...changes.resetSettings],
  };
}

type ResolveDeps = VideoDeps<'findPreset'> & { ownFonts: Pick<VideoDeps<'ownFonts'>['ownFonts'], 'accept'> };

interface Wanted {
  ownerId: number;
  settings: WantedSettings;
}

function noSuchStyle() {
  const choices = `${captionStyleNames.join(', ')}, or a preset of yours`;
  return invalidFields([{ field: 'style', rule: 'style', params: { choices } }]);
}

import { readFile } from 'node:fs/promises';
import type { CaptionSettings } from '../engine/captions/settings/caption-settings.ts';
import { presetSettingsField } from '../engine/captions/settings/preset-settings-field.ts';
import { decodeText } from '../infra/decode-text.ts';
import { required } from '../infra/validation/field.ts';
import { parseIfText } from '../infra/validation/list-field.ts';
import { isPlainObject } from '../infra/validation/php-values.ts';
import { validate } from '../infra/validation/validate.ts';

/** Whether `--style` names a file with a preset. */
export function isPresetFile(style: unknown): style is string {
  return typeof style === 'string' && /\.json$/i.test(style);
}

/**
 * A preset in a file: settings by their names in the API, or a preset as GET /api/presets gives it.
 * @throws AppError `invalid_input`; the system's error
 */
export async function readPresetFile(file: string): Promise<CaptionSettings> {
  const json = parseIfText(decodeText(await readFile(file)));
  const settings = isPlainObject(json) && isPlainObject(json.settings) ? json.settings : json;
  return validate({ settings: required(presetSettingsField()) }, { settings: settings ?? '?' }).settings;
}

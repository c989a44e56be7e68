import { z } from 'zod';
import type { Field, Fields } from '../../../infra/validation/field.ts';
import { fieldOf } from '../../../infra/validation/field-kinds.ts';
import { parseIfText } from '../../../infra/validation/list-field.ts';
import { isPlainObject } from '../../../infra/validation/php-values.ts';
import { inspect } from '../../../infra/validation/validate.ts';
import { type CaptionSettings, captionSettings } from './caption-settings.ts';
import { isStyleName, maxPresetNameCharacters, readPresetName } from './preset-name.ts';
import { presetSettingKeys, presetSettings } from './preset-settings.ts';
import { settingFields, toCaptionSettings } from './setting-fields.ts';
import { titleDesignField } from './title-field.ts';

const all = settingFields({ language: 'code', withDefaults: false });

/** What a preset may hold, by its names in the API. */
const held: Fields = {
  ...Object.fromEntries(presetSettingKeys.map((key) => [captionSettings[key].name, all[captionSettings[key].name]])),
  title: titleDesignField(captionSettings.title.kind),
};

/** `settings` of a preset: an object, a form's fields of it, or JSON text. What no preset holds is ignored. */
export function presetSettingsField(): Field<CaptionSettings, false> {
  const shape = Object.fromEntries(Object.entries(held).map(([name, { schema }]) => [name, schema.optional()]));
  return {
    schema: z
      .object(shape)
      .describe('Settings of captions by their names. Others, such as `language`, belong to one video and are ignored'),
    required: false,
    whenBlank: {},
    read(value, name) {
      const given = Array.isArray(value) && value.length === 0 ? {} : parseIfText(value);
      if (!isPlainObject(given)) return { violations: [{ field: name, rule: 'array' }] };
      const { values, violations } = inspect(held, given);
      if (violations.length > 0) {
        return { violations: violations.map((one) => ({ ...one, field: `${name}.${one.field}` })) };
      }
      return { value: presetSettings(toCaptionSettings(values)) };
    },
  };
}

/** `name` of a preset, as it is stored. */
export function presetNameField(): Field<string, false> {
  const isName = (value: unknown) => {
    const name = typeof value === 'string' ? readPresetName(value) : null;
    return name !== null && !isStyleName(name);
  };
  return fieldOf({
    schema: z
      .string()
      .min(1)
      .max(maxPresetNameCharacters)
      .describe('Letters, digits, spaces, dashes and underscores; not the name of a ready-made style'),
    rules: [{ name: 'preset_name', holds: isName }],
    convert: (value) => readPresetName(String(value)) ?? '',
  });
}

import { z } from 'zod';
import { type Field, isBroken } from '../../../infra/validation/field.ts';
import {
  booleanField,
  choiceField,
  fieldOf,
  fractionField,
  integerField,
  textField,
} from '../../../infra/validation/field-kinds.ts';
import { captionPresets } from './caption-presets.ts';
import {
  type CaptionSettings,
  captionSettings,
  type SettingKey,
  type SettingName,
  settingKeys,
  settingRow,
} from './caption-settings.ts';
import { valueInFrame } from './caption-style.ts';
import { colorField } from './color-field.ts';
import { dictionaryEntriesSchema, dictionaryField } from './dictionary-field.ts';
import { fontField } from './font-field.ts';
import { framingField, framingSchema, presentFraming } from './framing-field.ts';
import { parseLanguage } from './languages.ts';
import { positionField } from './position-field.ts';
import { maxPresetNameCharacters, readPresetName } from './preset-name.ts';
import type { WantedSettings } from './preset-settings.ts';
import { progressBarField } from './progress-bar-field.ts';
import type { CaptionSetting, SettingKind } from './setting-row.ts';
import { styleField } from './style-field.ts';
import { presentTitle, titleField, titleSchema } from './title-field.ts';
import { watermarkField, watermarkSchema } from './watermark-field.ts';

/** A field for each setting, by its name in the API, in the order of the table. */
type SettingFields<Settings = CaptionSettings> = {
  [Key in SettingKey as (typeof captionSettings)[Key]['name']]: Field<Settings[Key & keyof Settings], false>;
};

/**
 * The settings as fields of a request or options of a command.
 * @param use.language `any`: code, locale tag, English name or `auto`; `code`: ISO 639-1 only
 * @param use.withDefaults documents what a setting that is left out becomes
 */
export function settingFields(use: { language: 'any' | 'code'; withDefaults: boolean }): SettingFields {
  const fields = settingKeys.map((key) => {
    const { name, kind, about } = settingRow(key);
    const { schema, ...field } = kind.type === 'language' ? languageField(use.language) : fieldOfKind(kind);
    const notes = [about, schema.description, use.withDefaults && leftOut(key)].filter(Boolean);
    const described = schema.describe(notes.join('. '));
    const preset = use.withDefaults ? valueInFrame({}, key, { isVertical: true }) : undefined;
    return [name, { ...field, schema: preset === undefined ? described : described.meta({ default: preset }) }];
  });
  return Object.fromEntries(fields) as SettingFields;
}

/** Same, where `style` may also be the name of a preset of the caller's account. */
export function wantedSettingFields(use: Parameters<typeof settingFields>[0]): SettingFields<WantedSettings> {
  const fields = settingFields(use);
  return { ...fields, style: orPresetName(fields.style) };
}

/** The settings that were given, from the values of {@link wantedSettingFields}. */
export function toWantedSettings(values: { readonly [Name in SettingName]?: unknown }): WantedSettings {
  return toCaptionSettings(values);
}

/** The settings that were given, from the values of their fields. */
export function toCaptionSettings(values: { readonly [Name in SettingName]?: unknown }): CaptionSettings {
  const given = settingKeys.map((key) => [key, values[captionSettings[key].name]]);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/** Stored settings as replies and exports show them. */
export function presentSettings(settings: CaptionSettings): z.infer<typeof presentedSettingsSchema> {
  const { framing, title } = settings;
  const presented = {
    ...settings,
    ...(framing === undefined ? {} : { framing: presentFraming(framing) }),
    ...(title === undefined ? {} : { title: presentTitle(title) }),
  };
  const known = settingKeys.map((key) => [captionSettings[key].name, presented[key]]);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

/** What {@link presentSettings} returns. */
export const presentedSettingsSchema = z
  .strictObject(
    Object.fromEntries(settingKeys.map((key) => [captionSettings[key].name, presentedSchema(settingRow(key))])),
  )
  .partial();

function presentedSchema({ kind }: CaptionSetting): z.ZodType {
  switch (kind.type) {
    case 'framing':
      return framingSchema;
    case 'dictionary':
      return dictionaryEntriesSchema;
    case 'title':
      // without a text it is the design of a preset, for a title that comes later
      return titleSchema(kind).partial({ text: true });
    case 'watermark':
      return watermarkSchema;
    case 'color':
      return z.string().regex(/^#([0-9A-F]{6}|[0-9A-F]{8})$/);
    case 'language':
      return z.string();
    default:
      return fieldOfKind(kind).schema;
  }
}

function fieldOfKind(kind: Exclude<SettingKind, { type: 'language' }>): Field<unknown, false> {
  switch (kind.type) {
    case 'boolean':
      return booleanField();
    case 'integer':
      return integerField(kind);
    case 'number':
      return fractionField(kind);
    case 'choice':
      return choiceField(kind.choices, { anyCase: true });
    case 'style':
      return styleField(kind.choices);
    case 'font':
      return fontField(kind.choices);
    case 'color':
      return colorField();
    case 'position':
      return positionField(kind);
    case 'framing':
      return framingField();
    case 'dictionary':
      return dictionaryField();
    case 'text':
      return textField({ maxLength: kind.maxCharacters });
    case 'title':
      return titleField(kind);
    case 'progressBar':
      return progressBarField();
    case 'watermark':
      return watermarkField();
  }
}

/** Whether there is such a preset is known only to the account. */
function orPresetName(style: Field<string | undefined, false>): Field<string | undefined, false> {
  const { description, ...meta } = style.schema.meta() ?? {};
  const names = z.string().max(maxPresetNameCharacters);
  const about = `${description}. Or the name of a preset of yours: see GET /api/presets`;
  return {
    ...style,
    schema: z.union([style.schema, names]).describe(about).meta(meta),
    read(value, name) {
      const reading = style.read(value, name);
      const preset = isBroken(reading) && typeof value === 'string' ? readPresetName(value) : null;
      return preset === null ? reading : { value: preset };
    },
  };
}

/** What the documents say beside a default that depends on the style or on the frame. */
function leftOut(key: SettingKey): string {
  const { byStyle, default: always } = settingRow(key);
  if (!byStyle) return '';
  const { settings, wide } = captionPresets[captionSettings.style.default];
  if (key in wide) {
    const size = key as keyof typeof wide;
    return `Left out: the style’s own, for ${captionSettings.style.default} ${settings[size]} on vertical frames and ${wide[size]} on others`;
  }
  return always === undefined ? 'Left out: the style’s own' : `Left out: the style’s own, mostly ${always}`;
}

/** @param accept `any`: code, locale tag, English name or `auto` (means absent); `code`: ISO 639-1 only */
function languageField(accept: 'any' | 'code'): Field<string | undefined, false> {
  const read = (value: unknown) => {
    if (typeof value !== 'string' || (accept === 'code' && !/^[a-z]{2}$/i.test(value))) return null;
    return parseLanguage(value);
  };
  return fieldOf({
    schema: z
      .string()
      .describe(
        accept === 'any'
          ? 'ISO 639-1 code, locale tag, English name, or auto. Left out: auto, the language is detected'
          : 'ISO 639-1 code',
      )
      .meta({ example: accept === 'any' ? 'en-US' : 'en' }),
    rules: [{ name: 'in', holds: (value) => read(value) !== null }],
    convert(value) {
      const choice = read(value);
      return choice?.kind === 'code' ? choice.code : undefined;
    },
  });
}

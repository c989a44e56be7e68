import { captionPresets } from '../../../engine/captions/settings/caption-presets.ts';
import {
  type CaptionSettings,
  captionFontFamilies,
  captionStyleNames,
} from '../../../engine/captions/settings/caption-settings.ts';
import { defaultCaptionSettings } from '../../../engine/captions/settings/caption-style.ts';
import { captionsField } from '../../../engine/captions/settings/captions-field.ts';
import { dictionaryField } from '../../../engine/captions/settings/dictionary-field.ts';
import { colorField, languageField, positionField } from '../../../engine/captions/settings/field-kinds.ts';
import { framingField, presentFraming } from '../../../engine/captions/settings/framing-field.ts';
import { type Fields, required, type Values } from '../../../infra/validation/field.ts';
import { booleanField, choiceField, integerField, textField, urlField } from '../../../infra/validation/field-kinds.ts';

/** Each setting's name in the interface, and in the product. */
const settingNames = {
  language: 'language',
  resize_for_social_media: 'resizeForSocialMedia',
  framing: 'framing',
  style: 'style',
  captions_font_color: 'fontColor',
  captions_highlight_color: 'highlightColor',
  captions_outline_color: 'outlineColor',
  captions_position: 'position',
  captions_font_size: 'fontSize',
  captions_font_family: 'fontFamily',
  captions_add_emojis: 'addEmojis',
  captions_outline_thickness: 'outlineThickness',
  captions_mask_profanity: 'maskProfanity',
  dictionary: 'dictionary',
} as const satisfies Record<string, keyof CaptionSettings>;

type SettingName = keyof typeof settingNames;

const lookFields = {
  resize_for_social_media: booleanField(),
  framing: framingField(),
  style: styleField(),
  captions_font_color: colorField(),
  captions_highlight_color: colorField(),
  captions_outline_color: colorField(),
  captions_position: positionField(),
  captions_font_size: integerField({ min: 18, max: 65 }),
  captions_font_family: choiceField(captionFontFamilies, { anyCase: true }),
  captions_add_emojis: booleanField(),
  captions_outline_thickness: integerField({ min: 0, max: 20 }),
  captions_mask_profanity: maskField(),
  dictionary: dictionaryField(),
  callback: urlField(['http:', 'https:']),
  captions: captionsField(),
} satisfies Fields;

const { wide } = captionPresets.pop;

/** What the engine chooses where one value does not say it. */
const leftOpen: Record<string, string> = {
  captions_position:
    'A word, or the height of the block’s centre as a share of the frame’s height. Left out: the lower third, inside the safe area',
  captions_font_size: `Left out: the style’s own; for pop 45 on upright frames and ${wide.fontSize} on others`,
  captions_outline_thickness: `Left out: the style’s own; for pop 7 on upright frames and ${wide.outlineThickness} on others`,
};

export const createFields = withDefaults({
  video_url: required(urlField(['http:', 'https:', 'upload:'])),
  language: languageField('any'),
  ...lookFields,
});

export const editFields = {
  video_id: required(textField()),
  language: languageField('code'),
  ...lookFields,
};

/** All that shapes the look, without what is only said once a video is submitted. */
export const settingFields = fieldsOfSettings();

export type CaptionValues = Omit<Values<typeof createFields>, 'video_url'>;

/** What the caller said of the look; what was left out is absent. */
export function toCaptionSettings(values: Partial<Pick<CaptionValues, SettingName>>): CaptionSettings {
  const given = Object.entries(settingNames).map(([name, key]) => [key, values[name as SettingName]] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/** The settings under the interface's own names. */
export function presentSettings(settings: CaptionSettings): Record<string, unknown> {
  const { framing } = settings;
  const presented = framing === undefined ? settings : { ...settings, framing: presentFraming(framing) };
  const known = Object.entries(settingNames).map(([name, key]) => [name, presented[key]] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

function fieldsOfSettings() {
  const { callback: _callback, captions: _captions, ...fields } = lookFields;
  return { language: languageField('code'), ...fields };
}

/** Tells OpenAPI what the engine chooses when a field is left out. */
function withDefaults<F extends Fields>(fields: F): F {
  const described = Object.entries(fields).map(([name, field]) => {
    const key = Object.hasOwn(settingNames, name) ? settingNames[name as SettingName] : undefined;
    const value = key && (defaultCaptionSettings as CaptionSettings)[key];
    const described = leftOpen[name] ? field.schema.describe(leftOpen[name]) : field.schema;
    return [name, { ...field, schema: value === undefined ? described : described.meta({ default: value }) }] as const;
  });
  return Object.fromEntries(described) as F;
}

function styleField() {
  const field = choiceField(captionStyleNames, { anyCase: true });
  const about = 'A ready-made look, see GET /api/styles; any setting that is given wins over its own';
  return { ...field, schema: field.schema.describe(about) };
}

function maskField() {
  const field = booleanField();
  return {
    ...field,
    schema: field.schema.describe('Swear words as f***, in the picture and in exports').meta({ default: false }),
  };
}

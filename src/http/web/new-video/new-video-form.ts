import { isDeepStrictEqual } from 'node:util';
import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import { presetKey } from '../../../engine/captions/settings/preset-name.ts';
import type { NamedPreset } from '../../../engine/captions/settings/preset-settings.ts';
import { defaultStyle } from '../../../engine/captions/settings/style-names.ts';
import { findStyle, styleOf } from '../components/style-choice.tsx';
import type { FormFields } from '../forms/read-form.ts';
import { isCommonLanguage } from './language-choice.tsx';

/** The values of the form for a new video. */
export interface NewVideoForm {
  url: string;
  /** `upload://…` of an uploaded file; '' = none. */
  uploadUrl: string;
  /** A ready-made style, or the name of a preset. */
  style: string;
  isVertical: boolean;
  hasEmojis: boolean;
  /** ISO 639-1; '' = to be detected. */
  language: string;
  /** What is said, word for word; '' = none. */
  script: string;
  /** The settings become the defaults for later videos. */
  savesAsDefault: boolean;
}

/** What the form reads of a preset of the account. */
export interface FormPreset extends NamedPreset {
  isDefault: boolean;
}

/** The initial values. */
export function formFromDefaults(defaults: CaptionSettings, presets: readonly FormPreset[]): NewVideoForm {
  const preset = presets.find(({ isDefault, settings }) => isDefault && isSameLook(settings, defaults));
  return {
    url: '',
    uploadUrl: '',
    style: preset?.name ?? styleOf(defaults),
    isVertical: defaults.resizeForSocialMedia ?? false,
    hasEmojis: defaults.addEmojis ?? false,
    language: defaults.language ?? '',
    script: '',
    savesAsDefault: false,
  };
}

/** Values that the page does not offer are ignored. */
export function readNewVideoForm(form: FormFields, presets: readonly FormPreset[]): NewVideoForm {
  const language = form.text('language');
  const uploadUrl = form.text('upload_url') || form.text('file');
  return {
    url: form.text('video_url'),
    uploadUrl: uploadUrl.startsWith('upload://') ? uploadUrl : '',
    style: findStyle(form.text('style')) ?? findPreset(form.text('style'), presets)?.name ?? defaultStyle,
    isVertical: form.text('vertical') !== '',
    hasEmojis: form.text('emojis') !== '',
    language: isCommonLanguage(language) ? language : '',
    // browsers send line ends of two characters
    script: form.text('script').replaceAll('\r\n', '\n'),
    savesAsDefault: form.text('keep') !== '',
  };
}

/** With the user's default style come all their default settings; another style comes without them. */
export function toCaptionSettings(
  form: NewVideoForm,
  { defaults, presets }: { defaults: CaptionSettings; presets: readonly FormPreset[] },
): CaptionSettings {
  const style = findStyle(form.style) ?? defaultStyle;
  const ofStyle = form.style === styleOf(defaults) ? { style, ...defaults } : { style };
  const { language: _language, ...look } = findPreset(form.style, presets)?.settings ?? ofStyle;
  return {
    ...look,
    resizeForSocialMedia: form.isVertical,
    addEmojis: form.hasEmojis,
    ...(form.language === '' ? {} : { language: form.language }),
    ...(form.script === '' ? {} : { script: form.script }),
  };
}

function findPreset(name: string, presets: readonly FormPreset[]): FormPreset | undefined {
  return presets.find((preset) => presetKey(preset.name) === presetKey(name));
}

function isSameLook(one: CaptionSettings, { language: _, ...other }: CaptionSettings): boolean {
  return isDeepStrictEqual(one, other);
}

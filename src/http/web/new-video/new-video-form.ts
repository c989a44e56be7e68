import { isDeepStrictEqual } from 'node:util';
import { type CaptionSettings, captionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import { presetKey } from '../../../engine/captions/settings/preset-name.ts';
import { type NamedPreset, withChanges } from '../../../engine/captions/settings/preset-settings.ts';
import { outputSizes } from '../../../engine/captions/settings/setting-row.ts';
import { defaultStyle } from '../../../engine/captions/settings/style-names.ts';
import { cutText } from '../../../infra/cut-text.ts';
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
  /** The other switches that are on. */
  switches: readonly FormSwitch[];
  /** The words of the title; '' = none. */
  title: string;
  outputSize: OutputSize;
  /** ISO 639-1; '' = to be detected. */
  language: string;
  /** What is said, word for word; '' = none. */
  script: string;
  /** The settings become the defaults for later videos. */
  savesAsDefault: boolean;
}

/** Switches of the form beside vertical and emojis, which have fields of their own. */
export const formSwitches = ['emphasis', 'progressBar', 'accessible', 'maskProfanity', 'autoZoom'] as const;
export type FormSwitch = (typeof formSwitches)[number];

type OutputSize = NonNullable<CaptionSettings['outputSize']>;

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
    switches: switchesOf(defaults),
    title: '',
    outputSize: defaults.outputSize ?? captionSettings.outputSize.default,
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
    switches: formSwitches.filter((key) => form.text(captionSettings[key].name) !== ''),
    title: cutText(form.text('title'), captionSettings.title.kind.maxCharacters),
    outputSize: outputSizes.find((size) => size === form.text('output_size')) ?? captionSettings.outputSize.default,
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
  const settings = {
    ...look,
    ...chosenBeside(look, form, defaults),
    resizeForSocialMedia: form.isVertical,
    addEmojis: form.hasEmojis,
    ...(form.language === '' ? {} : { language: form.language }),
    ...(form.script === '' ? {} : { script: form.script }),
  };
  return form.title === '' ? settings : withChanges(settings, { title: { text: form.title } });
}

/**
 * What was switched on, or off, on the page. A switch that is off as the page showed it says nothing against a preset that
 * was chosen there.
 */
function chosenBeside(
  look: CaptionSettings,
  { switches, outputSize }: NewVideoForm,
  defaults: CaptionSettings,
): CaptionSettings {
  const shown = switchesOf(defaults);
  const changed = formSwitches.filter(
    (key) => switches.includes(key) !== shown.includes(key) || switches.includes(key),
  );
  const own = changed.filter((key) => switches.includes(key) !== Boolean(look[key]));
  const isShownSize = outputSize === (defaults.outputSize ?? captionSettings.outputSize.default);
  return {
    ...Object.fromEntries(own.map((key) => [key, switches.includes(key)])),
    ...(isShownSize ? {} : { outputSize }),
  };
}

function switchesOf(settings: CaptionSettings): FormSwitch[] {
  return formSwitches.filter((key) => Boolean(settings[key]));
}

function findPreset(name: string, presets: readonly FormPreset[]): FormPreset | undefined {
  return presets.find((preset) => presetKey(preset.name) === presetKey(name));
}

function isSameLook(one: CaptionSettings, { language: _, ...other }: CaptionSettings): boolean {
  return isDeepStrictEqual(one, other);
}

import {
  type CaptionSettings,
  type CaptionStyleName,
  captionStyleNames,
} from '../../../engine/captions/settings/caption-settings.ts';
import { findStyle } from '../components/style-choice.tsx';
import type { FormFields } from '../forms/read-form.ts';
import { isCommonLanguage } from './language-choice.tsx';

/** The values of the form for a new video. */
export interface NewVideoForm {
  url: string;
  /** `upload://…` of an uploaded file; '' = none. */
  uploadUrl: string;
  style: CaptionStyleName;
  isVertical: boolean;
  hasEmojis: boolean;
  /** ISO 639-1; '' = to be detected. */
  language: string;
  /** What is said, word for word; '' = none. */
  script: string;
  /** The settings become the defaults for later videos. */
  savesAsDefault: boolean;
}

/** The initial values. */
export function formFromDefaults(defaults: CaptionSettings): NewVideoForm {
  return {
    url: '',
    uploadUrl: '',
    style: defaults.style ?? captionStyleNames[0],
    isVertical: defaults.resizeForSocialMedia ?? false,
    hasEmojis: defaults.addEmojis ?? false,
    language: defaults.language ?? '',
    script: '',
    savesAsDefault: false,
  };
}

/** Values that the page does not offer are ignored. */
export function readNewVideoForm(form: FormFields): NewVideoForm {
  const language = form.text('language');
  const uploadUrl = form.text('upload_url') || form.text('file');
  return {
    url: form.text('video_url'),
    uploadUrl: uploadUrl.startsWith('upload://') ? uploadUrl : '',
    style: findStyle(form.text('style')) ?? captionStyleNames[0],
    isVertical: form.text('vertical') !== '',
    hasEmojis: form.text('emojis') !== '',
    language: isCommonLanguage(language) ? language : '',
    // browsers send line ends of two characters
    script: form.text('script').replaceAll('\r\n', '\n'),
    savesAsDefault: form.text('keep') !== '',
  };
}

/** With the user's default style come all their default settings; another style comes without them. */
export function toCaptionSettings(form: NewVideoForm, defaults: CaptionSettings): CaptionSettings {
  const isDefaultStyle = form.style === (defaults.style ?? captionStyleNames[0]);
  const { language: _language, ...style } = isDefaultStyle ? defaults : {};
  return {
    ...style,
    style: form.style,
    resizeForSocialMedia: form.isVertical,
    addEmojis: form.hasEmojis,
    ...(form.language === '' ? {} : { language: form.language }),
    ...(form.script === '' ? {} : { script: form.script }),
  };
}

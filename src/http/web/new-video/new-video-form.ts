import {
  type CaptionSettings,
  type CaptionStyleName,
  captionStyleNames,
} from '../../../engine/captions/settings/caption-settings.ts';
import { findStyle } from '../components/style-choice.tsx';
import type { FormFields } from '../forms/form-fields.ts';
import { isSpokenLanguage } from './language-choice.tsx';

/** What somebody has said of a new video. */
export interface NewVideoForm {
  url: string;
  /** `upload://…` of a file that has come; '' = none. */
  uploadUrl: string;
  style: CaptionStyleName;
  isVertical: boolean;
  hasEmojis: boolean;
  /** ISO 639-1; '' = to be found out. */
  language: string;
  /** The look is for later videos, too. */
  savesAsDefault: boolean;
}

/** What an empty form begins with. */
export function formFromDefaults(defaults: CaptionSettings): NewVideoForm {
  return {
    ...{ url: '', uploadUrl: '', savesAsDefault: false },
    style: defaults.style ?? captionStyleNames[0],
    isVertical: defaults.resizeForSocialMedia ?? false,
    hasEmojis: defaults.addEmojis ?? false,
    language: defaults.language ?? '',
  };
}

/** What the browser sends beside what the page offers counts for nothing. */
export function readNewVideoForm(form: FormFields): NewVideoForm {
  const language = form.text('language');
  const uploadUrl = form.text('upload_url') || form.text('file');
  return {
    url: form.text('video_url'),
    uploadUrl: uploadUrl.startsWith('upload://') ? uploadUrl : '',
    style: findStyle(form.text('style')) ?? captionStyleNames[0],
    isVertical: form.text('vertical') !== '',
    hasEmojis: form.text('emojis') !== '',
    language: isSpokenLanguage(language) ? language : '',
    savesAsDefault: form.text('keep') !== '',
  };
}

/** Whoever takes their own default style gets all of their look with it; another style comes as it is. */
export function toCaptionSettings(form: NewVideoForm, defaults: CaptionSettings): CaptionSettings {
  const isOwnLook = form.style === (defaults.style ?? captionStyleNames[0]);
  const { language: _language, ...look } = isOwnLook ? defaults : {};
  return {
    ...look,
    style: form.style,
    resizeForSocialMedia: form.isVertical,
    addEmojis: form.hasEmojis,
    ...(form.language === '' ? {} : { language: form.language }),
  };
}

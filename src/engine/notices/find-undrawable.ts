import type { Caption } from '../captions/caption.ts';
import { emojisWithoutArt } from '../captions/emojis/caption-emoji.ts';
import type { CaptionSettings } from '../captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../captions/settings/caption-style.ts';
import type { FontSet } from '../layout/fonts/font-set.ts';
import { missingCharacters } from '../layout/text/missing-characters.ts';
import { maxItemsShown, type Shortcomings } from './notices.ts';

export interface ShownCaptions {
  captions: Caption[];
  settings: CaptionSettings;
  /** What is spoken, as far as it is known. */
  language: string | null;
}

/** What captions hold and cannot be drawn: characters without a font, emojis without a picture. */
export function findUndrawable(fonts: FontSet, { captions, settings, language }: ShownCaptions): Shortcomings {
  const style = resolveCaptionStyle({ ...settings, language: language ?? undefined });
  return {
    missingCharacters: missingCharacters({ captions, style, fonts }, maxItemsShown + 1),
    emojisWithoutArt: emojisWithoutArt(captions),
  };
}

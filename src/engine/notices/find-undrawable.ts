import type { Caption } from '../captions/caption.ts';
import { emojisWithoutArt } from '../captions/emojis/caption-emoji.ts';
import type { CaptionSettings } from '../captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../captions/settings/caption-style.ts';
import type { FontSet } from '../layout/fonts/font-set.ts';
import { missingCharacters } from '../layout/text/missing-characters.ts';
import { mostNamed, type Shortcomings } from './notices.ts';

export interface ShownCaptions {
  captions: Caption[];
  settings: CaptionSettings;
  /** What is spoken, as far as it is known. */
  language: string | null;
}

/** What is in captions and cannot be drawn: signs without a font, emojis without a picture. */
export function findUndrawable(fonts: FontSet, { captions, settings, language }: ShownCaptions): Shortcomings {
  const style = resolveCaptionStyle({ ...settings, language: language ?? undefined });
  return {
    missingSigns: missingCharacters({ captions, style, fonts }, mostNamed + 1),
    unknownEmojis: emojisWithoutArt(captions),
  };
}

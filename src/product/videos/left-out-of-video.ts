import type { Caption } from '../../engine/captions/caption.ts';
import type { CaptionSettings } from '../../engine/captions/caption-settings.ts';
import { resolveCaptionStyle } from '../../engine/captions/caption-style.ts';
import { ownEmojisWithoutPicture } from '../../engine/captions/emojis/own-emoji.ts';
import type { FontSet } from '../../engine/layout/font-set.ts';
import { missingSigns } from '../../engine/layout/missing-signs.ts';
import { mostNamed, type Shortcomings } from './notices-of-video.ts';

export interface ShownCaptions {
  captions: Caption[];
  settings: CaptionSettings;
  /** What is spoken, as far as it is known. */
  language: string | null;
}

/** What is in captions and cannot be drawn: signs without a font, emojis without a picture. */
export function leftOutOfVideo(fonts: FontSet, { captions, settings, language }: ShownCaptions): Shortcomings {
  const style = resolveCaptionStyle({ ...settings, language: language ?? undefined });
  return {
    missingSigns: missingSigns({ captions, style, fonts }, mostNamed + 1),
    unknownEmojis: ownEmojisWithoutPicture(captions),
  };
}

import type { Caption } from '../captions/caption.ts';
import { emojisWithoutArt } from '../captions/emojis/extract-emojis.ts';
import type { CaptionSettings } from '../captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../captions/settings/caption-style.ts';
import type { FontSet } from '../layout/fonts/font-set.ts';
import { missingCharacters } from '../layout/text/drawable-text.ts';
import { maxItemsShown, type Shortcomings } from './notices.ts';

/**
 * What captions hold and cannot be drawn: characters without a font, emojis without a picture.
 * @param shown.language what is spoken, as far as it is known
 */
export function findUndrawable(
  fonts: FontSet,
  shown: { captions: Caption[]; settings: CaptionSettings; language: string | null },
): Shortcomings {
  const { captions, settings, language } = shown;
  const style = resolveCaptionStyle({ ...settings, language: language ?? undefined });
  return {
    missingCharacters: missingCharacters({ captions, style, fonts }, maxItemsShown + 1),
    emojisWithoutArt: emojisWithoutArt(captions),
  };
}

import type { Caption } from '../captions/caption.ts';
import { emojisWithoutArt } from '../captions/emojis/extract-emojis.ts';
import type { CaptionSettings } from '../captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../captions/settings/caption-style.ts';
import { titleSpan } from '../captions/settings/title.ts';
import type { FontSet } from '../layout/fonts/font-set.ts';
import type { Frame } from '../layout/geometry/page-layout.ts';
import { missingCharacters } from '../layout/text/drawable-text.ts';
import { isTitleCut } from '../layout/title/lay-out-title.ts';
import { maxItemsShown, type Shortcomings } from './notices.ts';

interface ShownInput {
  captions: Caption[];
  settings: CaptionSettings;
  /** What is spoken, as far as it is known. */
  language: string | null;
  /** The output's size and length; left out = the title is not looked at. */
  output?: { frame: Frame; durationMs: number };
}

/**
 * What captions and title hold and cannot be drawn: characters without a font, emojis without a picture, a title that is
 * too long or comes too late.
 */
export function findUndrawable(fonts: FontSet, { captions, settings, language, output }: ShownInput): Shortcomings {
  const style = resolveCaptionStyle({ ...settings, language: language ?? undefined });
  const { title } = settings;
  const texts = title ? [...captions, { text: title.text, startMs: 0, endMs: 1, words: [] }] : captions;
  const found = {
    missingCharacters: missingCharacters({ captions: texts, style, fonts }, maxItemsShown + 1),
    emojisWithoutArt: emojisWithoutArt(captions),
  };
  if (!title || !output) return found;
  const { frame, durationMs } = output;
  const isTitleLate = titleSpan(title, durationMs) === null;
  return { ...found, isTitleLate, isTitleCut: !isTitleLate && isTitleCut({ title, style, frame, fonts }) };
}

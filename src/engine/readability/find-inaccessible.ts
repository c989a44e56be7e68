import type { Caption } from '../captions/caption.ts';
import { charactersPerSecond, readingLimits } from '../captions/pages/reading-limits.ts';
import { accessibleColors } from '../captions/settings/accessible-style.ts';
import type { CaptionSettings } from '../captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../captions/settings/caption-style.ts';
import type { FontSet } from '../layout/fonts/font-set.ts';
import { layOutCaptions } from '../layout/lay-out-captions.ts';
import type { SourceFacts } from '../media/source-facts.ts';
import { outputFrame } from '../render/filters/output-frame.ts';

/** What `captions_accessible` asked for, and was not kept. Empty if nothing was asked for. */
export interface Inaccessible {
  /** Pages leave too little time to read them. */
  areHurried?: boolean;
  /** Colours that the caller chose were changed, so that letters are readable. */
  areColorsChanged?: boolean;
}

interface ShownCaptions {
  captions: Caption[];
  settings: CaptionSettings;
  /** Spoken language; null = unknown. */
  language: string | null;
  facts: SourceFacts;
}

/** Pure except for reading font files. */
export function findInaccessible(fonts: FontSet, { captions, settings, language, facts }: ShownCaptions): Inaccessible {
  if (!settings.accessible) return {};
  const style = resolveCaptionStyle({ ...settings, language: language ?? undefined });
  const pages = layOutCaptions({ captions, style, frame: outputFrame(facts, settings), fonts });
  const areHurried = pages.some(
    ({ text, startMs, endMs }) => charactersPerSecond(text, endMs - startMs) > readingLimits.charactersPerSecond,
  );
  return {
    areHurried,
    areColorsChanged: areColorsChanged(settings),
  };
}

/** The style's own colours are nobody's choice. */
function areColorsChanged(settings: CaptionSettings): boolean {
  const wanted = resolveCaptionStyle({ ...settings, accessible: false });
  const drawn = accessibleColors(wanted, wanted.drawing);
  return (['fontColor', 'highlightColor', 'outlineColor'] as const).some(
    (color) => settings[color] !== undefined && drawn[color] !== wanted[color],
  );
}

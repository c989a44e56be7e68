import { type CaptionLook, type CaptionPreset, type CaptionSize, captionPresets } from './caption-presets.ts';
import type { CaptionFontFamily, CaptionPosition, CaptionSettings } from './caption-settings.ts';

/** A look with nothing left open but what depends on the frame. Sizes mean pixels on a frame 1280 pixels high. */
export interface CaptionStyle {
  look: CaptionLook;
  fontFamily: CaptionFontFamily;
  fontColor: string;
  highlightColor: string;
  outlineColor: string;
  /** null = left open: the engine chooses a place in the lower third, inside the safe area. */
  position: CaptionPosition | null;
  /** The caller has not said where captions stand, so that they may keep off what is in the picture. */
  isPositionOpen: boolean;
  /** Height of a capital letter, so that the three families look equally large at the same number. null = left open. */
  fontSize: number | null;
  /** null = left open. */
  outlineThickness: number | null;
  /** What is left open, by the shape of the frame. */
  openSizes: { upright: CaptionSize; wide: CaptionSize };
  /** What a page may hold, where that is not as usual. */
  page: NonNullable<CaptionPreset['page']> | null;
  addEmojis: boolean;
  /** Decides how letters are made capitals (Turkish i); null = not known. */
  language: string | null;
}

/** What a caller gets who says nothing. */
export const defaultCaptionSettings = {
  style: 'pop',
  resizeForSocialMedia: false,
  ...captionPresets.pop.settings,
  addEmojis: false,
} as const satisfies CaptionSettings;

/** A setting that is given wins over the style's own, whichever came first. */
export function resolveCaptionStyle(settings: CaptionSettings): CaptionStyle {
  const preset: CaptionPreset = captionPresets[settings.style ?? defaultCaptionSettings.style];
  const { fontSize, outlineThickness, position, ...base } = preset.settings;
  const fontColor = settings.fontColor ?? base.fontColor;
  return {
    look: preset.look,
    fontFamily: settings.fontFamily ?? base.fontFamily,
    fontColor,
    highlightColor: settings.highlightColor ?? base.highlightColor ?? fontColor,
    outlineColor: settings.outlineColor ?? base.outlineColor,
    position: settings.position ?? position ?? null,
    isPositionOpen: settings.position === undefined,
    fontSize: settings.fontSize ?? null,
    outlineThickness: settings.outlineThickness ?? null,
    openSizes: { upright: { fontSize, outlineThickness }, wide: preset.wide },
    page: preset.page ?? null,
    addEmojis: settings.addEmojis ?? defaultCaptionSettings.addEmojis,
    language: settings.language ?? null,
  };
}

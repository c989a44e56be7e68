import type { CaptionFontFamily, CaptionPosition, CaptionSettings } from './caption-settings.ts';

/** A look with nothing left open but what depends on the frame. Sizes mean pixels on a frame 1280 pixels high. */
export interface CaptionStyle {
  fontFamily: CaptionFontFamily;
  fontColor: string;
  highlightColor: string;
  outlineColor: string;
  /** null = left open: the engine chooses a place in the lower third, inside the safe area. */
  position: CaptionPosition | null;
  /** Height of a capital letter, so that the three families look equally large at the same number. null = left open. */
  fontSize: number | null;
  /** null = left open. */
  outlineThickness: number | null;
  addEmojis: boolean;
  /** Decides how letters are made capitals (Turkish i); null = not known. */
  language: string | null;
}

/**
 * What a caller gets who says nothing. At 1080×1920 the size gives capitals 67 px high (an em of 96 px in Poppins Black)
 * with an outline of 10.5 px: the middle of what the best short-video captions use (72–100 px, a tenth of an em).
 */
export const defaultCaptionSettings = {
  resizeForSocialMedia: false,
  fontFamily: 'THEBOLDFONT',
  fontColor: '#FFFFFF',
  highlightColor: '#FFE500',
  outlineColor: '#000000',
  fontSize: 45,
  outlineThickness: 7,
  addEmojis: false,
} as const satisfies CaptionSettings;

/** Sizes left open are larger where the frame is not upright: its height is what little there is. */
export const wideFrameDefaults = { fontSize: 60, outlineThickness: 9 } as const;

export function resolveCaptionStyle(settings: CaptionSettings): CaptionStyle {
  return {
    fontFamily: settings.fontFamily ?? defaultCaptionSettings.fontFamily,
    fontColor: settings.fontColor ?? defaultCaptionSettings.fontColor,
    highlightColor: settings.highlightColor ?? defaultCaptionSettings.highlightColor,
    outlineColor: settings.outlineColor ?? defaultCaptionSettings.outlineColor,
    position: settings.position ?? null,
    fontSize: settings.fontSize ?? null,
    outlineThickness: settings.outlineThickness ?? null,
    addEmojis: settings.addEmojis ?? defaultCaptionSettings.addEmojis,
    language: settings.language ?? null,
  };
}

import type { DictionaryEntry } from '../wording/dictionary.ts';
import type { Framing } from './framing.ts';

export const captionFontFamilies = ['Sigmar', 'THEBOLDFONT', 'Rubik'] as const;
export type CaptionFontFamily = (typeof captionFontFamilies)[number];

/** Ready-made looks, see `caption-presets.ts`; the first is the default. */
export const captionStyleNames = [
  'pop',
  'pill',
  'karaoke',
  'word-by-word',
  'minimal',
  'boxed',
  'neon',
  'typewriter',
  'underline',
  'comic',
] as const;
export type CaptionStyleName = (typeof captionStyleNames)[number];

/** A word stays inside the safe area; a number is the block's centre as a share of the frame's height, 0.1–0.9. */
export type CaptionPosition = 'top' | 'middle' | 'bottom' | number;

/**
 * How captions look and what is made of the picture. What a caller left out is absent: `resolveCaptionStyle` fills it
 * in.
 */
export interface CaptionSettings {
  /** What the caller said is spoken (ISO 639-1 code), or absent for detection. */
  language?: string;
  resizeForSocialMedia?: boolean;
  /** What of the picture is kept where it is made upright. */
  framing?: Framing;
  /** What the other settings default to; any of them that is given wins over it, whichever was given first. */
  style?: CaptionStyleName;
  /** Colours are `#RRGGBB` or `#RRGGBBAA`, upper case. */
  fontColor?: string;
  highlightColor?: string;
  outlineColor?: string;
  position?: CaptionPosition;
  /** 18–65 on a frame 1280 pixels high. */
  fontSize?: number;
  fontFamily?: CaptionFontFamily;
  addEmojis?: boolean;
  /** 0–20 on a frame 1280 pixels high. */
  outlineThickness?: number;
  /** Spellings for words that are heard; captions that somebody typed are left as they are. */
  dictionary?: DictionaryEntry[];
  /** Swear words are shown as first letter and asterisks. */
  maskProfanity?: boolean;
}

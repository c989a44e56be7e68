import type { OwnFont } from './own-font.ts';

/**
 * The faces that captions may be written in, each a file of `src/engine/layout/fonts/font-set.ts`. The first three are
 * the oldest: clients know them.
 */
export const captionFontFamilies = [
  'Sigmar',
  'THEBOLDFONT',
  'Rubik',
  'Anton',
  'Kalam',
  'IBM Plex Mono',
  'Playfair Display',
  'Roboto Condensed',
] as const;
export type CaptionFontFamily = (typeof captionFontFamilies)[number];
/** One of them, or a font of the account. */
export type CaptionFont = CaptionFontFamily | OwnFont;

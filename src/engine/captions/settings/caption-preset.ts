import type { CaptionAnimation } from './caption-animations.ts';
import type { CaptionSettings, StyleSetting } from './caption-settings.ts';
import type { CaptionFontFamily } from './font-families.ts';
import type { PaletteName } from './style-names.ts';

/**
 * How words are drawn, apart from colours and sizes. `src/engine/layout/geometry/style-extents.ts` says what each needs around the
 * letters, `src/engine/render/styles/` draws them.
 */
const drawings = [
  'pop',
  'pill',
  'sweep',
  'quiet',
  'boxed',
  'glow',
  'typed',
  'underlined',
  'panel',
  'banner',
  'gradient',
  'key-lines',
] as const;
export type DrawingName = (typeof drawings)[number];

/** Pixels on a frame 1280 pixels high. */
export interface CaptionSize {
  fontSize: number;
  outlineThickness: number;
}

/** How a word that stands out is drawn. */
export interface EmphasisLook {
  color: string;
  /** Size of its letters, as a share of that of the others. */
  scale: number;
}

/** The colours in which a palette differs from its style. */
export type PaletteColors = Partial<Record<'fontColor' | 'highlightColor' | 'outlineColor', string>>;

/** A ready-made style: the values of settings that a caller leaves out. */
export interface CaptionPreset {
  title: string;
  description: string;
  drawing: DrawingName;
  /** How its pages or words appear; default: they fade in and out. How the spoken word moves belongs to the drawing. */
  animation?: CaptionAnimation;
  /** For vertical frames; `wide` has the sizes for the others, where height is scarce. No highlight colour = that of the letters. */
  settings: Pick<CaptionSettings, StyleSetting> &
    Required<Pick<CaptionSettings, 'fontColor' | 'outlineColor'>> &
    CaptionSize & { fontFamily: CaptionFontFamily };
  wide: CaptionSize;
  /** How a word that stands out is drawn: another colour where this one is not clear, see `emphasisColor`. */
  emphasis: EmphasisLook;
  /** The first palette is the style's own colours. */
  palettes: { readonly [Name in PaletteName]?: PaletteColors };
  /** Text is written in capitals. THEBOLDFONT always is. */
  capitals?: true;
  /** The word of each page that says most is large, on a line of its own, in the highlight colour. */
  hasKeyLines?: true;
  /** Where a page holds more or fewer words than usual. */
  page?: { maxWords: number; idealWords: number; maxDurationMs: number; keepsLittleWords?: true };
}

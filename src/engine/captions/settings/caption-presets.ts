import type { CaptionAnimation } from './caption-animations.ts';
import type { CaptionSettings, StyleSetting } from './caption-settings.ts';
import type { CaptionFontFamily } from './font-families.ts';
import type { CaptionStyleName, PaletteName, PaletteOf } from './style-names.ts';

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
type PaletteColors = Partial<Record<'fontColor' | 'highlightColor' | 'outlineColor', string>>;

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

const bold = { fontFamily: 'THEBOLDFONT', fontColor: '#FFFFFF', outlineColor: '#000000' } as const;
const rounded = { ...bold, fontFamily: 'Rubik' } as const;
const mediumPage = { maxWords: 5, idealWords: 4, maxDurationMs: 1900 };
const longPage = { maxWords: 7, idealWords: 6, maxDurationMs: 2800 };

/**
 * At 1080×1920 the size of `pop` gives capitals 67 px high (an em of 96 px in Poppins Black) with an outline of 10.5
 * px: the middle of what the best short-video captions use (72–100 px, a tenth of an em). In every palette, letters and
 * highlight have a contrast of at least 4.5 with the outline, or with the panel they are on.
 */
export const captionPresets = {
  pop: {
    title: 'Pop',
    description: 'Bold capitals; the spoken word springs up in colour.',
    drawing: 'pop',
    animation: 'rise',
    settings: { ...bold, highlightColor: '#FFE500', fontSize: 45, outlineThickness: 7 },
    wide: { fontSize: 60, outlineThickness: 9 },
    emphasis: { color: '#4BFF7A', scale: 1.25 },
    palettes: { yellow: {}, lime: { highlightColor: '#A6FF2E' }, turquoise: { highlightColor: '#35E6FF' } },
  },
  pill: {
    title: 'Pill',
    description: 'A rounded pill in the highlight colour grows behind the spoken word.',
    drawing: 'pill',
    animation: 'rise',
    settings: { ...bold, highlightColor: '#DE2A25', fontSize: 42, outlineThickness: 5 },
    wide: { fontSize: 56, outlineThickness: 6 },
    emphasis: { color: '#FFD60A', scale: 1.2 },
    palettes: { red: {}, blue: { highlightColor: '#1F5FE8' }, purple: { highlightColor: '#7C3AED' } },
  },
  karaoke: {
    title: 'Karaoke',
    description: 'Colour runs through each word while it is spoken, and stays.',
    drawing: 'sweep',
    animation: 'rise',
    settings: { ...rounded, highlightColor: '#2BE36B', outlineColor: '#06210F', fontSize: 46, outlineThickness: 6 },
    wide: { fontSize: 60, outlineThickness: 8 },
    emphasis: { color: '#FFE500', scale: 1.22 },
    palettes: {
      green: {},
      yellow: { highlightColor: '#FFD91F', outlineColor: '#0B0B0B' },
      pink: { highlightColor: '#FF8AD4', outlineColor: '#26061B' },
    },
  },
  'word-by-word': {
    title: 'Word by word',
    description: 'One large word at a time; a little word stays with the one it belongs to.',
    drawing: 'pop',
    settings: { ...bold, fontSize: 56, outlineThickness: 9 },
    wide: { fontSize: 64, outlineThickness: 9 },
    emphasis: { color: '#FFE500', scale: 1.25 },
    palettes: { white: {}, yellow: { fontColor: '#FFE500' }, lime: { fontColor: '#A6FF2E' } },
    page: { maxWords: 1, idealWords: 1, maxDurationMs: 1400, keepsLittleWords: true },
  },
  minimal: {
    title: 'Minimal',
    description: 'Small and calm: whole phrases with a soft shadow, the spoken word tinted.',
    drawing: 'quiet',
    settings: { ...rounded, highlightColor: '#FFE14D', fontSize: 30, outlineThickness: 0, position: 'bottom' },
    wide: { fontSize: 42, outlineThickness: 0 },
    emphasis: { color: '#7DE3FF', scale: 1.12 },
    palettes: { yellow: {}, white: { highlightColor: '#FFFFFF' }, mint: { highlightColor: '#8DFFC4' } },
    page: longPage,
  },
  boxed: {
    title: 'Boxed',
    description: 'Lines on one rounded box in the outline colour.',
    drawing: 'boxed',
    settings: { ...rounded, highlightColor: '#FFD84D', outlineColor: '#101114E6', fontSize: 36, outlineThickness: 0 },
    wide: { fontSize: 48, outlineThickness: 0 },
    emphasis: { color: '#6BE4FF', scale: 1.15 },
    palettes: {
      yellow: {},
      white: { fontColor: '#15171C', highlightColor: '#C81E1E', outlineColor: '#FFFFFFF2' },
      blue: { highlightColor: '#7FDBFF', outlineColor: '#0A1F4DF0' },
    },
    page: mediumPage,
  },
  neon: {
    title: 'Neon',
    description: 'Glowing tubes: the outline colour at rest, the highlight colour while spoken.',
    drawing: 'glow',
    settings: { ...rounded, highlightColor: '#D6129A', outlineColor: '#0A6CF5', fontSize: 46, outlineThickness: 4 },
    wide: { fontSize: 60, outlineThickness: 5 },
    emphasis: { color: '#5BFF6A', scale: 1.2 },
    palettes: {
      blue: {},
      purple: { highlightColor: '#00838F', outlineColor: '#8A2BE2' },
      red: { highlightColor: '#B25E00', outlineColor: '#E0123C' },
    },
  },
  typewriter: {
    title: 'Typewriter',
    description: 'Words are typed on a panel as they are spoken, with a cursor in the highlight colour.',
    drawing: 'typed',
    animation: 'typewriter',
    settings: {
      fontFamily: 'IBM Plex Mono',
      fontColor: '#FFFFFF',
      highlightColor: '#4DFF88',
      outlineColor: '#0E1116',
      fontSize: 37,
      outlineThickness: 0,
    },
    wide: { fontSize: 48, outlineThickness: 0 },
    emphasis: { color: '#FFE500', scale: 1.15 },
    palettes: {
      green: {},
      gold: { fontColor: '#FFC94A', highlightColor: '#FFFFFF', outlineColor: '#15110A' },
      white: { fontColor: '#1B1B1B', highlightColor: '#C81E1E', outlineColor: '#F7F3E8' },
    },
    page: mediumPage,
  },
  underline: {
    title: 'Underline',
    description: 'A stroke in the highlight colour is drawn under the spoken word.',
    drawing: 'underlined',
    animation: 'rise',
    settings: { ...rounded, highlightColor: '#FF8A00', fontSize: 44, outlineThickness: 4 },
    wide: { fontSize: 58, outlineThickness: 5 },
    emphasis: { color: '#FFE14D', scale: 1.2 },
    palettes: { orange: {}, lime: { highlightColor: '#A6FF2E' }, pink: { highlightColor: '#FF6FB8' } },
  },
  comic: {
    title: 'Comic',
    description: 'Black capitals on a sticker with a hard shadow; the spoken word changes colour.',
    drawing: 'panel',
    animation: 'settle',
    settings: {
      fontFamily: 'Rubik',
      fontColor: '#101010',
      highlightColor: '#C4001F',
      outlineColor: '#FFE14D',
      fontSize: 38,
      outlineThickness: 0,
    },
    wide: { fontSize: 50, outlineThickness: 0 },
    palettes: {
      yellow: {},
      white: { highlightColor: '#0B4FD0', outlineColor: '#FFFFFF' },
      turquoise: { highlightColor: '#A3003E', outlineColor: '#6FE9FF' },
    },
    emphasis: { color: '#0B4FD0', scale: 1.18 },
    capitals: true,
  },
  impact: {
    title: 'Impact',
    description: 'Tall condensed capitals; the spoken word springs up in colour.',
    drawing: 'pop',
    animation: 'rise',
    settings: { ...bold, fontFamily: 'Anton', highlightColor: '#FFD60A', fontSize: 64, outlineThickness: 6 },
    wide: { fontSize: 65, outlineThickness: 7 },
    emphasis: { color: '#4BFF7A', scale: 1.2 },
    palettes: { yellow: {}, red: { highlightColor: '#FF5247' }, lime: { highlightColor: '#A6FF2E' } },
    capitals: true,
  },
  handwritten: {
    title: 'Handwritten',
    description: 'Words as if written with a marker, the spoken one tinted.',
    drawing: 'quiet',
    animation: 'wave',
    settings: { ...bold, fontFamily: 'Kalam', highlightColor: '#FFE066', fontSize: 56, outlineThickness: 5 },
    wide: { fontSize: 65, outlineThickness: 6 },
    emphasis: { color: '#7DE3FF', scale: 1.2 },
    palettes: { yellow: {}, pink: { highlightColor: '#FF9BD2' }, mint: { highlightColor: '#8DFFC4' } },
    page: mediumPage,
  },
  editorial: {
    title: 'Editorial',
    description: 'A magazine’s serif: whole phrases, the spoken word tinted.',
    drawing: 'quiet',
    settings: {
      fontFamily: 'Playfair Display',
      fontColor: '#FFFFFF',
      highlightColor: '#F6CB5C',
      outlineColor: '#000000',
      fontSize: 46,
      outlineThickness: 2,
    },
    wide: { fontSize: 58, outlineThickness: 2 },
    emphasis: { color: '#FF9F8A', scale: 1.15 },
    palettes: { gold: {}, white: { highlightColor: '#FFFFFF' }, peach: { highlightColor: '#FFB79A' } },
    page: mediumPage,
  },
  news: {
    title: 'News',
    description: 'The lower third of a news programme: a panel with a bar at its side.',
    drawing: 'banner',
    animation: 'slide',
    settings: {
      fontFamily: 'Roboto Condensed',
      fontColor: '#FFFFFF',
      highlightColor: '#FFD23F',
      outlineColor: '#0B1D45',
      fontSize: 36,
      outlineThickness: 0,
      position: 'bottom',
    },
    wide: { fontSize: 46, outlineThickness: 0 },
    emphasis: { color: '#7FDBFF', scale: 1.12 },
    palettes: {
      blue: {},
      red: { highlightColor: '#FFE9A3', outlineColor: '#B0121C' },
      white: { fontColor: '#14171C', highlightColor: '#B0121C', outlineColor: '#FFFFFF' },
    },
    page: longPage,
  },
  gradient: {
    title: 'Gradient',
    description: 'The spoken word springs up in a gradient that ends in the highlight colour.',
    drawing: 'gradient',
    animation: 'rise',
    settings: { ...bold, highlightColor: '#FF8A00', fontSize: 46, outlineThickness: 7 },
    wide: { fontSize: 60, outlineThickness: 9 },
    emphasis: { color: '#3DDCFF', scale: 1.22 },
    palettes: { orange: {}, pink: { highlightColor: '#FF4FA3' }, lime: { highlightColor: '#5BE000' } },
  },
  duo: {
    title: 'Big word',
    description: 'The key word of each page is large and in colour, the words beside it small.',
    drawing: 'key-lines',
    animation: 'settle',
    settings: { ...bold, highlightColor: '#FFE500', fontSize: 34, outlineThickness: 6 },
    wide: { fontSize: 44, outlineThickness: 7 },
    emphasis: { color: '#FFE500', scale: 1.9 },
    palettes: { yellow: {}, turquoise: { highlightColor: '#35E6FF' }, pink: { highlightColor: '#FF8AD4' } },
    hasKeyLines: true,
    page: { maxWords: 4, idealWords: 3, maxDurationMs: 1700 },
  },
} as const satisfies {
  [Style in CaptionStyleName]: CaptionPreset & { palettes: { [Name in PaletteOf<Style>]: PaletteColors } };
};

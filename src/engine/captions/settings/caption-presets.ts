import type { CaptionAnimation } from './caption-animations.ts';
import type { CaptionSettings, CaptionStyleName, StyleSetting } from './caption-settings.ts';

/**
 * How words are drawn, apart from colours and sizes. `src/engine/layout/geometry/style-extents.ts` says what each needs around the
 * letters, `src/engine/render/styles/` draws them.
 */
const drawings = ['pop', 'pill', 'sweep', 'quiet', 'boxed', 'glow', 'typed', 'underlined', 'hard-shadow'] as const;
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

/** A ready-made style: the values of settings that a caller leaves out. */
export interface CaptionPreset {
  title: string;
  description: string;
  drawing: DrawingName;
  /** How its pages or words appear; default: they fade in and out. How the spoken word moves belongs to the drawing. */
  animation?: CaptionAnimation;
  /** For vertical frames; `wide` has the sizes for the others, where height is scarce. No highlight colour = that of the letters. */
  settings: Pick<CaptionSettings, StyleSetting> &
    Required<Pick<CaptionSettings, 'fontFamily' | 'fontColor' | 'outlineColor'>> &
    CaptionSize;
  wide: CaptionSize;
  /** How a word that stands out is drawn: another colour where this one is not clear, see `emphasisColor`. */
  emphasis: EmphasisLook;
  /** Where a page holds more or fewer words than usual. */
  page?: { maxWords: number; idealWords: number; maxDurationMs: number };
}

const bold = { fontFamily: 'THEBOLDFONT', fontColor: '#FFFFFF', outlineColor: '#000000' } as const;
const rounded = { ...bold, fontFamily: 'Rubik' } as const;
const comic = { fontFamily: 'Sigmar', fontColor: '#FFFFFF', outlineColor: '#241246' } as const;
const mediumPage = { maxWords: 5, idealWords: 4, maxDurationMs: 1900 };

/**
 * At 1080×1920 the size of `pop` gives capitals 67 px high (an em of 96 px in Poppins Black) with an outline of 10.5
 * px: the middle of what the best short-video captions use (72–100 px, a tenth of an em).
 */
export const captionPresets = {
  pop: {
    title: 'Pop',
    description: 'Bold capitals; the spoken word springs up in colour.',
    drawing: 'pop',
    settings: { ...bold, highlightColor: '#FFE500', fontSize: 45, outlineThickness: 7 },
    wide: { fontSize: 60, outlineThickness: 9 },
    emphasis: { color: '#4BFF7A', scale: 1.25 },
  },
  pill: {
    title: 'Pill',
    description: 'A rounded pill in the highlight colour grows behind the spoken word.',
    drawing: 'pill',
    settings: { ...bold, highlightColor: '#E5322D', fontSize: 42, outlineThickness: 5 },
    wide: { fontSize: 56, outlineThickness: 6 },
    emphasis: { color: '#FFD60A', scale: 1.2 },
  },
  karaoke: {
    title: 'Karaoke',
    description: 'Colour runs through each word while it is spoken, and stays.',
    drawing: 'sweep',
    settings: { ...rounded, highlightColor: '#2BE36B', outlineColor: '#06210F', fontSize: 46, outlineThickness: 6 },
    wide: { fontSize: 60, outlineThickness: 8 },
    emphasis: { color: '#FFE500', scale: 1.22 },
  },
  'word-by-word': {
    title: 'Word by word',
    description: 'One large word at a time.',
    drawing: 'pop',
    settings: { ...bold, fontSize: 65, outlineThickness: 9 },
    wide: { fontSize: 65, outlineThickness: 9 },
    emphasis: { color: '#FFE500', scale: 1.25 },
    page: { maxWords: 1, idealWords: 1, maxDurationMs: 1400 },
  },
  minimal: {
    title: 'Minimal',
    description: 'Small and calm: whole phrases with a soft shadow, the spoken word tinted.',
    drawing: 'quiet',
    settings: { ...rounded, highlightColor: '#FFE14D', fontSize: 30, outlineThickness: 0, position: 'bottom' },
    wide: { fontSize: 42, outlineThickness: 0 },
    emphasis: { color: '#7DE3FF', scale: 1.12 },
    page: { maxWords: 7, idealWords: 6, maxDurationMs: 2800 },
  },
  boxed: {
    title: 'Boxed',
    description: 'Each line on a rounded box in the outline colour.',
    drawing: 'boxed',
    settings: { ...rounded, highlightColor: '#FFD84D', outlineColor: '#101114E6', fontSize: 36, outlineThickness: 0 },
    wide: { fontSize: 48, outlineThickness: 0 },
    emphasis: { color: '#6BE4FF', scale: 1.15 },
    page: mediumPage,
  },
  neon: {
    title: 'Neon',
    description: 'Glowing tubes: the outline colour at rest, the highlight colour while spoken.',
    drawing: 'glow',
    settings: { ...rounded, highlightColor: '#FF2BD1', outlineColor: '#12B5FF', fontSize: 48, outlineThickness: 4 },
    wide: { fontSize: 62, outlineThickness: 5 },
    emphasis: { color: '#5BFF6A', scale: 1.2 },
  },
  typewriter: {
    title: 'Typewriter',
    description: 'Letters are typed as they are spoken, with a cursor in the highlight colour.',
    drawing: 'typed',
    settings: { ...rounded, highlightColor: '#5CFF8F', fontSize: 40, outlineThickness: 3 },
    wide: { fontSize: 52, outlineThickness: 4 },
    emphasis: { color: '#FFE500', scale: 1.15 },
    page: mediumPage,
  },
  underline: {
    title: 'Underline',
    description: 'A stroke in the highlight colour is drawn under the spoken word.',
    drawing: 'underlined',
    settings: { ...rounded, highlightColor: '#FF8A00', fontSize: 44, outlineThickness: 4 },
    wide: { fontSize: 58, outlineThickness: 5 },
    emphasis: { color: '#FFE14D', scale: 1.2 },
  },
  comic: {
    title: 'Comic',
    description: 'Round letters with a hard shadow in the outline colour; the spoken word jumps.',
    drawing: 'hard-shadow',
    settings: { ...comic, highlightColor: '#FFC629', fontSize: 46, outlineThickness: 6 },
    wide: { fontSize: 60, outlineThickness: 8 },
    emphasis: { color: '#4BFF7A', scale: 1.22 },
  },
} as const satisfies Record<CaptionStyleName, CaptionPreset>;

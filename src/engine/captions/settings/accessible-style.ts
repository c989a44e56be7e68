import { readingLimits } from '../pages/reading-limits.ts';
import type { DrawingName } from './caption-preset.ts';
import { contrast } from './color-contrast.ts';

/** How captions that are to be readable for everybody differ from the style's own. */
export interface Accessibility {
  /** WCAG contrast of letters and what they stand on. */
  minContrast: number;
  /** The letters have an outline that is wide enough to stand on. */
  needsOutline: boolean;
  /** Colour of an outline right behind the letters, above what the style paints there; null = the style's own is enough. */
  haloColor: string | null;
  /** Words are highlighted together where they are spoken too quickly for three flashes a second. */
  joinsHighlights: boolean;
}

/** What letters stand on in a way of drawing, and which colours they have. */
interface Backing {
  by: 'outline' | 'panel' | 'halo' | 'outline and halo';
  /** `panel` = the highlight colour is that of a panel behind the spoken word; `none` = of something beside letters. */
  highlight: 'letters' | 'panel' | 'none';
  /** Colour grows letter by letter, so that nothing flashes. */
  isGradual?: true;
}

/** Others get all that makes them safe. */
const safest: Backing = { by: 'outline and halo', highlight: 'letters' };

const backings: Partial<Record<DrawingName, Backing>> = {
  pop: { by: 'outline', highlight: 'letters' },
  pill: { by: 'outline', highlight: 'panel' },
  sweep: { by: 'outline', highlight: 'letters', isGradual: true },
  quiet: { by: 'outline', highlight: 'letters' },
  boxed: { by: 'panel', highlight: 'letters' },
  glow: { by: 'halo', highlight: 'none' },
  typed: { by: 'panel', highlight: 'none', isGradual: true },
  underlined: { by: 'outline', highlight: 'none' },
  panel: { by: 'panel', highlight: 'letters' },
  banner: { by: 'panel', highlight: 'letters' },
  gradient: { by: 'outline', highlight: 'letters' },
  'key-lines': { by: 'outline', highlight: 'letters' },
};

/** A little more than the limit, since the edges of letters are blended with what is behind them. */
const minContrast = readingLimits.contrast + 0.2;

/** Pages hold more words than usual, so that each is shown longer. */
export const accessiblePage = { maxWords: 8, idealWords: 5, maxDurationMs: 3000, minDurationMs: readingLimits.minMs };

interface StyleColors {
  fontColor: string;
  highlightColor: string;
  outlineColor: string;
}

/**
 * The colours in which letters are readable on any picture: opaque, with an outline or panel that contrasts with all of
 * them, which becomes black or white where it does not. Letters keep their colours, except where no outline suits all.
 */
export function accessibleColors(colors: StyleColors, drawing: DrawingName): StyleColors & { of: Accessibility } {
  const { by, highlight, isGradual = false } = backings[drawing] ?? safest;
  const [font, lit, outline] = [colors.fontColor, colors.highlightColor, colors.outlineColor].map(opaque);
  if (!font || !lit || !outline) throw new Error('three colours are made of three');
  const letters = highlight === 'letters' ? [font, lit] : [font];
  const wanted = by === 'halo' ? [black, white] : [outline, black, white];
  const backing = wanted.find((color) => isReadable(color, letters)) ?? clearer(font);
  return {
    fontColor: tinted(font, backing),
    highlightColor: highlightOn({ lit, highlight, backing }),
    outlineColor: by === 'halo' ? outline : backing,
    of: {
      minContrast,
      needsOutline: by !== 'panel',
      haloColor: by.endsWith('halo') ? backing : null,
      joinsHighlights: !isGradual,
    },
  };
}

const black = '#000000';
const white = '#FFFFFF';

function highlightOn({
  lit,
  highlight,
  backing,
}: Pick<Backing, 'highlight'> & { lit: string; backing: string }): string {
  if (highlight === 'none') return lit;
  return highlight === 'letters' ? tinted(lit, backing) : tinted(lit, clearer(lit));
}

function isReadable(backing: string, letters: string[]): boolean {
  return letters.every((letter) => contrast(letter, backing) >= minContrast);
}

/** Black or white, whichever differs more. */
function clearer(color: string): string {
  return contrast(color, black) >= contrast(color, white) ? black : white;
}

/** The colour, lighter or darker until it is readable on its backing. */
function tinted(color: string, backing: string): string {
  const towards = clearer(backing);
  const steps = Array.from({ length: tintSteps + 1 }, (_, step) => mixed(color, towards, step / tintSteps));
  return steps.find((one) => contrast(one, backing) >= minContrast) ?? towards;
}

const tintSteps = 20;

function mixed(color: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [color, other].map((one) => Number.parseInt(one.slice(at, at + 2), 16));
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function opaque(color: string): string {
  return color.slice(0, 7);
}

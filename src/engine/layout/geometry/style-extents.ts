import type { DrawingName } from '../../captions/settings/caption-presets.ts';
import { softShadow, wordPop } from './caption-motion.ts';

/** What a style paints beyond the letters and their outline, so that space is reserved for it. Lengths in ems. */
export interface StyleExtents {
  /** Scale of the highlighted word at its largest. */
  peakScale: number;
  /** A background: how far it reaches beyond the letters sideways, and beyond capitals and descenders up and down. */
  plate: { around: 'word' | 'line'; x: number; top: number; bottom: number } | null;
  /** A shadow with hard edges to the lower right. */
  drop: { x: number; y: number };
  /** Light or shadow that fades out; it may be cut off at the frame's edge. */
  soft: { spread: number; offsetY: number };
  /** Whether the position of every letter is needed. */
  letters: boolean;
}

const plain: StyleExtents = {
  peakScale: 1,
  plate: null,
  drop: { x: 0, y: 0 },
  soft: { spread: softShadow.spread, offsetY: softShadow.offsetY },
  letters: false,
};

export const styleExtents = {
  pop: { ...plain, peakScale: wordPop.peakScale },
  pill: { ...plain, plate: { around: 'word', x: 0.28, top: 0.25, bottom: 0.25 } },
  sweep: plain,
  quiet: { ...plain, soft: { spread: 0.42, offsetY: 0.05 } },
  boxed: { ...plain, plate: { around: 'line', x: 0.36, top: 0.3, bottom: 0.3 } },
  glow: { ...plain, peakScale: 1.05, soft: { spread: 0.75, offsetY: 0 } },
  typed: { ...plain, letters: true, plate: { around: 'line', x: 0.22, top: 0.12, bottom: 0.12 } },
  underlined: { ...plain, plate: { around: 'word', x: 0.06, top: 0, bottom: 0.32 } },
  'hard-shadow': { ...plain, peakScale: wordPop.peakScale, drop: { x: 0.07, y: 0.1 } },
} as const satisfies Record<DrawingName, StyleExtents>;

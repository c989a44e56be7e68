import type { DrawingName } from '../../captions/settings/caption-preset.ts';
import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import type { Frame, PageLayout } from '../../layout/geometry/page-layout.ts';
import { type StyleExtents, styleExtents } from '../../layout/geometry/style-extents.ts';
import { type AssEvent, type AssStyle, eventLine, styleLine } from '../ass/ass-event.ts';
import { animatePage } from '../motion/animate-page.ts';
import { bounced } from '../motion/bounced.ts';
import { settled } from '../motion/event-parts.ts';
import { bannerDrawing } from './banner.ts';
import { boxedDrawing } from './boxed.ts';
import { glowDrawing } from './glow.ts';
import { gradientDrawing } from './gradient.ts';
import { haloStyles, withHalos } from './halo.ts';
import { panelDrawing } from './panel.ts';
import { pillDrawing } from './pill.ts';
import { keyLinesDrawing, popDrawing } from './pop.ts';
import { quietDrawing } from './quiet.ts';
import type { StyleDrawing } from './style-drawing.ts';
import { sweepDrawing } from './sweep.ts';
import { typedDrawing } from './typed.ts';
import { underlinedDrawing } from './underlined.ts';

const styleDrawings: Record<DrawingName, StyleDrawing> = {
  pop: popDrawing,
  pill: pillDrawing,
  sweep: sweepDrawing,
  quiet: quietDrawing,
  boxed: boxedDrawing,
  glow: glowDrawing,
  typed: typedDrawing,
  underlined: underlinedDrawing,
  panel: panelDrawing,
  banner: bannerDrawing,
  gradient: gradientDrawing,
  'key-lines': keyLinesDrawing,
};

/** What something beside the captions adds to the script. */
export interface ScriptPart {
  styles: AssStyle[];
  events: AssEvent[];
}

interface WriteScriptInput {
  pages: PageLayout[];
  style: CaptionStyle;
  frame: Frame;
  /** Default: none. */
  parts?: ScriptPart[];
}

/**
 * Writes the libass script of laid-out captions, and of what is drawn beside them. Each word has one event for each of its
 * states, on layers that keep every shadow below every outline and every outline below every fill. How pages appear and
 * disappear comes on top, with events of its own.
 */
export function writeAssScript({ pages, style, frame, parts = [] }: WriteScriptInput): string {
  const drawing = styleDrawings[style.drawing];
  const { peakScale, keyPeakScale }: StyleExtents = styleExtents[style.drawing];
  // elsewhere every word that is spoken moves, or none does
  const doesBounce = style.animation !== 'none' && peakScale === 1 && keyPeakScale > 1;
  const eventsOf = (page: PageLayout) => {
    const background = drawing.background?.(page, style) ?? [];
    const words = page.words.map((word) => {
      const keyColor = word.emphasis ? style.emphasis.color : null;
      const events = withHalos(drawing.word({ word, page, keyColor }, style), page, style);
      return { word, events: word.emphasis && doesBounce ? bounced(events, word) : events };
    });
    if (style.animation !== 'none') return animatePage({ background, words }, page, frame);
    return [...background, ...words.flatMap(({ events }) => events)].map(settled);
  };
  return `[Script Info]
ScriptType: v4.00+
PlayResX: ${frame.width}
PlayResY: ${frame.height}
ScaledBorderAndShadow: yes
Kerning: yes
WrapStyle: 2
YCbCr Matrix: TV.709

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
${[...drawing.styles(style), ...haloStyles(style), ...parts.flatMap(({ styles }) => styles)].map(styleLine).join('\n')}

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
${[...pages.flatMap(eventsOf), ...parts.flatMap(({ events }) => events)].map(eventLine).join('')}`;
}

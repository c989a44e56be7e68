import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import type { Frame, PageLayout } from '../../layout/geometry/page-layout.ts';
import { eventLine, styleLine } from '../ass/ass-event.ts';
import { styleDrawings } from './style-drawings.ts';

export interface AssScriptInput {
  pages: PageLayout[];
  style: CaptionStyle;
  frame: Frame;
}

/**
 * Writes the libass script of laid-out captions. Each word has one event for each of its states, on layers that keep
 * every shadow below every outline and every outline below every fill.
 */
export function writeAssScript({ pages, style, frame }: AssScriptInput): string {
  const drawing = styleDrawings[style.drawing];
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
${drawing.styles(style).map(styleLine).join('\n')}

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
${pages.flatMap((page) => drawing.events(page, style).map(eventLine)).join('')}`;
}

import { boundingBox } from '../../layout/geometry/boxes.ts';
import type { PageLayout } from '../../layout/geometry/page-layout.ts';
import { assColour } from '../ass/ass-colour.ts';
import { type AssEvent, clear, layers } from '../ass/ass-event.ts';
import { roundedBox } from '../ass/ass-shape.ts';
import { fillEvent, wordStates } from '../ass/word-events.ts';
import { readableLetters } from './readable-letters.ts';
import { type StyleDrawing, wordStyles } from './style-drawing.ts';

/** In ems. */
const barWidth = 0.17;

/** The lower third of a news programme: a panel in the outline colour with a bar in the highlight colour on its left. */
export const bannerDrawing: StyleDrawing = {
  styles: (style) => [
    ...wordStyles(readableLetters(style)),
    { name: 'Banner', fill: assColour(style.outlineColor), border: clear },
    { name: 'Bar', fill: assColour(style.highlightColor), border: clear },
  ],
  background,
  word: (here) => wordStates(here).map((state) => fillEvent(state, here)),
};

function background({ lines, emPx, startMs, endMs }: PageLayout): AssEvent[] {
  const box = boundingBox(lines);
  if (!box) return [];
  const bar = { ...box, right: box.left + barWidth * emPx };
  const event = { layer: layers.back, startMs, endMs };
  return [
    { ...event, style: 'Banner', ...roundedBox({ ...box, left: bar.right }, 0) },
    { ...event, style: 'Bar', ...roundedBox(bar, 0) },
  ];
}

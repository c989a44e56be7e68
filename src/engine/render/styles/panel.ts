import { boundingBox, grow } from '../../layout/geometry/boxes.ts';
import type { PageLayout } from '../../layout/geometry/page-layout.ts';
import { assColour } from '../ass/ass-colour.ts';
import { type AssEvent, clear, layers } from '../ass/ass-event.ts';
import { roundedBox, roundedBoxes } from '../ass/ass-shape.ts';
import { fillEvent, wordStates } from '../ass/word-events.ts';
import { readableLetters } from './readable-letters.ts';
import { type StyleDrawing, wordStyles } from './style-drawing.ts';

/**
 * In ems. The border and the shadow are inside the plate that the layout reserves. The sticker has the same distance from
 * all edges of the plate, so that the text is in its middle.
 */
const frame = { border: 0.075, radius: 0.14, shadow: 0.15 };

/**
 * A sticker in the outline colour, as in a comic strip: its border and its hard shadow have the colour of the letters,
 * and the spoken word the highlight colour.
 */
export const panelDrawing: StyleDrawing = {
  styles: (style) => {
    const letters = readableLetters(style);
    return [
      ...wordStyles(letters),
      { name: 'PanelEdge', fill: assColour(letters.fontColor), border: clear },
      { name: 'Panel', fill: assColour(style.outlineColor), border: clear },
    ];
  },
  background,
  word: (here) => wordStates(here).map((state) => fillEvent(state, here)),
};

/** Border and shadow are one shape below the sticker: each shape costs its area on every frame. */
function background({ lines, emPx, startMs, endMs }: PageLayout): AssEvent[] {
  const plate = boundingBox(lines);
  if (!plate) return [];
  const [borderPx, shadowPx, radiusPx] = [frame.border * emPx, frame.shadow * emPx, frame.radius * emPx];
  const border = grow(plate, -shadowPx);
  const shadow = {
    left: border.left + shadowPx,
    top: border.top + shadowPx,
    right: border.right + shadowPx,
    bottom: border.bottom + shadowPx,
  };
  const event = { layer: layers.back, startMs, endMs };
  return [
    { ...event, style: 'PanelEdge', ...roundedBoxes([border, shadow], radiusPx + borderPx) },
    { ...event, style: 'Panel', ...roundedBox(grow(border, -borderPx), radiusPx) },
  ];
}

import { boundingBox, grow } from '../../layout/geometry/boxes.ts';
import type { Box, PageLayout } from '../../layout/geometry/page-layout.ts';
import { assColour } from '../ass/ass-colour.ts';
import { type AssEvent, layers, px } from '../ass/ass-event.ts';
import { roundedBox } from '../ass/ass-shape.ts';
import { fillEvent, wordStates } from '../ass/word-events.ts';
import { readableLetters } from './readable-letters.ts';
import { type StyleDrawing, wordStyles } from './style-drawing.ts';

/** In ems. The border and the shadow are inside the plate that the layout reserves. */
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
      { name: 'Panel', fill: assColour(style.outlineColor), border: assColour(letters.fontColor) },
      { name: 'PanelShadow', fill: assColour(letters.fontColor), border: assColour(letters.fontColor) },
    ];
  },
  background,
  word: (here) => wordStates(here).map((state) => fillEvent(state, here)),
};

function background({ lines, emPx, startMs, endMs }: PageLayout): AssEvent[] {
  const plate = boundingBox(lines);
  if (!plate) return [];
  const [borderPx, shadowPx] = [frame.border * emPx, frame.shadow * emPx];
  const inside = grow(plate, -borderPx);
  const panel = { ...inside, right: inside.right - shadowPx, bottom: inside.bottom - shadowPx };
  const shadow = { ...inside, left: inside.left + shadowPx, top: inside.top + shadowPx };
  const event = (style: string, box: Box): AssEvent => {
    const shape = roundedBox(box, frame.radius * emPx);
    return { layer: layers.back, startMs, endMs, style, text: shape.text, tags: `${shape.tags}\\bord${px(borderPx)}` };
  };
  return [event('PanelShadow', shadow), event('Panel', panel)];
}

import { boundingBox } from '../../layout/geometry/boxes.ts';
import { assColour } from '../ass/ass-colour.ts';
import { clear, layers } from '../ass/ass-event.ts';
import { roundedBox } from '../ass/ass-shape.ts';
import { always, fillEvent, outlineEvents, wordStates } from '../ass/word-events.ts';
import { type StyleDrawing, wordStyles } from './style-drawing.ts';

/** Corner radius in ems. */
const radius = 0.3;

/** The lines of a page are on one rounded box in the outline colour; the spoken word has the highlight colour. */
export const boxedDrawing: StyleDrawing = {
  styles: (style) => [...wordStyles(style), { name: 'Box', fill: assColour(style.outlineColor), border: clear }],
  background({ lines, emPx, startMs, endMs }) {
    const box = boundingBox(lines);
    return box ? [{ layer: layers.back, startMs, endMs, style: 'Box', ...roundedBox(box, radius * emPx) }] : [];
  },
  word: (here) => [...wordStates(here).map((state) => fillEvent(state, here)), ...outlineEvents(always(here), here)],
};

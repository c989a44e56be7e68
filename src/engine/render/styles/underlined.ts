import { assColour } from '../ass/ass-colour.ts';
import { type AssEvent, clear, layers, px } from '../ass/ass-event.ts';
import { roundedBox } from '../ass/ass-shape.ts';
import { always, fillEvent, outlineEvents, shadowEvent, type WordOnPage } from '../ass/word-events.ts';
import { type StyleDrawing, shadowColour, wordStyles } from './style-drawing.ts';

/**
 * In ems. The stroke is near the lower edge of the word's plate, which begins at the lowest letter of the line: below all
 * descenders, and at one height for all words of a line. `below` keeps it apart from the next line. As it touches no letters,
 * it may be above all outlines, which are drawn once where nothing in colour is below them, see `caption-strips.ts`.
 */
const stroke = { height: 0.17, maxOutline: 0.06, below: 0.1 };
const drawMs = 180;

/** A stroke in the highlight colour is drawn under the spoken word; the letters do not change. */
export const underlinedDrawing: StyleDrawing = {
  styles: (style) => [
    ...wordStyles(style),
    { name: 'Stroke', fill: assColour(style.highlightColor), border: assColour(style.outlineColor) },
    { name: 'StrokeShadow', fill: shadowColour, border: clear },
  ],
  word(here) {
    const state = always(here);
    return [fillEvent(state, here), ...outlineEvents(state, here), shadowEvent(state, here), ...strokeEvents(here)];
  },
};

function strokeEvents({ word, page }: WordOnPage): AssEvent[] {
  const { plate, startMs, endMs, rightToLeft } = word;
  const { emPx } = page;
  const outlinePx = Math.min(page.outlinePx, stroke.maxOutline * emPx);
  const bottom = plate.bottom - outlinePx - stroke.below * emPx;
  const box = { left: plate.left, right: plate.right, top: bottom - stroke.height * emPx, bottom };
  const [left, right] = [Math.floor(plate.left - emPx), Math.ceil(plate.right + emPx)];
  const clip = (from: number, to: number) => `\\clip(${from},0,${to},${Math.ceil(box.bottom + 2 * emPx)})`;
  const start = rightToLeft ? clip(right, right) : clip(left, left);
  const drawn = `${start}\\t(0,${drawMs},${clip(left, right)})`;
  const shape = roundedBox(box, (box.bottom - box.top) / 2);
  const soft = `\\blur${px(0.06 * emPx)}`;
  const shared = { startMs, endMs, text: shape.text };
  return [
    { ...shared, layer: layers.over, style: 'Stroke', tags: `${shape.tags}\\bord${px(outlinePx)}${drawn}` },
    { ...shared, layer: layers.shadow, style: 'StrokeShadow', tags: shape.tags + soft + drawn },
  ];
}

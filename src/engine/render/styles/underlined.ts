import { assColour } from '../ass/ass-colour.ts';
import { type AssEvent, clear, layers, px } from '../ass/ass-event.ts';
import { roundedBox } from '../ass/ass-shape.ts';
import { always, fillEvent, outlineEvents, shadowEvent, type WordOnPage } from '../ass/word-events.ts';
import { type StyleDrawing, shadowColour, wordStyles } from './style-drawing.ts';

/** Edges of the stroke, in ems below the baseline. */
const stroke = { top: 0.12, bottom: 0.28 };
const drawMs = 180;

/** A stroke in the highlight colour is drawn under the spoken word; the letters do not change. */
export const underlinedDrawing: StyleDrawing = {
  styles: (style) => [
    ...wordStyles(style),
    { name: 'Stroke', fill: assColour(style.highlightColor), border: clear },
    { name: 'StrokeShadow', fill: shadowColour, border: clear },
  ],
  word(here) {
    const state = always(here);
    return [fillEvent(state, here), ...outlineEvents(state, here), shadowEvent(state, here), ...strokeEvents(here)];
  },
};

function strokeEvents({ word, page }: WordOnPage): AssEvent[] {
  const { plate, baselineY, startMs, endMs, rightToLeft } = word;
  const { emPx } = page;
  const box = { ...plate, top: baselineY + stroke.top * emPx, bottom: baselineY + stroke.bottom * emPx };
  const [left, right] = [Math.floor(plate.left - emPx), Math.ceil(plate.right + emPx)];
  const clip = (from: number, to: number) => `\\clip(${from},0,${to},${Math.ceil(box.bottom + 2 * emPx)})`;
  const start = rightToLeft ? clip(right, right) : clip(left, left);
  const drawn = `${start}\\t(0,${drawMs},${clip(left, right)})`;
  const shape = roundedBox(box, (box.bottom - box.top) / 2);
  const soft = `\\blur${px(0.06 * emPx)}`;
  const shared = { startMs, endMs, text: shape.text };
  return [
    { ...shared, layer: layers.under, style: 'Stroke', tags: shape.tags + drawn },
    { ...shared, layer: layers.shadow, style: 'StrokeShadow', tags: shape.tags + soft + drawn },
  ];
}

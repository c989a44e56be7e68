import { type AssEvent, layers, position, px } from '../ass/ass-event.ts';
import { always, fillEvent, outlineEvents, type WordOnPage, wordStates, wordText } from '../ass/word-events.ts';
import { wordStyles } from '../ass/word-styles.ts';
import type { StyleDrawing } from './style-drawing.ts';

/** Two shadows in ems: a close one that gives letters an edge on a bright picture, and a wide one. */
const shadows = [
  { border: 0.035, blur: 0.045, offsetY: 0.03, alpha: '55' },
  { border: 0.08, blur: 0.17, offsetY: 0.05, alpha: '70' },
];

/** Nothing moves; the spoken word has the highlight colour. */
export const quietDrawing: StyleDrawing = {
  styles: wordStyles,
  events: (page) =>
    page.words.flatMap((word) => {
      const here = { word, page };
      return [
        ...wordStates(here).map((state) => fillEvent(state, here)),
        ...outlineEvents(always(here), here),
        ...shadowEvents(here),
      ];
    }),
};

function shadowEvents({ word, page }: WordOnPage): AssEvent[] {
  return shadows.map(({ border, blur, offsetY, alpha }) => ({
    layer: layers.shadow,
    startMs: page.startMs,
    endMs: page.endMs,
    style: 'Shadow',
    tags: `${position(word.centreX, word.centreY + offsetY * page.emPx)}\\3a&H${alpha}&\\bord${px(page.outlinePx + border * page.emPx)}\\blur${px(blur * page.emPx)}`,
    text: wordText(word),
  }));
}

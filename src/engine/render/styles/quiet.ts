import { type AssEvent, layers, position } from '../ass/ass-event.ts';
import {
  always,
  fillEvent,
  outlineEvents,
  softBorder,
  type WordOnPage,
  wordEvent,
  wordStates,
} from '../ass/word-events.ts';
import { type StyleDrawing, wordStyles } from './style-drawing.ts';

/** Two shadows in ems: a close one that gives letters an edge on a bright picture, and a wide one. */
const shadows = [
  { border: 0.035, blur: 0.045, offsetY: 0.03, alpha: '55' },
  { border: 0.08, blur: 0.17, offsetY: 0.05, alpha: '70' },
];

/** Nothing moves; the spoken word has the highlight colour. */
export const quietDrawing: StyleDrawing = {
  styles: wordStyles,
  word: (here) => [
    ...wordStates(here).map((state) => fillEvent(state, here)),
    ...outlineEvents(always(here), here),
    ...shadowEvents(here),
  ],
};

function shadowEvents({ word, page }: WordOnPage): AssEvent[] {
  return shadows.map((shadow) => {
    const at = position(word.centreX, word.centreY + shadow.offsetY * page.emPx);
    return wordEvent(page, word, { layer: layers.shadow, style: 'Shadow', tags: at + softBorder(shadow, page) });
  });
}

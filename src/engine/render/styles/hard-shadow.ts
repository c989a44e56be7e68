import { styleExtents } from '../../layout/geometry/style-extents.ts';
import { assColour } from '../ass/ass-colour.ts';
import { type AssEvent, layers, position, px } from '../ass/ass-event.ts';
import { letterEvents, times, type WordOnPage, type WordState, wordStates, wordText } from '../ass/word-events.ts';
import { wordStyles } from '../ass/word-styles.ts';
import { spring } from './pop.ts';
import type { StyleDrawing } from './style-drawing.ts';

/** As `pop`, with a hard shadow: a second outline to the lower right. */
export const hardShadowDrawing: StyleDrawing = {
  styles: (style) => [
    ...wordStyles(style),
    { name: 'Drop', fill: assColour(style.outlineColor), border: assColour(style.outlineColor) },
  ],
  events: (page) =>
    page.words.flatMap((word) => {
      const here = { word, page };
      return wordStates(here).flatMap((state) => {
        const motion = state.lit ? spring() : '';
        return [...letterEvents(state, here, motion), dropEvent(state, here, motion)];
      });
    }),
};

function dropEvent(state: WordState, { word, page }: WordOnPage, motion: string): AssEvent {
  const { x, y } = styleExtents['hard-shadow'].drop;
  const at = position(word.centreX + x * page.emPx, word.centreY + y * page.emPx);
  const tags = `${at}\\bord${px(page.outlinePx)}${motion}`;
  return { ...times(state), layer: layers.shadow, style: 'Drop', tags, text: wordText(word) };
}

import { styleExtents, wordPop } from '../../layout/geometry/style-extents.ts';
import { assColour } from '../ass/ass-colour.ts';
import { type AssEvent, layers, position, px, scale } from '../ass/ass-event.ts';
import {
  always,
  letterEvents,
  shadowEvent,
  type WordOnPage,
  type WordState,
  wordEvent,
  wordStates,
} from '../ass/word-events.ts';
import { type StyleDrawing, wordStyles } from './style-drawing.ts';

/**
 * The spoken word springs up in the highlight colour and stays enlarged until the next one. Its shadow does not move:
 * that is not visible in so soft a shadow, and costs a tenth.
 */
export const popDrawing: StyleDrawing = {
  styles: wordStyles,
  word: (here) => [
    ...wordStates(here).flatMap((state) => letterEvents(state, here, state.lit ? spring() : '')),
    shadowEvent(always(here), here),
  ],
};

/** Scales up, overshoots, and settles at the enlarged size. */
function spring(): string {
  const { fromScale, peakScale, highlightScale, riseMs, settleMs } = wordPop;
  const settled = riseMs + settleMs;
  return `${scale(fromScale)}\\t(0,${riseMs},${scale(peakScale)})\\t(${riseMs},${settled},${scale(highlightScale)})`;
}

/** As `pop`, with a hard shadow: a second outline to the lower right. */
export const hardShadowDrawing: StyleDrawing = {
  styles: (style) => [
    ...wordStyles(style),
    { name: 'Drop', fill: assColour(style.outlineColor), border: assColour(style.outlineColor) },
  ],
  word: (here) =>
    wordStates(here).flatMap((state) => {
      const motion = state.lit ? spring() : '';
      return [...letterEvents(state, here, motion), dropEvent(state, here, motion)];
    }),
};

function dropEvent(state: WordState, { word, page }: WordOnPage, motion: string): AssEvent {
  const { x, y } = styleExtents['hard-shadow'].drop;
  const at = position(word.centreX + x * page.emPx, word.centreY + y * page.emPx);
  const tags = `${at}\\bord${px(page.outlinePx)}${motion}`;
  return wordEvent(state, word, { layer: layers.shadow, style: 'Drop', tags });
}

import { wordPop } from '../../layout/geometry/caption-motion.ts';
import { scale } from '../ass/ass-event.ts';
import { always, letterEvents, shadowEvent, wordStates } from '../ass/word-events.ts';
import { wordStyles } from '../ass/word-styles.ts';
import type { StyleDrawing } from './style-drawing.ts';

/**
 * The spoken word springs up in the highlight colour and stays enlarged until the next one. Its shadow stays as it is:
 * what is as soft as that need not move, and costs a tenth while it does not.
 */
export const popDrawing: StyleDrawing = {
  styles: wordStyles,
  events: (page) =>
    page.words.flatMap((word) => {
      const here = { word, page };
      const letters = wordStates(here).flatMap((state) => letterEvents(state, here, state.lit ? spring() : ''));
      return [...letters, shadowEvent(always(here), here)];
    }),
};

/** Up, a little too far, and back to where it rests enlarged. */
export function spring(): string {
  const { fromScale, peakScale, highlightScale: litScale, riseMs, settleMs } = wordPop;
  const settled = riseMs + settleMs;
  return `${scale(fromScale)}\\t(0,${riseMs},${scale(peakScale)})\\t(${riseMs},${settled},${scale(litScale)})`;
}

import { wordPop } from '../../layout/caption-motion.ts';
import { scale } from '../ass-event.ts';
import { fillEvent, outlineEvents, shadowEvent, wordStates } from '../word-events.ts';
import { wordStyles } from '../word-styles.ts';
import type { LookDrawing } from './look-drawing.ts';

/** The spoken word springs up in the highlight colour and stays enlarged until the next one. */
export const popDrawing: LookDrawing = {
  styles: wordStyles,
  events: (page) =>
    page.words.flatMap((word) => {
      const here = { word, page };
      return wordStates(here).flatMap((state) => {
        const motion = state.lit ? spring() : '';
        return [
          fillEvent(state, here, motion),
          ...outlineEvents(state, here, motion),
          shadowEvent(state, here, motion),
        ];
      });
    }),
};

/** Up, a little too far, and back to where it rests enlarged. */
export function spring(): string {
  const { fromScale, peakScale, litScale, riseMs, settleMs } = wordPop;
  const settled = riseMs + settleMs;
  return `${scale(fromScale)}\\t(0,${riseMs},${scale(peakScale)})\\t(${riseMs},${settled},${scale(litScale)})`;
}

import { wordPop } from '../../layout/geometry/style-extents.ts';
import { scale } from '../ass/ass-event.ts';
import { always, letterEvents, shadowEvent, wordStates } from '../ass/word-events.ts';
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

/** Words spring up in the letters' colour, since the highlight colour is that of the key word. */
export const keyLinesDrawing: StyleDrawing = {
  ...popDrawing,
  styles: (style) => wordStyles({ ...style, highlightColor: style.fontColor }),
};

/** Scales up, overshoots, and settles at the enlarged size. */
export function spring(): string {
  const { fromScale, peakScale, highlightScale, riseMs, settleMs } = wordPop;
  const settled = riseMs + settleMs;
  return `${scale(fromScale)}\\t(0,${riseMs},${scale(peakScale)})\\t(${riseMs},${settled},${scale(highlightScale)})`;
}

import type { PlacedWord } from '../../layout/geometry/page-layout.ts';
import { styleExtents } from '../../layout/geometry/style-extents.ts';
import { largestInk } from '../../layout/placement/place-page.ts';
import { type AssEvent, px } from '../ass/ass-event.ts';
import { always, fillEvent, outlineEvents, shadowEvent, type WordOnPage } from '../ass/word-events.ts';
import { type StyleDrawing, wordStyles } from './style-drawing.ts';

/** A word that stays lit through a pause was spoken faster than that. */
const maxSweepMs = 900;

/** The highlight colour fills each word while it is spoken, in the direction of its script, and stays. */
export const sweepDrawing: StyleDrawing = {
  styles: wordStyles,
  word: (here) => [...fills(here), ...outlineEvents(always(here), here), shadowEvent(always(here), here)],
};

function fills(here: WordOnPage): AssEvent[] {
  const { word, page } = here;
  const fullMs = Math.min(word.endMs, word.startMs + maxSweepMs);
  const during = { startMs: word.startMs, endMs: fullMs };
  const { said, waiting } = clips(word, fullMs - word.startMs, page.emPx);
  // what is not said yet is like all that waits
  const unsaid = { ...here, keyColor: null };
  return [
    fillEvent({ startMs: page.startMs, endMs: word.startMs, lit: false }, unsaid),
    // two clips that meet, so that translucent colours never overlap
    fillEvent({ ...during, lit: false }, unsaid, waiting),
    fillEvent({ ...during, lit: true }, here, said),
    fillEvent({ startMs: fullMs, endMs: page.endMs, lit: true }, here),
  ];
}

function clips(word: PlacedWord, lengthMs: number, emPx: number): { said: string; waiting: string } {
  const { ink, rightToLeft } = word;
  // a word that stands out may be larger for a moment
  const largest = largestInk(word, styleExtents.sweep);
  const [left, right] = [Math.floor(largest.left) - 1, Math.ceil(largest.right) + 1];
  const [top, bottom] = [Math.floor(ink.top - emPx), Math.ceil(ink.bottom + emPx)];
  const clip = (from: number, to: number) => `\\clip(${from},${top},${to},${bottom})`;
  const run = (from: string, to: string) => `${from}\\t(0,${px(lengthMs)},${to})`;
  const whole = clip(left, right);
  const [atLeft, atRight] = [clip(left, left), clip(right, right)];
  return rightToLeft
    ? { said: run(atRight, whole), waiting: run(whole, atLeft) }
    : { said: run(atLeft, whole), waiting: run(whole, atRight) };
}

import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import { contrast } from '../../captions/settings/color-contrast.ts';
import { assColour, mixColours } from '../ass/ass-colour.ts';
import { type AssEvent, layers } from '../ass/ass-event.ts';
import {
  always,
  fillEvent,
  outlineEvents,
  place,
  shadowEvent,
  type WordOnPage,
  type WordState,
  wordEvent,
  wordStates,
} from '../ass/word-events.ts';
import { spring } from './pop.ts';
import { type StyleDrawing, wordStyles } from './style-drawing.ts';

/** libass has no gradients: a word is drawn in so many strips of one colour each. */
const strips = 12;
/** Where the gradient begins and ends, in ems above the baseline: a little inside the capitals. */
const span = { top: 0.66, bottom: 0.04 };
/**
 * What the highlight colour is mixed with at its upper end, and how much: warm light looks better than white. Within a
 * light outline it is mixed with black.
 */
const light = { colour: '#FFF7A8', within: '#000000', share: 0.82 };

/** The spoken word springs up in a gradient that ends in the highlight colour. */
export const gradientDrawing: StyleDrawing = {
  styles: wordStyles,
  word: (here, style) => [
    ...wordStates(here).flatMap((state) => {
      const motion = state.lit ? spring() : '';
      const fill = state.lit
        ? gradientEvents(state, here, { colour: here.keyColor ?? style.highlightColor, end: endIn(style) })
        : [fillEvent(state, here)];
      return [...fill, ...outlineEvents(state, here, motion)];
    }),
    shadowEvent(always(here), here),
  ],
};

function endIn({ outlineColor }: CaptionStyle): string {
  return contrast(light.colour, outlineColor) >= minContrast ? light.colour : light.within;
}

const minContrast = 4.5;

function gradientEvents(
  state: WordState,
  { word, page }: WordOnPage,
  { colour, end }: { colour: string; end: string },
): AssEvent[] {
  const { ink, baselineY } = word;
  const { emPx } = page;
  const [left, right] = [Math.floor(ink.left - emPx), Math.ceil(ink.right + emPx)];
  const edge = (index: number) =>
    Math.round(baselineY - (span.top + ((span.bottom - span.top) * index) / strips) * emPx);
  return Array.from({ length: strips }, (_, index) => {
    // the outer strips take what reaches beyond capitals
    const top = index === 0 ? Math.floor(ink.top - emPx) : edge(index);
    const bottom = index === strips - 1 ? Math.ceil(ink.bottom + emPx) : edge(index + 1);
    const fill = assColour(mixColours(colour, end, light.share * (1 - index / (strips - 1))));
    const tags = `${place(word)}\\clip(${left},${top},${right},${bottom})\\1c&H${fill.slice(4)}&${spring()}`;
    return wordEvent(state, word, { layer: layers.fill, style: 'Lit', tags });
  });
}

import { softShadow } from '../../layout/geometry/caption-motion.ts';
import type { PageLayout, PlacedWord } from '../../layout/geometry/page-layout.ts';
import { type AssEvent, layers, position, px } from './ass-event.ts';
import { assText } from './ass-text.ts';

/** A time span during which a word is drawn in one way. */
export interface WordState {
  startMs: number;
  endMs: number;
  lit: boolean;
}

export interface WordOnPage {
  word: PlacedWord;
  page: PageLayout;
}

/** Before it is spoken, while it is spoken (lit), and after. */
export function wordStates({ word, page }: WordOnPage): WordState[] {
  return [
    { startMs: page.startMs, endMs: word.startMs, lit: false },
    { startMs: word.startMs, endMs: word.endMs, lit: true },
    { startMs: word.endMs, endMs: page.endMs, lit: false },
  ];
}

/** One unlit state for the whole time of the page. */
export function always({ page }: WordOnPage): WordState {
  return { startMs: page.startMs, endMs: page.endMs, lit: false };
}

/** @param motion tags that all layers of the word share */
export function fillEvent(state: WordState, { word }: WordOnPage, motion = ''): AssEvent {
  const style = state.lit ? 'Lit' : 'Fill';
  return { ...times(state), layer: layers.fill, style, tags: place(word) + motion, text: wordText(word) };
}

/** Empty without an outline. */
export function outlineEvents(state: WordState, { word, page }: WordOnPage, motion = ''): AssEvent[] {
  if (page.outlinePx <= 0) return [];
  const tags = `${place(word)}\\bord${px(page.outlinePx)}${motion}`;
  return [{ ...times(state), layer: layers.outline, style: 'Outline', tags, text: wordText(word) }];
}

/**
 * A word's letters with their outline. One event if no outline reaches another word's letters, which costs a third less
 * to draw; else two events, since every outline must be below every fill.
 */
export function letterEvents(state: WordState, here: WordOnPage, motion = ''): AssEvent[] {
  const { word, page } = here;
  if (page.outlinePx <= 0 || !page.hasSeparateOutlines)
    return [fillEvent(state, here, motion), ...outlineEvents(state, here, motion)];
  const style = state.lit ? 'LitAndOutline' : 'FillAndOutline';
  const tags = `${place(word)}\\bord${px(page.outlinePx)}${motion}`;
  return [{ ...times(state), layer: layers.fill, style, tags, text: wordText(word) }];
}

/**
 * The shadow of letters and outline together. libass blurs the outline, or the letters if there is no outline. An
 * outline thinner than the shadow's offset is left out, since the shadow's hard letter edge would show.
 */
export function shadowEvent(state: WordState, { word, page }: WordOnPage, motion = ''): AssEvent {
  const { outlinePx, emPx } = page;
  const offsetPx = softShadow.offsetY * emPx;
  const soft = `\\bord${px(outlinePx < offsetPx ? 0 : outlinePx)}\\blur${px(softShadow.blur * emPx)}`;
  const tags = position(word.centreX, word.centreY + offsetPx) + soft + motion;
  return { ...times(state), layer: layers.shadow, style: 'Shadow', tags, text: wordText(word) };
}

export function place(word: PlacedWord): string {
  return position(word.centreX, word.centreY);
}

/** @param write converts each run's text; default: escaped text */
export function wordText(word: PlacedWord, write: (text: string) => string = assText): string {
  const isSpaced = word.runs.some(({ spacingPx }) => spacingPx !== 0);
  const written = word.runs.map(({ text, fontFamily, assFontSize, spacingPx }, index) => {
    const mark = index === 0 ? word.directionMark : '';
    const spacing = isSpaced ? `\\fsp${px(spacingPx)}` : '';
    return `{\\fn${fontFamily}\\fs${px(assFontSize)}${spacing}}${mark}${write(text)}`;
  });
  return written.join('');
}

export function times({ startMs, endMs }: WordState): Pick<AssEvent, 'startMs' | 'endMs'> {
  return { startMs, endMs };
}

import type { PageLayout, PlacedWord } from '../../layout/geometry/page-layout.ts';
import { softShadow } from '../../layout/geometry/style-extents.ts';
import { assColour } from './ass-colour.ts';
import { type AssEvent, assText, layers, position, px } from './ass-event.ts';

/** A time span during which a word is drawn in one way. */
export interface WordState {
  startMs: number;
  endMs: number;
  lit: boolean;
}

export interface WordOnPage {
  word: PlacedWord;
  page: PageLayout;
  /** Colour of the letters of a word that stands out, `#RRGGBB`; null = they have the colours of the others. */
  keyColor: string | null;
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

/** The letters of a word in one of its states. */
export function wordEvent(
  { startMs, endMs }: Pick<WordState, 'startMs' | 'endMs'>,
  word: PlacedWord,
  drawn: Pick<AssEvent, 'layer' | 'style' | 'tags'>,
): AssEvent {
  return { ...drawn, startMs, endMs, text: wordText(word) };
}

/** @param motion tags that all layers of the word share */
export function fillEvent(state: WordState, { word, keyColor }: WordOnPage, motion = ''): AssEvent {
  return wordEvent(state, word, {
    layer: layers.fill,
    style: state.lit ? 'Lit' : 'Fill',
    tags: place(word) + colorTag(keyColor) + motion,
  });
}

/** Another colour for the letters of one word, or for their border; the opacity is that of the style. */
export function colorTag(color: string | null, of: 'fill' | 'border' = 'fill'): string {
  return color === null ? '' : `\\${of === 'fill' ? 1 : 3}c&H${assColour(color).slice(4)}&`;
}

/** Empty without an outline. */
export function outlineEvents(state: WordState, { word, page }: WordOnPage, motion = ''): AssEvent[] {
  if (page.outlinePx <= 0) return [];
  const tags = `${place(word)}\\bord${px(page.outlinePx)}${motion}`;
  return [wordEvent(state, word, { layer: layers.outline, style: 'Outline', tags })];
}

/**
 * A word's letters with their outline. One event if no outline reaches another word's letters, which costs a third less
 * to draw; else two events, since every outline must be below every fill.
 */
export function letterEvents(state: WordState, here: WordOnPage, motion = ''): AssEvent[] {
  const { word, page, keyColor } = here;
  if (page.outlinePx <= 0 || !page.hasSeparateOutlines)
    return [fillEvent(state, here, motion), ...outlineEvents(state, here, motion)];
  const style = state.lit ? 'LitAndOutline' : 'FillAndOutline';
  const tags = `${place(word)}${colorTag(keyColor)}\\bord${px(page.outlinePx)}${motion}`;
  return [wordEvent(state, word, { layer: layers.fill, style, tags })];
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
  return wordEvent(state, word, { layer: layers.shadow, style: 'Shadow', tags });
}

/**
 * Tags of a blurred border around the outline. `border` and `blur` are in ems, `alpha` is as in libass (default: the
 * style's own).
 */
export function softBorder(
  { border, blur, alpha }: { border: number; blur: number; alpha?: string },
  { outlinePx, emPx }: PageLayout,
): string {
  const translucent = alpha === undefined ? '' : `\\3a&H${alpha}&`;
  return `${translucent}\\bord${px(outlinePx + border * emPx)}\\blur${px(blur * emPx)}`;
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

import { assColour } from '../ass/ass-colour.ts';
import { type AssEvent, clear, layers, scale } from '../ass/ass-event.ts';
import {
  always,
  colorTag,
  fillEvent,
  place,
  softBorder,
  type WordOnPage,
  type WordState,
  wordEvent,
  wordStates,
} from '../ass/word-events.ts';
import { type StyleDrawing, wordStyles } from './style-drawing.ts';

/**
 * Border beyond the outline in ems, alpha as in libass. Each further layer of light would cost half as much as all of
 * `pop`.
 */
const halo = { border: 0.07, blur: 0.2, alpha: '38' };
/** The tube's own edge, also soft. */
const rim = { border: 0.01, blur: 0.035 };
/** Keeps light letters readable on a bright picture. */
const backdrop = { border: 0.1, blur: 0.16, alpha: '60' };
const litScale = 1.05;
const switchOnMs = 110;

/** White neon letters that glow in the outline colour, and in the highlight colour while they are spoken. */
export const glowDrawing: StyleDrawing = {
  styles: (style) => [
    ...wordStyles({ ...style, highlightColor: style.fontColor }),
    { name: 'Glow', fill: clear, border: assColour(style.outlineColor) },
    { name: 'LitGlow', fill: clear, border: assColour(style.highlightColor) },
  ],
  word: (here) => [
    ...wordStates(here).flatMap((state) => {
      const motion = state.lit ? `\\t(0,${switchOnMs},${scale(litScale)})` : '';
      return [fillEvent(state, { ...here, keyColor: null }, motion), ...glowEvents(state, here, motion)];
    }),
    backdropEvent(here),
  ],
};

/** A word that stands out glows in its own colour. */
function glowEvents(state: WordState, { word, page, keyColor }: WordOnPage, motion: string): AssEvent[] {
  const style = state.lit ? 'LitGlow' : 'Glow';
  const at = place(word) + colorTag(keyColor, 'border');
  const light = at + softBorder(halo, page) + (state.lit ? scale(litScale) : '');
  const edge = at + softBorder(rim, page) + motion;
  return [
    wordEvent(state, word, { layer: layers.under, style, tags: light }),
    wordEvent(state, word, { layer: layers.outline, style, tags: edge }),
  ];
}

function backdropEvent(here: WordOnPage): AssEvent {
  const tags = place(here.word) + softBorder(backdrop, here.page);
  return wordEvent(always(here), here.word, { layer: layers.shadow, style: 'Shadow', tags });
}

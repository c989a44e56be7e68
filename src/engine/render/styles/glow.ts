import { assColour } from '../ass/ass-colour.ts';
import { type AssEvent, clear, layers, position, px, scale } from '../ass/ass-event.ts';
import {
  always,
  fillEvent,
  place,
  times,
  type WordOnPage,
  type WordState,
  wordStates,
  wordText,
} from '../ass/word-events.ts';
import { wordStyles } from '../ass/word-styles.ts';
import type { StyleDrawing } from './style-drawing.ts';

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
  events: (page) =>
    page.words.flatMap((word) => {
      const here = { word, page };
      const states = wordStates(here).flatMap((state) => [
        fillEvent(state, here, state.lit ? flare() : ''),
        ...glowEvents(state, here),
      ]);
      return [...states, backdropEvent(here)];
    }),
};

function flare(): string {
  return `\\t(0,${switchOnMs},${scale(litScale)})`;
}

function glowEvents(state: WordState, { word, page }: WordOnPage): AssEvent[] {
  const motion = state.lit ? flare() : '';
  const shared = { ...times(state), style: state.lit ? 'LitGlow' : 'Glow', text: wordText(word) };
  const soft = ({ border, blur }: { border: number; blur: number }) =>
    `\\bord${px(page.outlinePx + border * page.emPx)}\\blur${px(blur * page.emPx)}${motion}`;
  return [
    { ...shared, layer: layers.under, tags: `${place(word)}\\3a&H${halo.alpha}&${soft(halo)}` },
    { ...shared, layer: layers.outline, tags: place(word) + soft(rim) },
  ];
}

function backdropEvent(here: WordOnPage): AssEvent {
  const { word, page } = here;
  const { border, blur, alpha } = backdrop;
  return {
    ...times(always(here)),
    layer: layers.shadow,
    style: 'Shadow',
    tags: `${position(word.centreX, word.centreY)}\\3a&H${alpha}&\\bord${px(page.outlinePx + border * page.emPx)}\\blur${px(blur * page.emPx)}`,
    text: wordText(word),
  };
}

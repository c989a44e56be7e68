import { assColour } from '../ass-colour.ts';
import { type AssEvent, clear, layers, position, px, scale } from '../ass-event.ts';
import {
  always,
  fillEvent,
  place,
  times,
  type WordOnPage,
  type WordState,
  wordStates,
  wordText,
} from '../word-events.ts';
import { wordStyles } from '../word-styles.ts';
import type { LookDrawing } from './look-drawing.ts';

/** Light around the tube, from the outside in; ems beyond the outline, alpha as libass counts it. */
const halos = [
  { border: 0.1, blur: 0.24, alpha: '50' },
  { border: 0.03, blur: 0.08, alpha: '20' },
];
/** Keeps light letters readable before a bright picture. */
const backdrop = { border: 0.12, blur: 0.2, alpha: '60' };
const litScale = 1.05;
const switchOnMs = 110;

/** White tubes that glow in the outline colour, and flare up in the highlight colour while they are spoken. */
export const glowDrawing: LookDrawing = {
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
  const style = state.lit ? 'LitGlow' : 'Glow';
  const shared = { ...times(state), style, text: wordText(word) };
  const motion = state.lit ? flare() : '';
  const lights = halos.map(({ border, blur, alpha }) => ({
    ...shared,
    layer: layers.under,
    tags: `${place(word)}\\3a&H${alpha}&\\bord${px(page.outlinePx + border * page.emPx)}\\blur${px(blur * page.emPx)}${motion}`,
  }));
  if (page.outlinePx <= 0) return lights;
  return [
    ...lights,
    {
      ...shared,
      layer: layers.outline,
      tags: `${place(word)}\\bord${px(page.outlinePx)}\\blur${px(page.outlinePx / 4)}${motion}`,
    },
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

import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import { assColour, readableOn } from '../ass/ass-colour.ts';
import { type AssEvent, clear, layers, px } from '../ass/ass-event.ts';
import { roundedBox } from '../ass/ass-shape.ts';
import { colorTag, fillEvent, outlineEvents, shadowEvent, type WordOnPage, wordStates } from '../ass/word-events.ts';
import { type StyleDrawing, shadowColour, wordStyles } from './style-drawing.ts';

/** Corner radius as a share of the pill's height. */
const roundness = 0.3;
/** The pill grows from a share of its size, overshoots by some ems, and settles within a sixth of a second. */
const growth = { from: 0.7, swing: 0.04, riseMs: 100, settledMs: 160 };

/** A rounded box in the highlight colour grows behind the spoken word, whose letters lose their outline. */
export const pillDrawing: StyleDrawing = {
  styles: (style) => [
    ...wordStyles({
      ...style,
      highlightColor: readableOn(style.highlightColor, style.fontColor, style.accessibility?.minContrast),
    }),
    { name: 'Pill', fill: assColour(style.highlightColor), border: clear },
    { name: 'PillShadow', fill: shadowColour, border: clear },
  ],
  word: (here, style) =>
    wordStates(here).flatMap((state) => {
      if (state.lit) return [fillEvent(state, onPill(here, style)), ...pillEvents(here), ...whileItGrows(here)];
      return [fillEvent(state, here), ...outlineEvents(state, here), shadowEvent(state, here)];
    }),
};

/** The pill of a word that stands out has the colour that its letters have otherwise. */
function onPill(here: WordOnPage, { fontColor, accessibility }: CaptionStyle): WordOnPage {
  return { ...here, keyColor: here.keyColor && readableOn(here.keyColor, fontColor, accessibility?.minContrast) };
}

/** The letters are wider than the pill at first: they keep their outline below it until the pill covers them. */
function whileItGrows(here: WordOnPage): AssEvent[] {
  const { startMs, endMs } = here.word;
  return outlineEvents({ startMs, endMs: Math.min(endMs, startMs + growth.riseMs), lit: true }, here);
}

function pillEvents({ word, page, keyColor }: WordOnPage): AssEvent[] {
  const { plate, startMs, endMs } = word;
  const [width, height] = [plate.right - plate.left, plate.bottom - plate.top];
  const swing = (length: number) => 100 * (1 + (2 * growth.swing * page.emPx) / length);
  const size = (x: number, y: number) => `\\fscx${px(x)}\\fscy${px(y)}`;
  const { from, riseMs, settledMs } = growth;
  const motion = `${size(100 * from, 100 * from)}\\t(0,${riseMs},${size(swing(width), swing(height))})\\t(${riseMs},${settledMs},${size(100, 100)})`;
  const shape = roundedBox(plate, roundness * height);
  const drop = 0.06 * page.emPx;
  const lower = roundedBox({ ...plate, top: plate.top + drop, bottom: plate.bottom + drop }, roundness * height);
  const soft = `\\blur${px(0.08 * page.emPx)}`;
  return [
    {
      layer: layers.over,
      startMs,
      endMs,
      style: 'Pill',
      tags: shape.tags + colorTag(keyColor) + motion,
      text: shape.text,
    },
    { layer: layers.shadow, startMs, endMs, style: 'PillShadow', tags: lower.tags + soft + motion, text: lower.text },
  ];
}

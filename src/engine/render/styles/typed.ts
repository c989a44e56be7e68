import { splitGraphemes } from '../../../infra/segments.ts';
import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import { boundingBox } from '../../layout/geometry/boxes.ts';
import type { CaretStop, PageLayout, PlacedWord } from '../../layout/geometry/page-layout.ts';
import { styleExtents } from '../../layout/geometry/style-extents.ts';
import { assColour } from '../ass/ass-colour.ts';
import { type AssEvent, type AssStyle, assText, clear, layers } from '../ass/ass-event.ts';
import { roundedBox } from '../ass/ass-shape.ts';
import { fillEvent, type WordOnPage, type WordState, wordText } from '../ass/word-events.ts';
import { readableLetters } from './readable-letters.ts';
import { type StyleDrawing, wordStyles } from './style-drawing.ts';

/** A word is typed in this time before it is spoken, or in less after the start of the word before it. */
const typingMs = 180;
const blinkMs = 450;
/** In ems. */
const cursor = { width: 0.09, gap: 0.06, rise: 0.78, fall: 0.12 };

/** Corner radius of the panel in ems. */
const radius = 0.18;
const { plate } = styleExtents.typed;
/** As much room below a line as below the last one, in ems beyond the middle between two lines. */
const lineEdge = plate.bottom - plate.between / 2;

/**
 * On a panel in the outline colour, the letters of a word appear just before it is spoken, with a blinking cursor in the
 * highlight colour after the last one. Where nothing is to move, words appear whole, and the cursor does not blink.
 */
export const typedDrawing: StyleDrawing = {
  styles: (style) => [
    ...wordStyles(readableLetters(style)),
    { name: 'Paper', fill: assColour(style.outlineColor), border: clear },
    { name: 'Cursor', fill: assColour(readableLetters(style).highlightColor), border: clear },
  ],
  background: papers,
  word(here, style) {
    const { word, page } = here;
    const typing = typingOf(here, style);
    const event = fillEvent({ startMs: typing.fromMs, endMs: page.endMs, lit: false }, here);
    const colours = wordStyles(readableLetters(style)).find(({ name }) => name === event.style);
    return [{ ...event, text: typedText(word, typing, colours) }, ...cursorEvents(here, typing)];
  },
};

/** The panel has a line more when the first word of that line is typed: an empty line looks unfinished. */
function papers(page: PageLayout, style: CaptionStyle): AssEvent[] {
  const starts = page.lines.map(({ top, bottom }) => {
    const words = page.words.filter(({ baselineY }) => baselineY > top && baselineY <= bottom);
    return Math.min(...words.map((word) => typingOf({ word, page, keyColor: null }, style).fromMs));
  });
  const last = boundingBox(page.lines)?.bottom ?? 0;
  return page.lines.flatMap((line, index) => {
    const box = boundingBox(page.lines.slice(0, index + 1));
    if (!box) return [];
    const [startMs, endMs] = [index === 0 ? page.startMs : (starts[index] ?? page.startMs), starts[index + 1]];
    const bottom = Math.min(last, line.bottom + lineEdge * page.emPx);
    const shape = roundedBox({ ...box, bottom }, radius * page.emPx);
    return [{ layer: layers.back, startMs, endMs: endMs ?? page.endMs, style: 'Paper', ...shape }];
  });
}

interface Typing {
  fromMs: number;
  /** Of each letter, in milliseconds from there, on libass's time grid so that letters and cursor move together. */
  appear: number[];
  /** When the cursor goes on to the next word. */
  untilMs: number;
  blinks: boolean;
}

function typingOf({ word, page }: WordOnPage, { animation }: CaptionStyle): Typing {
  const leadMs = animation === 'none' ? 0 : typingMs;
  const index = page.words.indexOf(word);
  const fromOf = (one: PlacedWord, before: PlacedWord | undefined) =>
    Math.min(one.startMs, Math.max(before?.startMs ?? page.startMs, one.startMs - leadMs));
  const fromMs = fromOf(word, page.words[index - 1]);
  const next = page.words[index + 1];
  const count = word.runs.flatMap(({ text }) => splitGraphemes(text)).length;
  const stepMs = (word.startMs - fromMs) / Math.max(1, count);
  return {
    fromMs,
    appear: Array.from({ length: count }, (_, letter) => onGrid(fromMs + letter * stepMs) - onGrid(fromMs)),
    untilMs: next ? fromOf(next, word) : page.endMs,
    blinks: animation !== 'none',
  };
}

function onGrid(timeMs: number): number {
  return Math.round(timeMs / 10) * 10;
}

/** Each letter is there from the start and becomes visible at its time: no letter moves, and joined scripts stay joined. */
function typedText(word: PlacedWord, { appear }: Typing, colours: AssStyle | undefined): string {
  const seen = `\\1a${alphaOf(colours?.fill)}\\3a${alphaOf(colours?.border)}`;
  let next = 0;
  return wordText(word, (text) =>
    splitGraphemes(text)
      .map((grapheme) => {
        const atMs = appear[next++] ?? 0;
        if (atMs === 0) return assText(grapheme);
        return `{\\1a&HFF&\\3a&HFF&\\t(${atMs - 2},${atMs - 1},${seen})}${assText(grapheme)}`;
      })
      .join(''),
  );
}

/** `&HAABBGGRR` → `&HAA&`. */
function alphaOf(colour = clear): string {
  return `${colour.slice(0, 4)}&`;
}

function cursorEvents({ word, page }: WordOnPage, { fromMs, appear, untilMs, blinks }: Typing): AssEvent[] {
  const moments = appear.map((atMs, index) => ({
    startMs: fromMs + atMs,
    endMs: index + 1 < appear.length ? fromMs + (appear[index + 1] ?? 0) : untilMs,
    stop: word.caretStops[index + 1] ?? { x: word.ink.right, rightToLeft: false },
  }));
  return moments.flatMap(({ stop, startMs, endMs }) => {
    const state = { startMs, endMs, lit: true };
    return (blinks ? shown(state) : [state]).map((one) => cursorEvent(one, { stop, word, page }));
  });
}

/** The times at which a blinking cursor is on. */
function shown({ startMs, endMs, lit }: WordState): WordState[] {
  const states: WordState[] = [];
  for (let fromMs = startMs; fromMs < endMs; fromMs += 2 * blinkMs) {
    states.push({ startMs: fromMs, endMs: Math.min(endMs, fromMs + blinkMs), lit });
  }
  return states;
}

function cursorEvent(
  { startMs, endMs }: WordState,
  { stop, word, page }: { stop: CaretStop; word: PlacedWord; page: PageLayout },
): AssEvent {
  const { emPx } = page;
  const left = stop.x + (stop.rightToLeft ? -cursor.gap - cursor.width : cursor.gap) * emPx;
  const box = {
    left,
    right: left + cursor.width * emPx,
    top: word.baselineY - cursor.rise * emPx,
    bottom: word.baselineY + cursor.fall * emPx,
  };
  const shape = roundedBox(box, 0.3 * cursor.width * emPx);
  return { layer: layers.front, startMs, endMs, style: 'Cursor', ...shape };
}

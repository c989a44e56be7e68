import { splitGraphemes } from '../../../infra/segments.ts';
import { boundingBox } from '../../layout/geometry/boxes.ts';
import type { CaretStop, PageLayout, PlacedWord } from '../../layout/geometry/page-layout.ts';
import { assColour } from '../ass/ass-colour.ts';
import { type AssEvent, type AssStyle, assText, clear, layers } from '../ass/ass-event.ts';
import { roundedBox } from '../ass/ass-shape.ts';
import { fillEvent, type WordState, wordText } from '../ass/word-events.ts';
import { readableLetters } from './readable-letters.ts';
import { type StyleDrawing, wordStyles } from './style-drawing.ts';

/** Longest time a letter takes. A word that is spoken faster is typed faster. */
const maxLetterMs = 75;
/** Share of a word's time spent typing; then the cursor rests until the next word. */
const typingShare = 0.8;
const blinkMs = 450;
/** In ems. */
const cursor = { width: 0.09, gap: 0.06, rise: 0.78, fall: 0.12 };

/** Corner radius of the panel in ems. */
const radius = 0.18;

/**
 * On a panel in the outline colour, letters appear while their word is spoken, with a blinking cursor in the highlight
 * colour after the last one.
 */
export const typedDrawing: StyleDrawing = {
  styles: (style) => [
    ...wordStyles(readableLetters(style)),
    { name: 'Paper', fill: assColour(style.outlineColor), border: clear },
    { name: 'Cursor', fill: assColour(readableLetters(style).highlightColor), border: clear },
  ],
  background({ lines, emPx, startMs, endMs }) {
    const box = boundingBox(lines);
    return box ? [{ layer: layers.back, startMs, endMs, style: 'Paper', ...roundedBox(box, radius * emPx) }] : [];
  },
  word(here, style) {
    const { word, page } = here;
    const event = fillEvent({ startMs: word.startMs, endMs: page.endMs, lit: false }, here);
    const colours = wordStyles(readableLetters(style)).find(({ name }) => name === event.style);
    return [{ ...event, text: typedText(word, colours) }, ...cursorEvents(word, page, style.animation !== 'none')];
  },
};

/**
 * When each letter appears, in milliseconds from the word's start, on libass's time grid so that letters and cursor
 * move together.
 */
function letterTimes({ runs, startMs, endMs }: PlacedWord): number[] {
  const count = runs.flatMap(({ text }) => splitGraphemes(text)).length;
  const stepMs = Math.min(maxLetterMs, ((endMs - startMs) * typingShare) / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => onGrid(startMs + index * stepMs) - onGrid(startMs));
}

function onGrid(timeMs: number): number {
  return Math.round(timeMs / 10) * 10;
}

/** Each letter is there from the start and becomes visible at its time: no letter moves, and joined scripts stay joined. */
function typedText(word: PlacedWord, colours: AssStyle | undefined): string {
  const appear = letterTimes(word);
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

/** @param isTyped else all letters are there at once, and the cursor stands after the last one */
function cursorEvents(word: PlacedWord, page: PageLayout, isTyped: boolean): AssEvent[] {
  const appear = isTyped ? letterTimes(word) : [0];
  const moments = appear.map((atMs, index) => ({
    startMs: word.startMs + atMs,
    endMs: index + 1 < appear.length ? word.startMs + (appear[index + 1] ?? 0) : word.endMs,
    stop: word.caretStops.at(isTyped ? index + 1 : -1) ?? { x: word.ink.right, rightToLeft: false },
  }));
  return moments.flatMap(({ stop, startMs, endMs }) =>
    shown({ startMs, endMs, lit: true }).map((state) => cursorEvent(state, { stop, word, page })),
  );
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

import type { FontFace, ShapedRun } from '../fonts/font-face.ts';
import { baseDirection, bidiUnits, invisible } from './bidi-units.ts';
import type { Letters } from './letters.ts';

/** Neighbouring graphemes that one face draws in one direction. */
export interface DrawableRun {
  text: string;
  face: FontFace;
  rightToLeft: boolean;
  /** How many UTF-16 units stand to the left of it. */
  place: number;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const rightToLeftSign =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Whether the first letter runs from right to left. */
export function startsRightToLeft(text: string): boolean | null {
  const letter = /\p{L}/u.exec(text)?.[0];
  return letter === undefined ? null : rightToLeftSign.test(letter);
}

/**
 * Cuts a text into runs of one font and direction each, in reading order. A grapheme that no font has is tried in its
 * plain form (𝓗 → H) and as a small letter (Ɤ → ɤ) and else left out: a box tells nobody anything.
 *
 * @param rightToLeft the base direction that the text is drawn with
 */
export function drawableRuns(text: string, rightToLeft: boolean, letters: Letters): DrawableRun[] {
  const found = shownGraphemes(text, letters).flatMap((grapheme) => drawableForm(grapheme, letters) ?? []);
  const drawables = withoutLooseBlanks(found);
  const units = bidiUnits(drawables.map((drawable) => drawable.text).join(''), baseDirection(rightToLeft));
  const runs: (DrawableRun & { level: number })[] = [];
  let at = 0;
  for (const drawable of drawables) {
    const own = units.slice(at, at + drawable.text.length);
    at += drawable.text.length;
    const level = own[0]?.level ?? 0;
    const place = Math.min(...own.map((unit) => unit.place));
    const previous = runs.at(-1);
    if (previous && previous.face === drawable.face && previous.level === level) {
      previous.text += drawable.text;
      previous.place = Math.min(previous.place, place);
    } else runs.push({ ...drawable, level, place, rightToLeft: level % 2 === 1 });
  }
  return runs;
}

/** What `drawableRuns` leaves out of a text, though it would be seen: letters, marks and signs. */
export function undrawableGraphemes(text: string, letters: Letters): string[] {
  return shownGraphemes(text, letters).filter(
    (grapheme) => !unseen.test(grapheme) && drawableForm(grapheme, letters) === null,
  );
}

/** A text of this run's kind shaped by its font; lengths in ems, y grows upwards from the baseline. */
export function shapeText({ face, rightToLeft }: Pick<DrawableRun, 'face' | 'rightToLeft'>, text: string): ShapedRun {
  const { advance, ink } = face.shape(text, rightToLeft);
  const em = face.unitsPerEm;
  return {
    advance: advance / em,
    ink: { left: ink.left / em, right: ink.right / em, top: ink.top / em, bottom: ink.bottom / em },
  };
}

export function splitGraphemes(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

/** Blanks, the empty pattern of Braille, halves of characters. */
const unseen = /^[\p{Z}\u2800\p{Cs}]*$/u;

function shownGraphemes(text: string, { inCase }: Letters): string[] {
  return splitGraphemes(inCase(text).normalize('NFC').replace(invisible, ''));
}

interface Drawable {
  text: string;
  face: FontFace;
}

/** The plain form is written in the style's case too: it had none before (𝓱 → H). */
function drawableForm(grapheme: string, { inCase, findFace }: Letters): Drawable | null {
  const plain = inCase(grapheme.normalize('NFKD'));
  for (const text of new Set([grapheme, plain, plain.replace(/\p{M}/gu, ''), grapheme.toLowerCase()])) {
    const face = text === '' ? null : findFace(text);
    if (face) return { text, face };
  }
  return null;
}

/** What is left out leaves no blank at an end, and no two in a row: libass would not draw the first. */
function withoutLooseBlanks(drawables: Drawable[]): Drawable[] {
  const isBlank = (drawable: Drawable | undefined) => drawable === undefined || drawable.text === ' ';
  const single = drawables.filter((drawable, index) => !isBlank(drawable) || !isBlank(drawables[index - 1]));
  return isBlank(single.at(-1)) ? single.slice(0, -1) : single;
}

import type { FontFace, ShapedRun } from '../fonts/font-face.ts';
import { baseDirection, bidiUnits, invisible } from './bidi-units.ts';
import type { Letters } from './letters.ts';

/** Neighbouring graphemes that are drawn with one font in one direction, with the same space after each. */
export interface DrawableRun {
  text: string;
  face: FontFace;
  rightToLeft: boolean;
  /** Space after each letter, in ems. */
  spacing: number;
  /** Number of UTF-16 units to the left of it. */
  position: number;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const rightToLeftLetter =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * Scripts whose letters are joined to one another, by strokes or by a line along their heads (from Devanagari on). Space
 * between their letters would tear words apart: https://www.w3.org/TR/css-text-3/#cursive-scripts
 */
const joinedScript =
  /[\p{scx=Arabic}\p{scx=Syriac}\p{scx=Mandaic}\p{scx=Mongolian}\p{scx=Nko}\p{scx=Adlam}\p{scx=Phags_Pa}\p{scx=Hanifi_Rohingya}\p{scx=Manichaean}\p{scx=Sogdian}\p{scx=Devanagari}\p{scx=Bengali}\p{scx=Gurmukhi}\p{scx=Tibetan}]/u;

/** Whether the first letter runs from right to left; null if there is no letter. */
export function startsRightToLeft(text: string): boolean | null {
  const letter = /\p{L}/u.exec(text)?.[0];
  return letter === undefined ? null : rightToLeftLetter.test(letter);
}

/**
 * Splits a text into runs of one font, direction and letter spacing, in reading order. A grapheme that no font has is
 * tried in its plain form (𝓗 → H) and as a lower-case letter (Ɤ → ɤ), else left out, so that no empty box is drawn.
 *
 * @param rightToLeft base direction of the text
 */
export function drawableRuns(text: string, rightToLeft: boolean, letters: Letters): DrawableRun[] {
  const found = shownGraphemes(text, letters).flatMap((grapheme) => drawableForm(grapheme, letters) ?? []);
  const drawables = withoutLooseSpaces(found);
  const units = bidiUnits(drawables.map((drawable) => drawable.text).join(''), baseDirection(rightToLeft));
  const runs: (DrawableRun & { level: number })[] = [];
  let at = 0;
  for (const drawable of drawables) {
    const own = units.slice(at, at + drawable.text.length);
    at += drawable.text.length;
    const level = own[0]?.level ?? 0;
    const position = Math.min(...own.map((unit) => unit.position));
    const spacing = joinedScript.test(drawable.text) ? 0 : letters.spacing;
    const previous = runs.at(-1);
    if (previous?.face === drawable.face && previous.level === level && previous.spacing === spacing) {
      previous.text += drawable.text;
      previous.position = Math.min(previous.position, position);
    } else runs.push({ ...drawable, level, position, spacing, rightToLeft: level % 2 === 1 });
  }
  return runs;
}

/** Visible graphemes that `drawableRuns` leaves out of a text. */
export function undrawableGraphemes(text: string, letters: Letters): string[] {
  return shownGraphemes(text, letters).filter(
    (grapheme) => !unseenGrapheme.test(grapheme) && drawableForm(grapheme, letters) === null,
  );
}

/** A text of this run's kind shaped by its font; lengths in ems, y grows upwards from the baseline. */
export function shapeText(
  { face, rightToLeft, spacing }: Pick<DrawableRun, 'face' | 'rightToLeft' | 'spacing'>,
  text: string,
): ShapedRun {
  const em = face.unitsPerEm;
  const { advance, ink } = face.shape(text, { rightToLeft, spacing: spacing * em });
  return {
    advance: advance / em,
    ink: { left: ink.left / em, right: ink.right / em, top: ink.top / em, bottom: ink.bottom / em },
  };
}

export function splitGraphemes(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

/** Spaces, the empty Braille pattern, halves of surrogate pairs. */
const unseenGrapheme = /^[\p{Z}\u2800\p{Cs}]*$/u;

function shownGraphemes(text: string, { inCase }: Letters): string[] {
  return splitGraphemes(inCase(text).normalize('NFC').replace(invisible, ''));
}

interface Drawable {
  text: string;
  face: FontFace;
}

/** The plain form is written in the style's case as well, since the original has no case (𝓱 → H). */
function drawableForm(grapheme: string, { inCase, findFace }: Letters): Drawable | null {
  const plain = inCase(grapheme.normalize('NFKD'));
  for (const text of new Set([grapheme, plain, plain.replace(/\p{M}/gu, ''), grapheme.toLowerCase()])) {
    const face = text === '' ? null : findFace(text);
    if (face) return { text, face };
  }
  return null;
}

/** Removes spaces at the ends and doubled ones, which remain where graphemes were left out; libass would not draw them. */
function withoutLooseSpaces(drawables: Drawable[]): Drawable[] {
  const isSpace = (drawable: Drawable | undefined) => drawable === undefined || drawable.text === ' ';
  const single = drawables.filter((drawable, index) => !isSpace(drawable) || !isSpace(drawables[index - 1]));
  return isSpace(single.at(-1)) ? single.slice(0, -1) : single;
}

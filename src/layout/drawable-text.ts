import type { FontFace } from './font-face.ts';
import { baseDirection, invisible, shownUnits } from './shown-units.ts';

/** Asks for the face that draws one grapheme; null = no font has it. */
export type FindFace = (grapheme: string) => FontFace | null;

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
 * plain form (𝓗 → H) and else left out: a box tells nobody anything.
 *
 * @param rightToLeft the base direction that the text is drawn with
 */
export function drawableRuns(text: string, rightToLeft: boolean, findFace: FindFace): DrawableRun[] {
  const drawables = splitGraphemes(text.normalize('NFC').replace(invisible, '')).flatMap(
    (grapheme) => drawableForm(grapheme, findFace) ?? [],
  );
  const units = shownUnits(drawables.map((drawable) => drawable.text).join(''), baseDirection(rightToLeft));
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

export function splitGraphemes(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

function drawableForm(grapheme: string, findFace: FindFace): { text: string; face: FontFace } | null {
  const plain = grapheme.normalize('NFKD');
  for (const text of new Set([grapheme, plain, plain.replace(/\p{M}/gu, '')])) {
    const face = text === '' ? null : findFace(text);
    if (face) return { text, face };
  }
  return null;
}

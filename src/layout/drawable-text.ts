import type { FontFace } from './font-face.ts';

/** Asks for the face that draws one grapheme; null = no font has it. */
export type FindFace = (grapheme: string) => FontFace | null;

/** Neighbouring graphemes that one face draws in one direction. */
export interface DrawableRun {
  text: string;
  face: FontFace;
  rightToLeft: boolean;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Marks that steer text and draw nothing: libass would look for a glyph, or turn the line around. */
const invisible = /(?!\u200c|\u200d)[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
const rightToLeftSign =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Whether the first letter runs from right to left. */
export function startsRightToLeft(text: string): boolean | null {
  const letter = /\p{L}/u.exec(text)?.[0];
  return letter === undefined ? null : rightToLeftSign.test(letter);
}

/**
 * Cuts a text into runs of one font each. A grapheme that no font has is tried in its plain form (𝓗 → H) and else left
 * out: a box tells nobody anything.
 */
export function drawableRuns(text: string, findFace: FindFace): DrawableRun[] {
  const runs: DrawableRun[] = [];
  for (const grapheme of splitGraphemes(text.normalize('NFC').replace(invisible, ''))) {
    const drawable = drawableForm(grapheme, findFace);
    if (drawable === null) continue;
    const previous = runs.at(-1);
    const rightToLeft = directionOf(drawable.text, previous?.rightToLeft ?? startsRightToLeft(text) ?? false);
    if (previous && previous.face === drawable.face && previous.rightToLeft === rightToLeft)
      previous.text += drawable.text;
    else runs.push({ ...drawable, rightToLeft });
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

function directionOf(text: string, previous: boolean): boolean {
  if (rightToLeftSign.test(text)) return true;
  return /[\p{L}\p{N}]/u.test(text) ? false : previous;
}

import { normalizeText } from '../../../infra/normalize-text.ts';
import { splitGraphemes } from '../../../infra/segments.ts';
import type { Caption } from '../../captions/caption.ts';
import { extractEmojis } from '../../captions/emojis/extract-emojis.ts';
import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import type { FontFace, ShapedRun } from '../fonts/font-face.ts';
import type { FontSet } from '../fonts/font-set.ts';
import { baseDirection, bidiUnits, invisible, leftmost } from './bidi-units.ts';

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
    const position = leftmost(own);
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
function undrawableGraphemes(text: string, letters: Letters): string[] {
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

/** Spaces, the empty Braille pattern, halves of surrogate pairs. */
const unseenGrapheme = /^[\p{Z}\u2800\p{Cs}]*$/u;

/** UTF-16 units of a grapheme that are drawn. No script has letters, and no emoji has parts, of half as many. */
const maxGraphemeLength = 64;

function shownGraphemes(text: string, { inCase }: Letters): string[] {
  const shown = normalizeText(inCase(text), 'NFC').replace(invisible, '');
  return splitGraphemes(shown).map((grapheme) => grapheme.slice(0, maxGraphemeLength));
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

/** Case and fonts of a style. */
export interface Letters {
  /** Converts a text to the style's case. */
  inCase(text: string): string;
  /** The font that draws one grapheme; null = no font has it. */
  findFace(grapheme: string): FontFace | null;
  /** Space added after each letter, in ems; scripts that join letters get none. */
  spacing: number;
}

interface LettersInput {
  captions: Caption[];
  style: CaptionStyle;
  fonts: FontSet;
}

/** The letters for these captions. Han characters are drawn as Japanese by the language, or if there is kana. */
export function lettersOf({ captions, style, fonts }: LettersInput): Letters {
  const { capHeight, unitsPerEm } = fonts.primary(style.fontFamily);
  const hanStyle = isJapanese(captions, style.language) ? 'japanese' : 'chinese';
  return {
    inCase: wordCase(style.capitals || fonts.usesCapitals(style.fontFamily), style.language),
    // the font size is the height of a capital
    spacing: (style.letterSpacing * capHeight) / unitsPerEm,
    findFace: (grapheme) => fonts.faceFor(style.fontFamily, grapheme, hanStyle),
  };
}

function isJapanese(captions: Caption[], language: string | null): boolean {
  if (language !== null && /^(ja|zh)\b/.test(language)) return language.startsWith('ja');
  return captions.some(({ text }) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text));
}

/** Languages with special rules for capitals: the Turkish i, Greek without accents. */
const specialCapitals = ['tr', 'az', 'lt', 'el'];

/** Returns words unchanged, or in capitals by the rules of the language (null = unknown). */
function wordCase(capitals: boolean, language: string | null): (text: string) => string {
  if (!capitals) return (text) => text;
  const locale = specialCapitals.find((code) => language?.toLowerCase().startsWith(code)) ?? 'en';
  return (text) => text.toLocaleUpperCase(locale);
}

/**
 * Characters of captions that no font has in any form, so that the layout leaves them out. Each once, in order of
 * appearance, at most `atMost`. Invisible characters (spaces, controls, variation selectors) are not included.
 */
export function missingCharacters(input: LettersInput, atMost: number): string[] {
  const letters = lettersOf(input);
  const missing = new Set<string>();
  for (const { text } of input.captions) {
    for (const grapheme of undrawableGraphemes(extractEmojis(text).text, letters)) missing.add(grapheme);
    if (missing.size >= atMost) break;
  }
  return [...missing].slice(0, atMost);
}

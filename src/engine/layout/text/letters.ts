import type { Caption } from '../../captions/caption.ts';
import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import type { FontFace } from '../fonts/font-face.ts';
import type { FontSet } from '../fonts/font-set.ts';

/** How a style writes text, and with which fonts. */
export interface Letters {
  /** A text in the style's case. */
  inCase(text: string): string;
  /** Asks for the face that draws one grapheme; null = no font has it. */
  findFace(grapheme: string): FontFace | null;
}

export interface LettersInput {
  captions: Caption[];
  style: CaptionStyle;
  fonts: FontSet;
}

/** The letters of these captions: kana among them, or the language, decide how the signs of Han are drawn. */
export function lettersOf({ captions, style, fonts }: LettersInput): Letters {
  const hanStyle = isJapanese(captions, style.language) ? 'japanese' : 'chinese';
  return {
    inCase: wordCase(fonts.usesCapitals(style.fontFamily), style.language),
    findFace: (grapheme) => fonts.faceFor(style.fontFamily, grapheme, hanStyle),
  };
}

function isJapanese(captions: Caption[], language: string | null): boolean {
  if (language !== null && /^(ja|zh)\b/.test(language)) return language.startsWith('ja');
  return captions.some(({ text }) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text));
}

/** Languages whose capitals follow rules of their own: the Turkish i, Greek without accents. */
const ownRules = ['tr', 'az', 'lt', 'el'];

/** How a word is written: as it is, or in capitals of its language (null = unknown). */
function wordCase(capitals: boolean, language: string | null): (text: string) => string {
  if (!capitals) return (text) => text;
  const locale = ownRules.find((code) => language?.toLowerCase().startsWith(code)) ?? 'en';
  return (text) => text.toLocaleUpperCase(locale);
}

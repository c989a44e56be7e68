import type { Caption } from '../../captions/caption.ts';
import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import type { FontFace } from '../fonts/font-face.ts';
import type { FontSet } from '../fonts/font-set.ts';

/** Case and fonts of a style. */
export interface Letters {
  /** Converts a text to the style's case. */
  inCase(text: string): string;
  /** The font that draws one grapheme; null = no font has it. */
  findFace(grapheme: string): FontFace | null;
  /** Space added after each letter, in ems; scripts that join letters get none. */
  spacing: number;
}

export interface LettersInput {
  captions: Caption[];
  style: CaptionStyle;
  fonts: FontSet;
}

/** The letters for these captions. Han characters are drawn as Japanese by the language, or if there is kana. */
export function lettersOf({ captions, style, fonts }: LettersInput): Letters {
  const { capHeight, unitsPerEm } = fonts.primary(style.fontFamily);
  const hanStyle = isJapanese(captions, style.language) ? 'japanese' : 'chinese';
  return {
    inCase: wordCase(fonts.usesCapitals(style.fontFamily), style.language),
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

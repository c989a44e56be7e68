/** A bundled font with its scripts, which are checked before the file is read, since some files are large. */
interface FallbackFont {
  file: string;
  scripts: RegExp;
}

/** Scripts for which Noto Sans has a file of their own. */
const ownScripts = (
  'Arabic Devanagari Bengali Tamil Telugu Gujarati Kannada Malayalam Gurmukhi Oriya Sinhala Georgian Armenian Ethiopic ' +
  'Khmer Lao Myanmar'
).split(' ');

/**
 * The fonts to try, in this order, if the chosen family has no glyph; all under the SIL Open Font License (NOTICE).
 * Japanese and Chinese share characters that they draw differently; `FontSet.faceFor` tries the right one first.
 */
export const fallbackFonts: readonly FallbackFont[] = [
  { file: 'Rubik-Black.ttf', scripts: /[\p{Script=Hebrew}\p{Script=Cyrillic}]/u },
  { file: 'NotoSans-Black.ttf', scripts: /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{P}\p{S}\p{N}\p{M}]/u },
  ...ownScripts.map((name) => ({
    file: `NotoSans${name}-Black.ttf`,
    scripts: new RegExp(`[\\p{scx=${name}}]`, 'u'),
  })),
  { file: 'NotoSansThai-Black.ttf', scripts: /[\p{scx=Thai}฿]/u },
  { file: 'NotoSerifTibetan-Black.ttf', scripts: /[\p{scx=Tibetan}]/u },
  { file: 'NotoSansKR-Black.ttf', scripts: /[\p{Script=Hangul}]/u },
  { file: 'NotoSansJP-Black.ttf', scripts: /[\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Han}\uff00-\uffef]/u },
  {
    file: 'NotoSansSC-Black.ttf',
    scripts: /[\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Han}\p{scx=Bopomofo}\uff00-\uffef]/u,
  },
  { file: 'NotoSansHK-Black.ttf', scripts: /[\p{scx=Han}]/u },
  { file: 'NotoSansSymbols-Black.ttf', scripts: /[\p{S}\p{N}\p{P}]/u },
  { file: 'NotoSansSymbols2-Regular.ttf', scripts: /[\p{S}\p{N}\p{P}]/u },
];

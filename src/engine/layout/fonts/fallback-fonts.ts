/** A bundled font with its scripts, which are checked before the file is read, since some files are large. */
interface FallbackFont {
  file: string;
  scripts: RegExp;
}

/**
 * The fonts to try, in this order, if the chosen family has no glyph; all under the SIL Open Font License (NOTICE).
 * Japanese and Chinese share characters that they draw differently; `FontSet.faceFor` tries the right one first.
 */
export const fallbackFonts: readonly FallbackFont[] = [
  { file: 'Rubik-Black.ttf', scripts: /[\p{Script=Hebrew}\p{Script=Cyrillic}]/u },
  { file: 'NotoSans-Black.ttf', scripts: /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{P}\p{S}\p{N}\p{M}]/u },
  { file: 'NotoSansArabic-Black.ttf', scripts: /[\p{scx=Arabic}]/u },
  { file: 'NotoSansDevanagari-Black.ttf', scripts: /[\p{scx=Devanagari}]/u },
  { file: 'NotoSansThai-Black.ttf', scripts: /[\p{scx=Thai}฿]/u },
  { file: 'NotoSansBengali-Black.ttf', scripts: /[\p{scx=Bengali}]/u },
  { file: 'NotoSansTamil-Black.ttf', scripts: /[\p{scx=Tamil}]/u },
  { file: 'NotoSansTelugu-Black.ttf', scripts: /[\p{scx=Telugu}]/u },
  { file: 'NotoSansGujarati-Black.ttf', scripts: /[\p{scx=Gujarati}]/u },
  { file: 'NotoSansKannada-Black.ttf', scripts: /[\p{scx=Kannada}]/u },
  { file: 'NotoSansMalayalam-Black.ttf', scripts: /[\p{scx=Malayalam}]/u },
  { file: 'NotoSansGurmukhi-Black.ttf', scripts: /[\p{scx=Gurmukhi}]/u },
  { file: 'NotoSansOriya-Black.ttf', scripts: /[\p{scx=Oriya}]/u },
  { file: 'NotoSansSinhala-Black.ttf', scripts: /[\p{scx=Sinhala}]/u },
  { file: 'NotoSansGeorgian-Black.ttf', scripts: /[\p{scx=Georgian}]/u },
  { file: 'NotoSansArmenian-Black.ttf', scripts: /[\p{scx=Armenian}]/u },
  { file: 'NotoSansEthiopic-Black.ttf', scripts: /[\p{scx=Ethiopic}]/u },
  { file: 'NotoSansKhmer-Black.ttf', scripts: /[\p{scx=Khmer}]/u },
  { file: 'NotoSansLao-Black.ttf', scripts: /[\p{scx=Lao}]/u },
  { file: 'NotoSansMyanmar-Black.ttf', scripts: /[\p{scx=Myanmar}]/u },
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

import type { Language } from '../../../../../texts/languages.ts';

interface SmallNames {
  /** How people say that a word is written in small letters. */
  small: string;
  /** How they wish, behind that, that it is written large. */
  big: string;
  /** Words of captions: with one of them, the size of the letters may be meant. */
  captions: string;
}

/** Words of “Leipzig is in small letters, can you make it big?” Regular expressions for texts in small letters. */
export const smallNames: Readonly<Record<Language, SmallNames>> = {
  en: {
    small:
      '(?:in|with|all) (?:a )?small letters?|(?:in |all )?lower ?case|not capitali[sz]ed|uncapitali[sz]ed|(?:written|spelled|spelt) small|without (?:a )?capitals?',
    big: 'big|bigger|large|capitals?|capitali[sz]e|upper ?case',
    captions: 'captions?|subtitles?|text|font|everything|all of it',
  },
  es: {
    small: '(?:en|con) (?:letra )?min[uú]sculas?|(?:en|con) letra (?:pequeña|chica)',
    big: 'grandes?|may[uú]sculas?',
    captions: 'subt[ií]tulos?|texto|fuente|todo',
  },
  fr: {
    small: '(?:en|avec une?) minuscules?|(?:écrite?s? en|en) petit',
    big: 'grande?s?|majuscules?',
    captions: 'sous[- ]titres?|texte|police|tout',
  },
  de: {
    small: 'klein ?geschrieben|(?:in|mit) kleinbuchstaben|mit kleine[mn] \\p{L}+|klein am anfang',
    big: 'gro(?:ß|ss)|gro(?:ß|ss)schreiben|gro(?:ß|ss)buchstaben',
    captions: 'untertitel|text|schrift|alles',
  },
  it: {
    small: '(?:in|con la|con) minuscol[oae]|scritt[oaie] (?:in )?piccol[oaie]',
    big: 'grand[ei]|maiuscol[oaie]',
    captions: 'sottotitoli|testo|scritte|tutto',
  },
  pt: {
    small: '(?:em|com) (?:letra )?min[uú]scul[oa]s?|(?:em|com) letra pequena',
    big: 'grandes?|mai[uú]scul[oa]s?',
    captions: 'legendas?|texto|letras todas|tudo',
  },
  ru: {
    small: '(?:с|со) (?:маленькой|строчной)(?: буквы)?|маленькими(?: буквами)?|строчными(?: буквами)?',
    big: '(?:с )?(?:большой|большими|большую|заглавной|заглавную|заглавными|прописной)',
    captions: 'субтитры|титры|текст|шрифт|вс[её]',
  },
};

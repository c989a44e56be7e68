import type { Language } from '../../../../../texts/languages.ts';

/** Words, separated by blanks, with which people ask for accents. */
export interface AccentWords {
  /** Names of accents, and of letters that have one. */
  accent: string;
  /** What stands between a word and its accent: "café *with* an accent", "più *vuole* l'accento". */
  needs: string;
}

export const accentWords: Readonly<Record<Language, AccentWords>> = {
  en: {
    accent: 'accent accents umlaut umlauts fada fadas tilde tildes cedilla diacritic diacritics',
    needs: 'with has have need needs takes take gets get wants want should must',
  },
  es: {
    accent: 'tilde tildes acento acentos tildado tildada acentuada acentuado diéresis',
    needs: 'con lleva llevan va van necesita necesitan tiene tienen le les debe deben',
  },
  fr: {
    accent: 'accent accents tréma trémas cédille cédilles circonflexe',
    needs: 'avec prend prennent a ont demande veut faut doit doivent',
  },
  de: {
    accent: 'umlaut umlaute umlauten akzent akzente akzenten',
    needs: 'mit hat haben braucht brauchen gehört gehören kriegt bekommt',
  },
  it: {
    accent: 'accento accenti accentata accentato accentate accentati',
    needs: 'con vuole vogliono ha hanno va vanno serve servono ci prende',
  },
  pt: {
    accent: 'acento acentos til cedilha acentuado acentuada circunflexo',
    needs: 'com tem têm leva levam precisa precisam vai vão',
  },
  ru: { accent: 'ё точками', needs: 'с через пишется пишутся' },
};

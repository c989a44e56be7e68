import type { Language } from '../../../../../texts/languages.ts';

/** Phrases behind the right words by which these are for all places, with alternatives, `(a|b)`, separated by commas. */
export const everywherePhrases: Readonly<Record<Language, string>> = {
  en: 'everywhere, all over, throughout, all the way through, every time, in all of it',
  es: 'en todo, en todas partes, en todos lados, en todas, siempre, todas las veces',
  fr: 'partout, à chaque fois, dans tout, tout le temps',
  de: 'überall, in allem, jedes mal, immer',
  it: 'dappertutto, ovunque, dovunque, ogni volta, in tutto',
  pt: 'em tudo, em todo (lugar|lado), em todos os (lugares|lados), em toda parte, sempre, toda vez',
  ru: 'везде, всюду, каждый раз, во всём',
};

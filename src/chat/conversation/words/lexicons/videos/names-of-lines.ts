import type { Language } from '../../../../../texts/languages.ts';

/** Words for lines that are said of videos, too, "number 1" and "captions"; and a plain "no". Separated by blanks. */
export const namesOfLines: Readonly<Record<Language, string>> = {
  en: 'number nr no n num caption captions subtitle subtitles',
  es: 'número subtítulo subtítulos leyenda leyendas',
  fr: 'numéro nr légende légendes',
  de: 'nummer nr untertitel',
  it: 'numero sottotitolo sottotitoli',
  pt: 'número legenda legendas',
  ru: 'номер',
};

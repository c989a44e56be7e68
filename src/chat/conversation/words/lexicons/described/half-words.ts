import type { Language } from '../../../../../texts/languages.ts';

/** Words for a half that also say where the middle is, and those before them that say a place, separated by blanks. */
export const halfWords: Readonly<Record<Language, { half: string; inPlace: string }>> = {
  en: { half: 'half', inPlace: 'in at' },
  es: { half: 'mitad', inPlace: 'en hacia' },
  fr: { half: 'moitie mi', inPlace: 'en dans vers' },
  de: { half: 'halfte haelfte', inPlace: 'in auf' },
  it: { half: 'meta', inPlace: 'in nella' },
  pt: { half: 'metade', inPlace: 'na em' },
  ru: { half: 'половина половину вполовину половине', inPlace: 'в на' },
};

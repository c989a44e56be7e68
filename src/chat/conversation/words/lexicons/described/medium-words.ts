import type { Language } from '../../../../../texts/languages.ts';

/** Words, separated by blanks and folded, for a size between small and large, as buttons and answers name it. */
export const mediumWords: Readonly<Record<Language, string>> = {
  en: 'medium',
  es: 'mediano mediana medianos medianas medio media',
  fr: 'moyen moyenne moyens moyennes',
  de: 'mittel mittlere mittleren mittlerer mittleres mittelgross mittelgrosse mittelgrosser mittelgrosses mitteldick',
  it: 'medio media medi medie',
  pt: 'medio media medios medias',
  ru: 'средний средняя среднее средние средним средней среднюю средними среднии',
};

import type { Language } from '../../../../../texts/languages.ts';

/** What people say for all the videos that they send at once, separated by `|`. The longer ones first. */
export const bothWords: Readonly<Record<Language, string>> = {
  en: 'for both of them|both of them|all of them|all of these|for both|for all|these two|those two|the two|all three|all four|both|each',
  es: 'para los dos|para las dos|para ambos|para todos|los dos|las dos|los tres|todos ellos|ambos|ambas|todos|cada uno',
  fr: 'pour les deux|pour toutes|les deux|les trois|toutes les deux|tous les deux|toutes|chacune',
  de: 'für beide|für alle|die beiden|alle beide|alle drei|die zwei|beide|alle|jeweils',
  it: 'per tutti e due|per entrambi|tutti e due|tutti e tre|tutte e due|entrambi|entrambe|per tutti|tutti',
  pt: 'para os dois|pros dois|para todos|os dois|as duas|os três|ambos|ambas|todos|cada um',
  ru: 'для обоих|для всех|оба|обе|все три|все|каждое|каждый',
};

import type { Language } from '../../../../../texts/languages.ts';

/** Words that ask, also where the question mark is left out. Patterns like those of topics. */
export const questionWords: Readonly<Record<Language, string>> = {
  en: 'how_(long|much|many|big|fast|quick|quickly|far|often), why, what_(is|are|does|do|happens)',
  es: '(cuanto|cuanta|cuantos|cuantas), por_que, como_de_(largo|rapido)',
  fr: 'combien, pourquoi, (quel|quelle|quels|quelles), est_ce_(que|qu)',
  de: 'wie_(lang|lange|viel|viele|schnell|groß|oft), (warum|wieso|weshalb|wieviel)',
  it: '(quanto|quanta|quanti|quante), perche',
  pt: '(quanto|quanta|quantos|quantas), por_que',
  ru: 'сколько, (почему|зачем), как_(долго|быстро|скоро)',
};

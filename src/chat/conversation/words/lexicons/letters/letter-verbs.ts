import type { Language } from '../../../../../texts/languages.ts';

/** Words before a letter that a word has, beside “with”, or that it lacks: “has an h”, “le falta una ele”. Separated by blanks. */
export const letterVerbs: Readonly<Record<Language, { has: string; lacks: string }>> = {
  en: { has: "has got takes gets starts begins ends there's theres", lacks: 'needs lacks missing forgot' },
  es: { has: 'lleva llevan tiene empieza comienza acaba termina', lacks: 'necesita falta faltan' },
  fr: { has: 'prend prends a commence finit', lacks: 'faut manque oublié' },
  de: { has: 'hat bekommt kriegt beginnt fängt endet', lacks: 'braucht fehlt vergessen' },
  it: { has: 'ha vuole prende comincia inizia finisce', lacks: 'manca serve' },
  pt: { has: 'tem leva começa termina acaba', lacks: 'precisa falta faltou faltando' },
  ru: { has: 'есть', lacks: 'нужна нужно пропущена пропущено забыли' },
};

/** Of places in a word: “in the middle”. Separated by blanks. */
export const letterMiddles: Readonly<Record<Language, string>> = {
  en: 'middle centre',
  es: 'medio mitad centro',
  fr: 'milieu',
  de: 'mitte',
  it: 'mezzo',
  pt: 'meio',
  ru: 'середине',
};

import type { Language } from '../../../../../texts/languages.ts';

/** What stands around another number of seconds than the present one: “make it rather 8”; for folded text, without anchors. */
export const otherSecondsWords: Readonly<Record<Language, string>> = {
  en: 'not|more like|at least|rather|make(?: it)?|give it|put|set|go for|i (?:said|meant|want(?:ed)?)|id say|say',
  es: 'al menos|por lo menos|minimo|sino|pon(?:le|lo|me)?|haz(?:lo|que)?|pong\\p{L}+|dale|que sean|sube\\p{L}*|quiero|dije|mejor',
  fr: 'au moins|au minimum|minimum|mets(?:[- ]l[ea])?|mettez(?:[- ]l[ea])?|passe(?:[- ]l[ea])?|fais|disons|je (?:voulais|veux)|jai dit|mais|serait|seraient',
  de: 'nicht|mindestens|wenigstens|sondern|eher|mach\\p{L}*|draus|gern|nimm|setz|stell|ich (?:wollte|will|sagte|meinte)|waren|bitte',
  it: 'almeno|minimo|ma|metti(?:l[oa]|ne|mi)?|mettete|mettiamo|mettiamol[oa]|fai|facciamo|fallo|direi|ho detto|volevo|vorrei|sarebbero',
  pt: 'nao|pelo menos|no minimo|minimo|ao menos|poe|ponha|coloca|coloque|bota|bote|aumenta|quero|queria|eu disse|mas|sim',
  ru: 'не|хотя бы|минимум|хоть|а|поставь(?:те)?|сделаи(?:те)?|надо бы|я (?:хотел\\p{L}*|говорил\\p{L}*)|хочу|это',
};

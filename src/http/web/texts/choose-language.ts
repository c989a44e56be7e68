import { languages } from '../../../infra/languages.ts';
import type { PageLanguage } from './texts.ts';

/** The best of what a browser asks for (`Accept-Language`) that pages are written in; English for everybody else. */
export function preferredLanguage(acceptLanguage: string): PageLanguage {
  const wishes = acceptLanguage
    .split(',', 20)
    .map(readWish)
    .filter(({ weight }) => weight > 0);
  const best = wishes.toSorted((a, b) => b.weight - a.weight).find(({ language }) => language !== null);
  return best?.language ?? languages[0];
}

/** null = none of ours. */
export function knownLanguage(code: string | null | undefined): PageLanguage | null {
  return languages.find((language) => language === code) ?? null;
}

/** `pt-BR;q=0.8` */
function readWish(wish: string): { language: PageLanguage | null; weight: number } {
  const [tag = '', ...parameters] = wish
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/);
  const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
  return { language: knownLanguage(tag.split('-')[0]), weight: Number.isFinite(weight) ? weight : 0 };
}

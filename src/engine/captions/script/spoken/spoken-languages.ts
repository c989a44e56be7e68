import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';
import type { SpokenLanguage } from './spoken-language.ts';

const spokenLanguages: Readonly<Record<string, SpokenLanguage>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
  ru: russian,
};

/** null = digits and symbols of this language match only what is written the same way. */
export function spokenLanguage(code: string | null): SpokenLanguage | null {
  return (code !== null && Object.hasOwn(spokenLanguages, code) && spokenLanguages[code]) || null;
}

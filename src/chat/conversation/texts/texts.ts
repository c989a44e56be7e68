import type { Language } from '../../../infra/languages.ts';
import { de } from './de/de.ts';
import { en } from './en/en.ts';
import { es } from './es/es.ts';
import { fr } from './fr/fr.ts';
import { pt } from './pt/pt.ts';
import { ru } from './ru/ru.ts';

/** Everything the bots say; the English catalogue is the pattern of all others. */
export type Texts = typeof en;

const catalogues: Record<Language, Texts> = { en, es, fr, de, pt, ru };

export function textsOf(language: Language): Texts {
  return catalogues[language];
}

import type { Language } from '../../../infra/languages.ts';
import { de } from './de/de.ts';
import { en } from './en/en.ts';
import { es } from './es/es.ts';
import { fr } from './fr/fr.ts';
import { pt } from './pt/pt.ts';
import { ru } from './ru/ru.ts';

/**
 * Everything the pages say; the English catalogue is the pattern of all others. Plain data, so that scripts can be
 * handed parts of it: values are put into `{names}` by `fill`, and what counts something is `PluralForms`.
 */
export type Texts = typeof en;

/** Pages speak the languages of the bots. */
export type PageLanguage = Language;

const catalogues: Record<PageLanguage, Texts> = { en, es, fr, de, pt, ru };

export function textsOf(language: PageLanguage): Texts {
  return catalogues[language];
}

/** Each language by its own name, for whoever looks for theirs. */
export const languageNames: Record<PageLanguage, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
  ru: 'Русский',
};

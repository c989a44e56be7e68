import { de } from './de/de.ts';
import { en } from './en/en.ts';
import { es } from './es/es.ts';
import { fr } from './fr/fr.ts';
import { it } from './it/it.ts';
import type { Language } from './languages.ts';
import { pt } from './pt/pt.ts';
import { ru } from './ru/ru.ts';
import type { Texts } from './texts.ts';

const textsIn: Record<Language, Texts> = { en, es, fr, de, it, pt, ru };

export function textsOf(language: Language): Texts {
  return textsIn[language];
}

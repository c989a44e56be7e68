import type { Language } from '../../../../../texts/languages.ts';
import type { Examples } from '../meanings.ts';
import { englishExamples } from './english.ts';
import { frenchExamples } from './french.ts';
import { germanExamples } from './german.ts';
import { italianExamples } from './italian.ts';
import { portugueseExamples } from './portuguese.ts';
import { russianExamples } from './russian.ts';
import { spanishExamples } from './spanish.ts';

export const examplesOf: Readonly<Record<Language, Examples>> = {
  en: englishExamples,
  es: spanishExamples,
  fr: frenchExamples,
  de: germanExamples,
  it: italianExamples,
  pt: portugueseExamples,
  ru: russianExamples,
};

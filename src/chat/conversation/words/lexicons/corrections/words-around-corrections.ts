import type { Language } from '../../../../../texts/languages.ts';
import type { CorrectionWords } from '../../vocabulary/correction-words.ts';
import { englishCorrections } from './english.ts';
import { frenchCorrections } from './french.ts';
import { germanCorrections } from './german.ts';
import { italianCorrections } from './italian.ts';
import { portugueseCorrections } from './portuguese.ts';
import { russianCorrections } from './russian.ts';
import { spanishCorrections } from './spanish.ts';

export const wordsAroundCorrections: Readonly<Record<Language, CorrectionWords>> = {
  en: englishCorrections,
  es: spanishCorrections,
  fr: frenchCorrections,
  de: germanCorrections,
  it: italianCorrections,
  pt: portugueseCorrections,
  ru: russianCorrections,
};

import type { Language } from '../../../../../texts/languages.ts';
import type { SentenceWords } from '../../vocabulary/sentence-words.ts';
import { englishSentences } from './english.ts';
import { frenchSentences } from './french.ts';
import { germanSentences } from './german.ts';
import { italianSentences } from './italian.ts';
import { portugueseSentences } from './portuguese.ts';
import { russianSentences } from './russian.ts';
import { spanishSentences } from './spanish.ts';

export const sentenceWords: Readonly<Record<Language, SentenceWords>> = {
  en: englishSentences,
  es: spanishSentences,
  fr: frenchSentences,
  de: germanSentences,
  it: italianSentences,
  pt: portugueseSentences,
  ru: russianSentences,
};

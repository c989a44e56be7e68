import type { Language } from '../../../../../texts/languages.ts';
import type { TopicPhrases } from '../../topics/topic.ts';
import { englishTopics } from './english.ts';
import { frenchTopics } from './french.ts';
import { germanTopics } from './german.ts';
import { italianTopics } from './italian.ts';
import { portugueseTopics } from './portuguese.ts';
import { russianTopics } from './russian.ts';
import { spanishTopics } from './spanish.ts';

export const topicPhrases: Record<Language, TopicPhrases> = {
  en: englishTopics,
  es: spanishTopics,
  fr: frenchTopics,
  de: germanTopics,
  it: italianTopics,
  pt: portugueseTopics,
  ru: russianTopics,
};

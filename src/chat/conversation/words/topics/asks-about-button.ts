import type { Language } from '../../../../texts/languages.ts';
import type { UnderstoodWords } from '../../understood-words.ts';
import { withEnglish } from '../dictionary-of.ts';
import { buttonWords } from '../lexicons/topics/button-words.ts';
import { fitsAny, patternsByLanguage, plainWordsOf } from './patterns-by-language.ts';

/** In characters. A longer message tells more. */
const maxRead = 160;

const kinds = ['saveButtons', 'srtFile', 'resultButtons'] as const;

/** “What does ‘As my brand’ do?”, “what is an srt?” null = nobody asks so */
export function asksAboutButton(text: string, language: Language): UnderstoodWords | null {
  if (text.length > maxRead) return null;
  const words = plainWordsOf(text);
  const patterns = withEnglish(language).flatMap((one) => [...patternsOf(one)]);
  const topic = kinds.find((kind) =>
    fitsAny(
      patterns.filter(({ name }) => name === kind),
      words,
    ),
  );
  return topic ? { wishes: [{ kind: 'topic', topic, isSure: true }], notUnderstood: [] } : null;
}

const patternsOf = patternsByLanguage((language) => buttonWords[language]);

import type { Language } from '../../../../texts/languages.ts';
import type { UnderstoodWords } from '../../understood-words.ts';
import { dictionariesFor, withEnglish } from '../dictionary-of.ts';
import { translationReasons } from '../lexicons/topics/translation-reasons.ts';
import { isKind, readItems } from '../read-items.ts';
import { tokenize } from '../text/tokenize.ts';
import { fitsAny, patternsByLanguage, plainWordsOf } from './patterns-by-language.ts';

/** In characters. A longer message tells more. */
const maxRead = 200;
/** In characters, from the beginning to the name of the language: “put my captions in Polish”. */
const maxBefore = 60;

/**
 * “Put my captions in Polish, half my team is Polish”: a language for those who read, which is not what is spoken in the video. null = nobody
 * wishes so
 */
export function asksTranslation(text: string, language: Language): UnderstoodWords | null {
  if (text.length > maxRead) return null;
  const [named] = readItems(tokenize(text), dictionariesFor(language)).filter(
    (item) => isKind(item, 'tongue') && !item.meaning.rare,
  );
  if (!named || named.start > maxBefore) return null;
  const says = (kind: 'put' | 'readers', part: string) =>
    withEnglish(language).some((one) =>
      fitsAny(
        patternsOf(one).filter(({ name }) => name === kind),
        plainWordsOf(part),
      ),
    );
  const isMeant = says('put', text.slice(0, named.start)) && says('readers', text.slice(named.end));
  return isMeant ? { wishes: [{ kind: 'topic', topic: 'translation', isSure: true }], notUnderstood: [] } : null;
}

/** “How do I change it to Russian here”: the page of languages. */
export function asksHowToSwitch(text: string, language: Language): UnderstoodWords | null {
  const words = plainWordsOf(text);
  const isNamed = readItems(tokenize(text), dictionariesFor(language)).some((item) => isKind(item, 'tongue'));
  if (!isNamed || words.length > maxSwitch) return null;
  const isAsked = withEnglish(language).some((one) =>
    fitsAny(
      patternsOf(one).filter(({ name }) => name === 'howToSwitch'),
      words,
    ),
  );
  return isAsked ? { wishes: [{ kind: 'topic', topic: 'language', isSure: true }], notUnderstood: [] } : null;
}

/** In words. */
const maxSwitch = 9;

const patternsOf = patternsByLanguage((language) => translationReasons[language]);

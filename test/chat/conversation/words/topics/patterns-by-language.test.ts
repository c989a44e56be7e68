import { describe, expect, it } from 'vitest';
import {
  fitsAny,
  patternsByLanguage,
  plainWordsOf,
} from '../../../../../src/chat/conversation/words/topics/patterns-by-language.ts';
import type { Language } from '../../../../../src/texts/languages.ts';

const greetings: Partial<Record<Language, string>> = { en: '^ (good|nice) morning', de: '^ guten morgen' };

describe('patterns of each language', () => {
  it('are compiled once, when they are first needed', () => {
    const asked: Language[] = [];
    const patternsOf = patternsByLanguage((language) => {
      asked.push(language);
      return { greeting: greetings[language] ?? '' };
    });
    expect(asked).toEqual([]);
    expect(patternsOf('de')).toBe(patternsOf('de'));
    expect(patternsOf('en')).not.toBe(patternsOf('de'));
    expect(asked).toEqual(['de', 'en']);
  });

  it('are found in the words of a text, whatever numbers stand between', () => {
    const patternsOf = patternsByLanguage((language) => ({ greeting: greetings[language] ?? '' }));
    expect(fitsAny(patternsOf('en'), plainWordsOf('Good 2 morning, all'))).toBe(true);
    expect(fitsAny(patternsOf('en'), plainWordsOf('Guten Morgen'))).toBe(false);
  });
});

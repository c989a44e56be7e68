import { describe, expect, it } from 'vitest';
import { dictionaryOf } from '../../../../../src/chat/conversation/words/dictionary-of.ts';
import { likelyPatterns } from '../../../../../src/chat/conversation/words/topics/likely-patterns.ts';
import { compilePatterns, type Pattern, placeOf } from '../../../../../src/chat/conversation/words/topics/patterns.ts';
import { languages } from '../../../../../src/texts/languages.ts';

type Step = Pattern<string>['steps'][number];

const said = (text: string) => text.split(' ').map((key) => ({ key, isNumber: /^\d+$/.test(key) }));

/** Words that fit a step. */
function wordsOf({ words, beginnings, isNumber, isLetter }: Step): string[] {
  const others = [...(isNumber ? ['7'] : []), ...(isLetter ? ['x'] : [])];
  return [...words, ...beginnings, ...beginnings.map((beginning) => `${beginning}zz`), ...others];
}

/** Sentences with a pattern in them; each word of each step is in one. */
function sentencesWith({ steps, beginsSentence, endsSentence }: Pattern<string>): string[] {
  const choices = steps.map(wordsOf);
  const count = Math.max(...choices.map(({ length }) => length));
  return Array.from({ length: count }, (_, at) => {
    const words = choices.map((choice) => choice[at % choice.length]).join(' ');
    return `${beginsSentence ? '' : 'hmm '}${words}${endsSentence ? '' : ' hmm'}`;
  });
}

describe('likelyPatterns', () => {
  it.each(languages)('leaves out none that is in a sentence: %s', (language) => {
    const { topics, described } = dictionaryOf(language);
    for (const patterns of [topics, described] as Pattern<string>[][]) {
      const inSentences = patterns.flatMap((pattern) =>
        sentencesWith(pattern)
          .map((text) => ({ pattern, text, words: said(text) }))
          .filter(({ words }) => placeOf(pattern, words) !== null),
      );
      expect(inSentences.length).toBeGreaterThan(patterns.length);
      const missed = inSentences.filter(
        ({ pattern, words }) => !likelyPatterns(patterns, words).some((one) => one === pattern),
      );
      expect(missed.map(({ text }) => text)).toEqual([]);
    }
  });

  it('finds those of numbers, of letters and of any word', () => {
    const patterns = compilePatterns({ numbers: '# (%|percent), #', letter: 'line @', any: '*', ends: '^ $' });
    const found = (text: string) => likelyPatterns(patterns, said(text)).map(({ name }) => name);
    expect(found('7 percent')).toEqual(['numbers', 'numbers', 'any', 'ends']);
    expect(found('line x')).toEqual(['numbers', 'letter', 'any', 'ends']);
  });

  it('keeps the order of the list, and names each once', () => {
    const patterns = compilePatterns({ later: 'where|when is', first: 'is', other: 'nothing' });
    expect(likelyPatterns(patterns, said('when is it where')).map(({ name }) => name)).toEqual(['later', 'first']);
  });

  it('leaves out most', () => {
    const { topics } = dictionaryOf('en');
    expect(topics.length).toBeGreaterThan(1000);
    expect(likelyPatterns(topics, said('make the words yellow and larger')).length).toBeLessThan(topics.length / 10);
  });
});

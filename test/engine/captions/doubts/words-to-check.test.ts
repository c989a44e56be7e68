import { describe, expect, it } from 'vitest';
import { captionsFromWords } from '../../../../src/engine/captions/captions-from-words.ts';
import { type WordsToCheckOptions, wordsToCheck } from '../../../../src/engine/captions/doubts/words-to-check.ts';

function inText(text: string, options: Partial<WordsToCheckOptions> = {}, confidence = 0.9) {
  const words = text
    .split(' ')
    .map((said, index) => ({ text: said, startMs: index * 300, endMs: index * 300 + 250, confidence }));
  return wordsToCheck(captionsFromWords(words), { language: 'en', limit: 3, ...options });
}
const rareIn = (text: string, options: Partial<WordsToCheckOptions> = {}) => inText(text, options).rareWord;

describe('a word that may be wrong', () => {
  it('is not looked for where there are doubts', () => {
    const found = inText('kubernetes', {}, 0.2);
    expect(found.doubts.map(({ text }) => text)).toEqual(['kubernetes']);
    expect(found.rareWord).toBeNull();
  });

  it('is a name, or else the longest word that few people say', () => {
    expect(rareIn('we saw bioluminescence with Ottla, yesterday.')).toBe('Ottla');
    expect(rareIn('we saw kelp and bioluminescence, yesterday.')).toBe('bioluminescence');
    expect(rareIn('we saw it yesterday.')).toBeNull();
  });

  it('is none that is known to be right', () => {
    expect(rareIn('we met Ottla there', { dictionary: [{ from: 'Otla', to: 'Ottla' }] })).toBeNull();
    expect(rareIn('we met Ottla there', { confirmed: ['ottla'] })).toBeNull();
  });

  it('is a word that one would write, of a language whose frequent words are known', () => {
    expect(rareIn(`we met ${'x'.repeat(31)} and XYZ and 123456`)).toBeNull();
    expect(rareIn('we met Ottla there', { language: null })).toBeNull();
    expect(rareIn('we met Ottla there', { language: 'ja' })).toBeNull();
    expect(rareIn('ich traf gestern Ottla dort', { language: 'de' })).toBe('Ottla');
  });
});

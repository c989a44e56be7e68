import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import type { WordMark } from '../../../../src/engine/captions/caption.ts';
import { asWords } from '../texts-as-captions.ts';

const marks = (text: string): WordMark[] =>
  text.split(' ').map((word) => {
    const bare = word.replace(/[*~]/g, '');
    if (word.startsWith('*')) return { text: bare, emphasis: true };
    return word.startsWith('~') ? { text: bare, emphasis: false } : { text: bare };
  });

/** Marked words in asterisks, those that are never to be chosen behind a tilde. */
function aligned(text: string, before: string): string {
  const [caption] = alignCaptions([{ startMs: 0, endMs: 2000, text, marks: marks(before) }], asWords(text));
  const signs = new Map<boolean | undefined, string>([
    [true, '*'],
    [false, '~'],
  ]);
  return caption?.words.map(({ text: word, emphasis }) => (signs.get(emphasis) ?? '') + word).join(' ') ?? '';
}

describe('words that are marked', () => {
  it.each([
    ['the text stays', 'it is free', 'it is *free*', 'it is *free'],
    ['other words change', 'so this was free for you', 'it is *free*', 'so this was *free for you'],
    ['the word is spelled otherwise', 'it is freee', 'it is *free*', 'it is *freee'],
    ['punctuation is added', 'it is “free!”', 'it is *free*', 'it is *“free!”'],
    ['one of two is marked', 'free or free', 'free or *free*', 'free or *free'],
    ['a word is never to be chosen', 'it is free now', 'it is ~free', 'it is ~free now'],
    ['two words become one', 'it is forfree', 'it is for *free*', 'it is *forfree'],
  ])('keep their marks when %s', (_, text, before, after) => {
    expect(aligned(text, before)).toBe(after);
  });

  it('lose them when another word takes their place', () => {
    expect(aligned('it is expensive', 'it is *free*')).toBe('it is expensive');
  });

  it('keep them with the times that came along', () => {
    const words = asWords('it is free').map((word, index) => ({ ...word, ...(index === 2 ? { emphasis: true } : {}) }));
    const [caption] = alignCaptions([{ startMs: 0, endMs: 2000, text: 'it is free', words }], []);
    expect(caption?.words).toEqual(words);
  });
});

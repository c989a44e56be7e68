import { describe, expect, it } from 'vitest';
import { captionsFromWords } from '../../../src/engine/captions/captions-from-words.ts';

function spoken(text: string, everyMs = 300) {
  return text.split(' ').map((word, index) => ({ text: word, startMs: index * everyMs, endMs: index * everyMs + 250 }));
}

function texts(words: Parameters<typeof captionsFromWords>[0]): string[] {
  return captionsFromWords(words).map(({ text }) => text);
}

describe('captionsFromWords', () => {
  it('ends a phrase where a sentence ends', () => {
    expect(texts(spoken('Hello there. How are you? Fine.'))).toEqual(['Hello there.', 'How are you?', 'Fine.']);
  });

  it('does not end a sentence after an abbreviation', () => {
    expect(texts(spoken('Ask Dr. Smith about it.'))).toEqual(['Ask Dr. Smith about it.']);
  });

  it('ends a phrase at a pause over half a second', () => {
    const [first, second] = spoken('wait what');
    if (!first || !second) throw new Error('two words expected');
    expect(texts([first, { ...second, startMs: 751, endMs: 900 }])).toEqual(['wait', 'what']);
    expect(texts([first, { ...second, startMs: 750, endMs: 900 }])).toEqual(['wait what']);
  });

  it('splits a long sentence where it reads best, into at most ten words', () => {
    const phrases = texts(
      spoken(
        'ask not what your country can do for you, ask what you can do for your country and the rest of the world',
      ),
    );
    expect(phrases[0]).toBe('ask not what your country can do for you,');
    for (const phrase of phrases) expect(phrase.split(' ').length).toBeLessThanOrEqual(10);
    for (const phrase of phrases) expect(phrase).not.toMatch(/ (the|of|and|your|for)$/);
  });

  it('does not separate a number from its unit, even a negative one', () => {
    const phrases = texts(spoken('it is 37 °C outside and -5 °F in the freezer, so they say'));
    expect(phrases.some((phrase) => phrase.includes('-5 °F'))).toBe(true);
  });

  it('writes Japanese without spaces and keeps the time of each word', () => {
    const words = ['今日', 'は', '雨', 'です。'].map((text, index) => ({
      text,
      startMs: index * 200,
      endMs: index * 200 + 200,
    }));
    const [caption] = captionsFromWords(words);
    expect(caption?.text).toBe('今日は雨です。');
    expect(caption?.words).toHaveLength(1);
    expect(caption?.words[0]?.parts?.map(({ startMs }) => startMs)).toEqual([0, 200, 400, 600]);
  });

  it('makes one word of each space-separated part even if the engine joined two', () => {
    const [caption] = captionsFromWords([{ text: ' New York ', startMs: 0, endMs: 800 }]);
    expect(caption?.words).toEqual([
      { text: 'New', startMs: 0, endMs: 343 },
      { text: 'York', startMs: 343, endMs: 800 },
    ]);
  });

  it('ends every word before the next begins', () => {
    const [caption] = captionsFromWords([
      { text: 'a', startMs: 0, endMs: 900 },
      { text: 'b', startMs: 300, endMs: 500 },
    ]);
    expect(caption?.words[0]?.endMs).toBe(300);
  });

  it('makes no captions of silence', () => {
    expect(captionsFromWords([])).toEqual([]);
    expect(captionsFromWords([{ text: ' ', startMs: 0, endMs: 10 }])).toEqual([]);
  });
});

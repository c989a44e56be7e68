import { describe, expect, it } from 'vitest';
import { endsInLoop, findLoop, withoutLoops } from '../../../../src/engine/speech/words/find-loop.ts';

const words = (text: string) => text.split(' ');
const times = (text: string, count: number) => Array(count).fill(text).join(' ');

describe('findLoop', () => {
  it.each([
    [
      'a sentence four times',
      `so ${times('I am a little child of the world now', 4)}`,
      { from: 1, period: 9, repetitions: 4 },
    ],
    ['a few words five times', times('thank you very', 5), { from: 0, period: 3, repetitions: 5 }],
    ['a word nine times', `well ${times('no', 9)}`, { from: 1, period: 1, repetitions: 9 }],
  ])('finds %s', (_, text, loop) => {
    expect(findLoop(words(text))).toEqual(loop);
  });

  it.each([
    ['emphasis', 'no no no no never'],
    ['a refrain', times('we will we will rock you', 3)],
    ['a list', 'one two three four five six seven eight'],
    ['nothing', ''],
  ])('does not find %s', (_, text) => {
    expect(findLoop(words(text))).toBeNull();
  });
});

describe('endsInLoop', () => {
  it.each([
    `so ${times('I am a little child of the world now', 4)} I am`,
    times('thank you very', 5),
    `well ${times('no', 9)}`,
  ])('finds the loop at the end of «%s»', (text) => {
    expect(endsInLoop(words(text))).toBe(true);
  });

  it.each([`${times('no', 9)} well`, times('we will we will rock you', 3), 'one two three', ''])(
    'finds none at the end of «%s»',
    (text) => {
      expect(endsInLoop(words(text))).toBe(false);
    },
  );
});

describe('withoutLoops', () => {
  it('keeps one repetition of every loop, and the text around it', () => {
    const text = `before ${times('and again we go', 6)} between ${times('la', 12)} after`;
    expect(withoutLoops(words(text), (word) => word).join(' ')).toBe('before and again we go between la after');
  });
});

import { describe, expect, it } from 'vitest';
import { comparableWords, countWrongWords, pairWords } from '../../../scripts/bench/speech/compare-words.ts';

const wrongWords = (expected: string, actual: string) =>
  countWrongWords(pairWords(comparableWords(expected), comparableWords(actual)));

describe('comparing words', () => {
  it('ignores case, punctuation, apostrophes, hyphens and the dots of ё', () => {
    expect(comparableWords('L’été — c’est “self-substantial”, ЁЛКА!')).toEqual([
      'lété',
      'cest',
      'self',
      'substantial',
      'елка',
    ]);
  });

  it.each([
    ['the same words', 'a b c', 'A, b: c', 0],
    ['a word that is another', 'a b c', 'a x c', 1],
    ['a word that is missing', 'a b c', 'a c', 1],
    ['a word too much', 'a b c', 'a b x c', 1],
    ['nothing at all', 'a b c', '', 3],
    ['words where nothing is said', '', 'a b', 2],
  ])('counts %s', (_, expected, actual, wrong) => {
    expect(wrongWords(expected, actual)).toBe(wrong);
  });

  it('pairs what is equal across what is not', () => {
    const pairs = pairWords(['one', 'two', 'three', 'four'], ['one', 'too', 'and', 'three', 'four']);
    const equal = pairs.filter(({ isEqual }) => isEqual).map(({ expected, actual }) => [expected, actual]);
    expect(equal).toEqual([
      [0, 0],
      [2, 3],
      [3, 4],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/texts/languages.ts';
import { captionsAfter } from '../../support/captions-after.ts';

describe('one word for a long line', () => {
  it.each<[Language, string[], string, string[]]>([
    [
      'en',
      ['Hi I’m shove on from the shop', 'fifty pounds in leads'],
      'line 1: Siobhan',
      ['Hi I’m Siobhan from the shop', 'fifty pounds in leads'],
    ],
    [
      'en',
      ['Hi I’m shove on from the shop', 'fifty pounds in leads'],
      'line 1: Siobhan. line 2: Leeds.',
      ['Hi I’m Siobhan from the shop', 'fifty pounds in Leeds'],
    ],
    ['de', ['ich bin der hinter Huber aus Passau'], 'Zeile 1: Hinterhuber', ['ich bin der Hinterhuber aus Passau']],
    ['ru', ['я кондитер с улицы бау мана'], 'строка 1: Баумана', ['я кондитер с улицы Баумана']],
  ])('takes the place of what it is most like in %s: %s, %s', (language, lines, text, right) => {
    expect(captionsAfter(language, lines, text)).toEqual(right);
  });

  it('is a new text where the line is short', () => {
    expect(captionsAfter('en', 'hello there', 'line 1: Goodbye')).toEqual(['Goodbye']);
  });
});

describe('a number in digits', () => {
  it.each<[Language, string, string, string]>([
    ['it', 'ci vediamo a Bormio due mila', 'nell’ultima due mila scrivilo 2000', 'ci vediamo a Bormio 2000'],
    ['en', 'we made two thousand of them', 'two thousand, write it 2000', 'we made 2000 of them'],
    ['es', 'cuesta dos mil pesos', 'dos mil ponlo 2000', 'cuesta 2000 pesos'],
  ])('is written where the message says both in %s: %s, %s', (language, line, text, right) => {
    expect(captionsAfter(language, line, text)).toEqual([right]);
  });
});

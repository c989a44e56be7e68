import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function wishes(text: string, language: Language, lines: readonly string[]) {
  return understandWords(text, language, { words: readCaptionWords(lines), isShown: false }).wishes;
}

describe('one of two', () => {
  it.each<[Language, string, string, string, string]>([
    ['de', 'lösch ein die in Zeile 2', 'damit die die Schale hält', 'die die', 'die'],
    [
      'de',
      'da steht zweimal die hintereinander bei der schale, eins muss weg',
      'damit die die Schale',
      'die die',
      'die',
    ],
    ['en', 'drop a very in line 2', 'it is very very slow', 'very very', 'very'],
    ['fr', 'enlève un très à la ligne 2', 'c’est très très lent', 'très très', 'très'],
    ['pt', 'linha 2 tira um muito', 'é muito muito bom', 'muito muito', 'muito'],
    ['pt', 'rolinho aparece 2x seguida, deixa só uma', 'com o rolinho rolinho', 'rolinho rolinho', 'rolinho'],
  ])('in %s is a word and no line: «%s»', (language, text, line, wrong, right) => {
    expect(wishes(text, language, ['hello', line])).toEqual([{ kind: 'replace_words', wrong, right }]);
  });

  it.each<[Language, string]>([
    ['de', 'lösch die Zeile 2'],
    ['en', 'drop line 2'],
  ])('in %s is the line where no word is named: «%s»', (language, text) => {
    expect(wishes(text, language, ['hello', 'die die'])).toEqual([{ kind: 'remove_line', line: 2 }]);
  });
});

describe('words that stand twice', () => {
  it('are found in one sentence of a longer message', () => {
    const text =
      'a palavra rolinho aparece 2x seguida, deixa só uma. e o amarelo é aquele mais escuro puxando pro mostarda';
    const repeated = { kind: 'replace_words', wrong: 'rolinho rolinho', right: 'rolinho' };
    expect(wishes(text, 'pt', ['com o rolinho rolinho', 'e a tinta'])).toContainEqual(repeated);
  });

  it.each<[Language, string, string]>([
    ['es', 'que salga la frase más completa, no de a dos palabritas', 'para que que salga'],
    ['it', 'togli del tutto i sottotitoli, rivoglio il video pulito', 'il video video'],
  ])('in %s are not meant: «%s»', (language, text, line) => {
    expect(wishes(text, language, [line]).filter(({ kind }) => kind === 'replace_words')).toEqual([]);
  });
});

describe('a number that the captions have in words', () => {
  it.each([
    ['it was built in 1894', 'built in eighteen ninety for by two men', 'eighteen ninety for', '1894'],
    ['1894 in line 2', 'built in eighteen ninety four', 'eighteen ninety four', '1894'],
  ])('is that: “%s”', (text, line, wrong, right) => {
    expect(wishes(text, 'en', ['hello', line])).toEqual([{ kind: 'replace_words', wrong, right }]);
  });

  it('is read beside other corrections', () => {
    const lines = ['hello', 'built in eighteen ninety for', 'he does the point wroding'];
    expect(wishes('2nd line its 1894, and Gaz does the point rodding', 'en', lines)).toEqual([
      { kind: 'replace_words', wrong: 'eighteen ninety for', right: '1894' },
      { kind: 'replace_words', wrong: 'wroding', right: 'rodding' },
    ]);
  });

  it('is nothing where no words are like it', () => {
    expect(wishes('it was built in 1894', 'en', ['there are twenty two levers'])).toEqual([]);
    expect(wishes('whats 15% of 42000', 'en', ['we sold thirty two thousand'])).toEqual([]);
  });
});

describe('what is said with its opposite', () => {
  it.each<[Language, string]>([
    ['en', 'smaller not bigger'],
    ['de', 'kleiner, nicht größer'],
    ['es', 'más pequeño, no más grande'],
    ['fr', 'plus petit, pas plus grand'],
    ['it', 'più piccolo, non più grande'],
    ['pt', 'menor, não maior'],
    ['ru', 'меньше, не больше'],
  ])('in %s is that: «%s»', (language, text) => {
    const smaller = { kind: 'step', setting: 'fontSize', direction: -1, much: false };
    expect(understandWords(text, language).wishes).toEqual([smaller]);
  });

  it('is a number without the other one', () => {
    const size = { kind: 'set', settings: { fontSize: 50 } };
    expect(understandWords('size 50, not 56', 'en')).toEqual({ wishes: [size], notUnderstood: [] });
  });
});

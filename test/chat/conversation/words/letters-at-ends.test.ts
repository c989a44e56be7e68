import { describe, expect, it } from 'vitest';
import type { CorrectionWish } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import { mayNameWords } from '../../../../src/chat/conversation/words/with-captions/looks-like-correction.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function wishes(language: Language, lines: readonly string[], text: string) {
  return understandWords(text, language, { words: readCaptionWords(lines), isShown: false }).wishes;
}

function replace(wrong: string, right: string): CorrectionWish {
  return { kind: 'replace_words', wrong, right };
}

const book = ['le parfum des hortensia bleu', 'salut'];

describe('a letter at the end of a word that is the name of a colour', () => {
  it.each<[Language, string[], string, CorrectionWish[]]>([
    ['fr', book, 'et bleu avec un s aussi', [replace('bleu', 'bleus')]],
    ['fr', book, 'bleu avec un s à la fin', [replace('bleu', 'bleus')]],
    ['fr', book, "Je parle du mot bleu, ça s'écrit bleus", [replace('bleu', 'bleus')]],
    ['en', ['all the pink with the green', 'bye'], 'green with an s too', [replace('green', 'greens')]],
    ['es', ['las flores amarilla', 'ya'], 'amarilla con s', [replace('amarilla', 'amarillas')]],
    ['de', ['die rot tulpe', 'ade'], 'rot mit einem e am Ende', [replace('rot', 'rote')]],
    ['pt', ['as flores vermelha', 'tchau'], 'vermelha com s', [replace('vermelha', 'vermelhas')]],
    ['it', ['le scarpe vert', 'ciao'], 'vert con una i alla fine', [replace('vert', 'verti')]],
    ['ru', ['красна площадь', 'пока'], 'красна с буквой я в конце', [replace('красна', 'красная')]],
  ])('is put there in %s: %s', (language, lines, text, corrections) => {
    expect(wishes(language, lines, text)).toEqual(corrections);
  });

  it('is put there beside a colour for the letters', () => {
    const text = "non pas la couleur !! remets en blanc. Je parle du mot bleu, ça s'écrit bleus";
    expect(wishes('fr', book, text)).toContainEqual(replace('bleu', 'bleus'));
    expect(wishes('fr', book, text)).toContainEqual({ kind: 'set', settings: { fontColor: '#FFFFFF' } });
  });

  it.each<[Language, string]>([
    ['fr', 'le bleu avec un contour noir'],
    ['fr', 'en bleu'],
    ['en', 'blue with a black outline'],
    ['es', 'en azul con sombra'],
  ])('is none where the colour is wished for in %s: %s', (language, text) => {
    const lines = ['le ciel bleu', 'the blue sky', 'el cielo azul'];
    expect(wishes(language, lines, text).filter(({ kind }) => kind === 'replace_words')).toEqual([]);
  });

  it.each<[Language, string, boolean]>([
    ['fr', 'et bleu avec un s aussi', true],
    ['de', 'rot mit einem e am Ende', true],
    ['it', 'verde con la i', true],
    ['en', 'blue with a black outline', false],
    ['es', 'azul con sombra', false],
  ])('has the captions read in %s: %s', (language, text, isRead) => {
    expect(mayNameWords(text, language)).toBe(isRead);
  });
});

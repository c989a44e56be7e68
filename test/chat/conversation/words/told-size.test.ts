import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const smaller = [{ kind: 'step', setting: 'fontSize', direction: -1, much: false }];

describe('letters that are told to be huge', () => {
  it.each<[Language, string]>([
    ['en', 'the letters are huge, reduce them'],
    ['es', 'las letras son enormes, bájales el tamaño'],
    ['fr', 'les lettres sont énormes, baisse la taille'],
    ['de', 'die Buchstaben sind riesig, geh mit der Größe runter'],
    ['it', 'le lettere sono enormi, riduci'],
    ['pt', 'as letras tão enormes, diminui'],
    ['ru', 'буквы огромные, уменьши'],
  ])('become smaller where that is asked: %s “%s”', (language, text) => {
    expect(understandWords(text, language).wishes).toMatchObject(smaller);
  });

  it.each<[Language, string]>([
    ['en', 'letters huge, outline thinner'],
    ['de', 'Buchstaben riesig, Rand dünner'],
    ['es', 'letras enormes, contorno más fino'],
  ])('stay a wish beside another part: %s “%s”', (language, text) => {
    expect(understandWords(text, language).wishes).toMatchObject([
      { setting: 'fontSize', direction: 1 },
      { setting: 'outlineThickness', direction: -1 },
    ]);
  });
});

describe('important words with more weight', () => {
  it.each<[Language, string]>([
    ['en', 'give the main words some extra punch'],
    ['fr', 'donne plus de force aux mots importants'],
    ['de', 'gib den wichtigen Wörtern mehr Kraft'],
    ['it', 'dai più forza alle parole importanti'],
  ])('stand out: %s “%s”', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([{ kind: 'set', settings: { emphasis: true } }]);
  });
});

describe('a video that was cut', () => {
  it.each<[Language, string]>([
    ['en', 'make it wide again'],
    ['de', 'mach es wieder quer'],
  ])('is wide again, and no outline is: %s “%s”', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([
      { kind: 'set', settings: { resizeForSocialMedia: false } },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const set = (settings: object) => ({ wishes: [{ kind: 'set', settings }], notUnderstood: [] });
const brand = { wishes: [{ kind: 'request', request: 'use_brand' }], notUnderstood: [] };

describe('a picture that fills the screen', () => {
  it.each<[Language, string]>([
    ['en', 'get rid of the blurry bars'],
    ['en', 'zoom in so it fills the screen'],
    ['es', 'los bordes del video fuera'],
    ['de', 'bildschirmfüllend bitte, ohne Ränder'],
    ['de', 'die unscharfen Ränder weg'],
    ['pt', 'sem borda desfocada'],
    ['ru', 'убери размытые края'],
  ])('has no bars: %s “%s”', (language, text) => {
    expect(understandWords(text, language)).toEqual(set({ framing: 'centre' }));
  });

  it.each<[Language, string]>([
    ['en', 'no border round the letters'],
    ['es', 'las letras sin borde'],
    ['de', 'kein Rand um die Buchstaben'],
    ['pt', 'letras sem borda'],
  ])('is not meant by the outline of letters: %s “%s”', (language, text) => {
    expect(understandWords(text, language)).toEqual(set({ outlineThickness: 0 }));
  });
});

describe('a scene that is shown whole', () => {
  it.each<[Language, string]>([
    ['fr', 'je veux qu’on voie toute la scène'],
    ['de', 'ich will die ganze Szene sehen'],
    ['pt', 'quero ver a cena inteira'],
  ])('is not cut: %s “%s”', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([{ kind: 'set', settings: { framing: 'fit' } }]);
  });
});

describe('key words beside a word of the captions', () => {
  it('stand out themselves: “let” is a word of the captions by chance', () => {
    const captions = { words: readCaptionWords(['so let me show you']), isShown: false };
    expect(understandWords('let the crucial words stand out a bit', 'en', captions).wishes).toEqual([
      { kind: 'set', settings: { emphasis: true } },
    ]);
  });
});

describe('letters that stand still', () => {
  it.each<[Language, string]>([
    ['en', 'stop the words from bouncing'],
    ['es', 'que las palabras dejen de saltar'],
    ['fr', 'que les mots arrêtent de sautiller'],
    ['de', 'die Wörter sollen aufhören zu hüpfen'],
    ['it', 'fai smettere le parole di saltellare'],
    ['pt', 'faz as palavras pararem de pular'],
    ['ru', 'пусть слова перестанут прыгать'],
  ])('have no animation: %s “%s”', (language, text) => {
    expect(understandWords(text, language)).toEqual(set({ animation: 'none' }));
  });
});

describe('letters for those who see badly', () => {
  it.each<[Language, string]>([
    ['de', 'machs besser lesbar bitte'],
    ['de', 'machs besser lesbar, meine Oma sieht schlecht'],
    ['ru', 'сделай чтобы легче читалось, бабушка плохо видит'],
  ])('are easy to read: %s “%s”', (language, text) => {
    expect(understandWords(text, language)).toEqual(set({ accessible: true }));
  });
});

describe('the look of a brand', () => {
  it.each<[Language, string]>([
    ['en', 'use the brand I saved'],
    ['es', 'usa nuestro estilo corporativo'],
    ['de', 'wende unsere Markenfarben an'],
    ['ru', 'в нашем фирменном стиле'],
    ['ru', 'переключи на стиль нашего бренда'],
  ])('has many names: %s “%s”', (language, text) => {
    expect(understandWords(text, language)).toEqual(brand);
  });

  it('is another thing than a style that is told to be the brand’s', () => {
    expect(understandWords('это наш фирменный стиль', 'ru').wishes).toEqual([
      { kind: 'request', request: 'save_brand' },
    ]);
  });
});

describe('one word at a time', () => {
  it('says nothing of the next videos: Spanish “cada vez”', () => {
    expect(understandWords('una sola palabra cada vez', 'es')).toEqual(set({ style: 'word-by-word' }));
  });
});

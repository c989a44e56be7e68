import { describe, expect, it } from 'vitest';
import { isMostlyUnclear } from '../../../../src/chat/conversation/words/is-mostly-unclear.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const [white, black, red, yellow, green, gold, blue] = [
  ...(['#FFFFFF', '#000000', '#FF2D2D', '#FFE500', '#2BE36B', '#FFC629', '#2F7BFF'] as const),
];

describe('two colours and nothing else', () => {
  it.each<[Language, string, object]>([
    ['en', 'white and light blue', { fontColor: white, highlightColor: '#8DB6FF' }],
    ['en', 'make it red and white please', { fontColor: red, highlightColor: white }],
    ['es', 'blanco y celeste', { fontColor: white, highlightColor: '#5BC2FF' }],
    ['fr', 'bleu et rouge', { fontColor: blue, highlightColor: red }],
    ['de', 'rot-weiß bitte', { fontColor: red, highlightColor: white }],
    ['it', 'giallo e blu grazie', { fontColor: yellow, highlightColor: blue }],
    ['pt', 'verde e amarelo', { fontColor: green, highlightColor: yellow }],
    ['ru', 'белый и голубой', { fontColor: white, highlightColor: '#5BC2FF' }],
  ])('%s: are the letters’ and the highlight’s: «%s»', (language, text, settings) => {
    expect(understandWords(text, language).wishes).toEqual([{ kind: 'set', settings }]);
  });

  it.each<[Language, string, object]>([
    ['en', 'black and yellow please', { fontColor: yellow, outlineColor: black }],
    ['de', 'schwarz gelb natürlich, wir sind hier in Dortmund', { fontColor: yellow, outlineColor: black }],
    ['es', 'negro y oro', { fontColor: gold, outlineColor: black }],
  ])('%s: are those of letters and outline where one is black: «%s»', (language, text, settings) => {
    expect(understandWords(text, language).wishes).toEqual([{ kind: 'set', settings }]);
  });

  it('are those of the parts that are named behind them', () => {
    const settings = { fontColor: red, outlineColor: black };
    expect(understandWords('rosso e nero! scritte rosse bordo nero', 'it').wishes).toEqual([{ kind: 'set', settings }]);
    expect(understandWords('red and black, red letters black edge', 'en').wishes).toEqual([{ kind: 'set', settings }]);
  });

  it.each<[Language, string]>([
    ['en', 'yellow or red'],
    ['en', 'blue green'],
    ['en', 'red white and blue'],
    ['fr', 'je l’ai en noir et blanc'],
    ['de', 'schwarz weiß'],
    ['de', 'gelb oder rot'],
    ['ru', 'жёлтый или красный'],
  ])('%s: are not taken from a choice, or from more: «%s»', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([]);
  });

  it('need no question where the rest says why', () => {
    const text = 'schwarz gelb natürlich, wir sind hier in Dortmund';
    expect(isMostlyUnclear(text, understandWords(text, 'de'), { language: 'de' })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const step = (direction: 1 | -1) => ({ kind: 'step', setting: 'fontSize', direction, much: false });

describe('a size that is not to somebody’s taste', () => {
  it.each<[Language, string, 1 | -1]>([
    ['en', 'too big for my taste', -1],
    ['en', 'letters are too big for my liking', -1],
    ['es', 'muy grandes para mi gusto', -1],
    ['es', 'muy chicas pa mi gusto', 1],
    ['fr', 'c’est trop gros à mon goût', -1],
    ['de', 'für meinen Geschmack zu groß', -1],
    ['it', 'troppo grandi per i miei gusti', -1],
    ['pt', 'as letras tão grandes demais pro meu gosto', -1],
    ['ru', 'слишком крупно на мой вкус', -1],
  ])('changes, in %s: %s', (language, text, direction) => {
    expect(understandWords(text, language)).toEqual({ wishes: [step(direction)], notUnderstood: [] });
  });
});

describe('a step behind a complaint', () => {
  it.each<[Language, string, 1 | -1]>([
    ['en', 'still massive, make em smaller', -1],
    ['en', 'make them smaller, still massive', -1],
    ['en', 'still tiny, make it bigger', 1],
    ['es', 'todavía enormes, hazlas más pequeñas', -1],
    ['fr', 'toujours énormes, mets plus petit', -1],
    ['de', 'immer noch riesig, mach sie kleiner', -1],
    ['de', 'immer noch winzig, mach sie größer', 1],
    ['it', 'ancora enormi, falle più piccole', -1],
    ['pt', 'ainda enorme, faz menor', -1],
    ['ru', 'всё ещё огромные, сделай поменьше', -1],
  ])('is what is done, in %s: %s', (language, text, direction) => {
    expect(understandWords(text, language)).toEqual({ wishes: [step(direction)], notUnderstood: [] });
  });

  it('leaves steps of other parts', () => {
    const { wishes } = understandWords('huge letters and a thinner outline', 'en');
    expect(wishes).toMatchObject([
      { setting: 'fontSize', direction: 1 },
      { setting: 'outlineThickness', direction: -1 },
    ]);
  });
});

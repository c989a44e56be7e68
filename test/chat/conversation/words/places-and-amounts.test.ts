import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const place = (position: 'top' | 'middle' | 'bottom') => ({ kind: 'set', settings: { position } });
const bigger = { kind: 'step', setting: 'fontSize', direction: 1, much: false };
const thinner = { kind: 'step', setting: 'outlineThickness', direction: -1, much: false };

describe('the middle beside an edge of the picture', () => {
  it.each<[Language, string]>([
    ['en', 'captions at the bottom, centered'],
    ['es', 'en la parte de abajo, centrados'],
    ['fr', 'en bas au centre'],
    ['de', 'unten im Bild, mittig'],
    ['it', 'in basso, centrati'],
    ['pt', 'embaixo no centro'],
    ['ru', 'внизу кадра, по центру'],
  ])('%s: is the one between left and right: «%s»', (language, text) => {
    expect(understandWords(text, language)).toEqual({ wishes: [place('bottom')], notUnderstood: [] });
  });

  it.each<[Language, string]>([
    ['en', 'not at the bottom, in the middle'],
    ['en', 'move it from the bottom to the middle'],
    ['es', 'abajo no, en el centro'],
    ['es', 'muévelo de abajo al centro'],
    ['fr', 'déplace du bas vers le milieu'],
    ['de', 'von unten in die mitte'],
    ['it', 'spostali dal basso al centro'],
    ['pt', 'move de baixo pro meio'],
    ['ru', 'перенеси снизу в середину'],
  ])('%s: is wished where the edge is to be left: «%s»', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([place('middle')]);
  });
});

describe('a third of the picture', () => {
  it.each<[Language, string, 'top' | 'bottom']>([
    ['en', 'in the lower third', 'bottom'],
    ['es', 'en el tercio superior', 'top'],
    ['fr', 'au tiers inférieur', 'bottom'],
    ['de', 'ins untere Drittel', 'bottom'],
    ['it', 'nel terzo in alto', 'top'],
    ['pt', 'no terço de baixo', 'bottom'],
    ['ru', 'в верхнюю треть кадра', 'top'],
  ])('%s: is a place: «%s»', (language, text, position) => {
    expect(understandWords(text, language)).toEqual({ wishes: [place(position)], notUnderstood: [] });
  });
});

describe('an amount beside a step', () => {
  it.each<[Language, string]>([
    ['en', '20 % bigger'],
    ['es', '20% más grandes'],
    ['fr', 'agrandis de 20 %'],
    ['de', '20 % größer'],
    ['it', 'ingrandisci del 20%'],
    ['pt', 'aumenta 20%'],
    ['ru', 'на 20% крупнее'],
  ])('%s: is no size: «%s»', (language, text) => {
    expect(understandWords(text, language)).toEqual({ wishes: [bigger], notUnderstood: [] });
  });

  it.each<[Language, string]>([
    ['en', 'outline half as thick'],
    ['es', 'borde más fino, aprox. la mitad'],
    ['fr', 'contour plus fin, env. la moitié'],
    ['de', 'Kontur ca. halb so dick'],
    ['it', 'bordo più sottile, circa la metà'],
    ['pt', 'contorno mais fino, mais ou menos a metade'],
    ['ru', 'обводку потоньше, примерно вдвое'],
  ])('%s: is no place in the middle: «%s»', (language, text) => {
    const { wishes, notUnderstood } = understandWords(text, language);
    expect({ wishes: wishes.map((wish) => ({ ...wish, much: false })), notUnderstood }).toEqual({
      wishes: [thinner],
      notUnderstood: [],
    });
  });

  it.each<[Language, string]>([
    ['es', 'letras más grandes, en la mitad de la pantalla'],
    ['es', 'más grandes y a la mitad'],
    ['it', 'a metà schermo e più grandi'],
    ['pt', 'na metade e maiores'],
  ])('%s: a place is one still: «%s»', (language, text) => {
    const { wishes } = understandWords(text, language);
    expect(wishes).toContainEqual(place('middle'));
    expect(wishes).toContainEqual(bigger);
  });
});

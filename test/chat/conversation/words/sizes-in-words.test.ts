import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const read = (text: string, language: Language) => understandWords(text, language).wishes;
const step = (direction: 1 | -1, more: object = {}) => [
  { kind: 'step', setting: 'fontSize', direction, much: false, ...more },
];

describe('a size that goes too far', () => {
  it.each<[Language, string]>([
    ['en', 'not huge, just big'],
    ['en', 'huge no, only a bit bigger'],
    ['es', 'grandes pero no enormes'],
    ['fr', 'plus gros, mais pas énorme'],
    ['de', 'groß, aber nicht riesig'],
    ['it', 'mettile grandi, non enormi'],
    ['it', 'enorme no dai, solo un po’ più grandi'],
    ['pt', 'grande, mas não gigante'],
    ['ru', 'крупнее, но не огромные'],
  ])('%s: gives way to the one beside it: «%s»', (language, text) => {
    expect(read(text, language)).toEqual(step(1, { to: 'large' }));
  });

  it.each<[Language, string]>([
    ['en', 'gigantic is too much'],
    ['es', 'enormes es demasiado'],
    ['fr', 'énorme c’est trop'],
    ['de', 'Riesig ist zu viel des Guten, eine Stufe kleiner'],
    ['it', 'enorme è troppo'],
    ['pt', 'enorme é demais'],
    ['ru', 'огромные это слишком'],
  ])('%s: is a wish for smaller letters: «%s»', (language, text) => {
    expect(read(text, language)).toEqual(step(-1));
  });

  it.each<[Language, string]>([
    ['en', 'huge, no outline'],
    ['de', 'riesig, ohne Rand'],
    ['it', 'enormi, senza contorno'],
  ])('%s: is none where something else is not wanted: «%s»', (language, text) => {
    const [size, ...others] = read(text, language);
    expect(size).toEqual({ kind: 'step', setting: 'fontSize', direction: 1, much: true });
    expect(others).toEqual([{ kind: 'set', settings: { outlineThickness: 0 } }]);
  });

  it('is not too far on the other side', () => {
    expect(read('small but not tiny', 'en')).toEqual(step(-1, { to: 'small' }));
  });
});

describe('a step', () => {
  it.each<[Language, string]>([
    ['en', 'words could do with being bigger'],
    ['en', 'the text needs to be a bit bigger'],
    ['it', 'e magari un filino più grosse che la gente da lontano non legge'],
    ['it', 'un pizzico più grandi'],
  ])('%s: is asked for sideways: «%s»', (language, text) => {
    expect(read(text, language)).toEqual(step(1));
  });

  it.each<[Language, string, 'fontSize' | 'position', 1 | -1]>([
    ['en', 'the text is too small, make it bigger', 'fontSize', 1],
    ['de', 'die Schrift ist zu groß. kleiner bitte', 'fontSize', -1],
    ['it', 'i sottotitoli sono troppo in basso, alzali un po’', 'position', 1],
  ])('%s: that is asked for twice is one: «%s»', (language, text, setting, direction) => {
    expect(read(text, language)).toEqual([{ kind: 'step', setting, direction, much: false }]);
  });

  it('is as wide as the wider one says', () => {
    expect(read('too small, make it much bigger', 'en')).toEqual(step(1, { much: true }));
  });
});

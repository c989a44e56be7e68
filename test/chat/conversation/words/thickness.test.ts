import { describe, expect, it } from 'vitest';
import { stepSetting } from '../../../../src/chat/conversation/settings/step-setting.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const step = (direction: 1 | -1, atLeast?: 'thick' | 'thin') => ({
  kind: 'step',
  setting: 'outlineThickness',
  direction,
  much: false,
  ...(atLeast && { atLeast }),
});

describe('“a thick outline”', () => {
  it.each<[Language, string, object]>([
    ['en', 'thick black outline', step(1, 'thick')],
    ['en', 'a thicker outline', step(1)],
    ['en', 'the outline is too thick', step(-1)],
    ['en', 'outline a bit thick', step(1)],
    ['de', 'dünne weiße Kontur', step(-1, 'thin')],
    ['de', 'Kontur dicker', step(1)],
    ['es', 'el borde finito', step(-1, 'thin')],
    ['fr', 'contour noir épais', step(1, 'thick')],
    ['it', 'bordo nero spesso', step(1, 'thick')],
    ['pt', 'contorno preto grosso', step(1, 'thick')],
    ['ru', 'тонкая белая обводка', step(-1, 'thin')],
  ])('says how thick, and “thicker” only whither, in %s: %s', (language, text, wish) => {
    expect(understandWords(text, language).wishes).toContainEqual(wish);
  });

  it('is that thick, or a step more where it is already', () => {
    const thick = { setting: 'outlineThickness', direction: 1, much: false, atLeast: 'thick' } as const;
    expect(stepSetting({ outlineThickness: 7 }, thick, true)).toEqual({ outlineThickness: 14 });
    expect(stepSetting({ outlineThickness: 14 }, thick, true)).toEqual({ outlineThickness: 16 });
  });

  it.each<[Language, string]>([
    ['en', 'make the outline thin and white'],
    ['de', 'Kontur dünn und weiß'],
    ['es', 'el borde finito y blanco'],
  ])('may have its colour behind it, in %s: %s', (language, text) => {
    expect(understandWords(text, language).wishes).toContainEqual({
      kind: 'set',
      settings: { outlineColor: '#FFFFFF' },
    });
  });
});

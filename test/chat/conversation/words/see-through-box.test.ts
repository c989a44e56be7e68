import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const seeThrough = /^#(?:101114|000000)99$/;

describe('a box that lets the picture through', () => {
  it.each<[Language, string]>([
    ['en', 'just a black box at the back of the text, half see through'],
    ['en', 'a semi-transparent box behind the words'],
    ['de', 'einen halbdurchsichtigen schwarzen Kasten hinter die Schrift'],
    ['es', 'ponle una caja negra medio transparente'],
    ['fr', 'il faudrait un fond noir un peu transparent derrière les mots'],
    ['it', 'un riquadro nero semitrasparente dietro le scritte'],
    ['pt', 'uma caixa preta meio transparente atrás do texto'],
    ['ru', 'сделай полупрозрачную чёрную плашку под текст'],
  ])('has a colour that is not opaque, in %s: %s', (language, text) => {
    const { wishes } = understandWords(text, language);
    expect(wishes[0]).toEqual({
      kind: 'set',
      settings: { style: 'boxed', outlineColor: expect.stringMatching(seeThrough) },
    });
  });

  it('keeps its own colour, and what else is wished for', () => {
    const { wishes } = understandWords('a blue semi-transparent box please, and bigger', 'en');
    expect(wishes).toMatchObject([
      { kind: 'set', settings: { style: 'boxed/blue', outlineColor: expect.stringMatching(/^#[0-9A-F]{6}99$/) } },
      { kind: 'step', setting: 'fontSize' },
    ]);
  });

  it.each([['the box is not transparent enough'], ['can the box be see-through?'], ['transparent letters']])(
    'is not read where nobody wishes for it: %s',
    (text) => {
      const { wishes } = understandWords(text, 'en');
      expect(JSON.stringify(wishes)).not.toContain('99"');
    },
  );
});

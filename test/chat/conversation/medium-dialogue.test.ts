import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const begin = (language: Language) =>
  finished(ordered(new PlayedConversation({ language, understand: understandWords })));
const draftOf = (play: PlayedConversation) => play.state.videos[0]?.draft?.settings;

describe('a medium value, as answers call it', () => {
  it.each<[Language, string]>([
    ['en', 'medium outline'],
    ['es', 'contorno mediano'],
    ['fr', 'contour moyen'],
    ['de', 'Kontur mittel'],
    ['it', 'contorno medio'],
    ['pt', 'contorno médio'],
    ['ru', 'средняя обводка'],
  ])('is that of the outline, in %s: «%s»', (language, text) => {
    expect(draftOf(begin(language).says(text))).toMatchObject({ outlineThickness: 8 });
  });

  it.each<[Language, string]>([
    ['en', 'letters medium please'],
    ['es', 'tamaño mediano'],
    ['de', 'mittelgroße Schrift'],
    ['ru', 'размер средний'],
  ])('is that of the letters, in %s: «%s»', (language, text) => {
    expect(draftOf(begin(language).says(text))).toMatchObject({ fontSize: 40 });
  });

  it.each<[Language, string]>([
    ['es', 'letras al medio'],
    ['it', 'scritte nel mezzo'],
    ['en', 'a medium rare steak'],
  ])('is none, in %s: «%s»', (language, text) => {
    expect(draftOf(begin(language).says(text))?.fontSize).toBeUndefined();
  });
});

describe('a colour for an outline that is not there', () => {
  it.each<[Language, string, string]>([
    ['en', 'no outline', 'black outline'],
    ['es', 'sin contorno', 'contorno negro'],
    ['de', 'keine Kontur', 'schwarze Kontur'],
  ])('makes one, in %s: «%s», «%s»', (language, without, text) => {
    const { outlineColor, outlineThickness } = draftOf(begin(language).says(without).says(text)) ?? {};
    expect(outlineColor).toBe('#000000');
    expect(outlineThickness).toBe(8);
  });
});

import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const read = (language: Language, text: string) => understandWords(text, language);
const set = (settings: object) => ({ wishes: [{ kind: 'set', settings }], notUnderstood: [] });

describe('important words that are to stand out', () => {
  it.each<[Language, string]>([
    ['en', 'make the most important words jump out'],
    ['en', 'pick out the important bits in another colour'],
    ['es', 'que salten a la vista las palabras importantes'],
    ['fr', 'fais sauter aux yeux les mots importants'],
    ['de', 'lass die wichtigen Wörter rausstechen'],
    ['it', 'fai saltare all’occhio le parole importanti'],
    ['pt', 'faz as palavras importantes saltarem aos olhos'],
    ['ru', 'пусть важные слова бросаются в глаза'],
  ])('are the key words: %s “%s”', (language, text) => {
    expect(read(language, text)).toEqual(set({ emphasis: true }));
  });

  it.each<[Language, string]>([
    ['en', 'no need to make special words different'],
    ['en', 'don’t highlight the prices'],
    ['fr', 'pas besoin de mettre des mots en avant'],
    ['de', 'keine einzelnen Wörter betonen'],
    ['pt', 'não precisa destacar palavra nenhuma'],
  ])('are like the others where that is said: %s “%s”', (language, text) => {
    expect(read(language, text)).toEqual(set({ emphasis: false }));
  });

  it('are denied in their own clause only', () => {
    expect(read('en', 'make the important bits jump out, no emojis')).toEqual(
      set({ emphasis: true, addEmojis: false }),
    );
    expect(read('de', 'keine Emojis, wichtige Wörter hervorheben').wishes).toEqual([
      { kind: 'set', settings: { addEmojis: false, emphasis: true } },
    ]);
  });

  it.each<[Language, string]>([
    ['en', 'highlight the important words in red'],
    ['en', 'make the key words bigger and red'],
    ['es', 'palabras clave en rojo'],
    ['fr', 'les mots importants en rouge'],
    ['de', 'die wichtigsten Wörter sollen in Rot rausstechen'],
    ['it', 'evidenzia le parole chiave in rosso'],
    ['ru', 'ключевые слова красным'],
  ])('have the colour that stands beside them: %s “%s”', (language, text) => {
    expect(read(language, text)).toEqual(set({ emphasis: true, emphasisColor: '#FF2D2D' }));
  });

  it('leave another colour to the letters', () => {
    expect(read('en', 'keywords in red and letters white')).toEqual(
      set({ emphasis: true, emphasisColor: '#FF2D2D', fontColor: '#FFFFFF' }),
    );
  });

  it.each<[Language, string]>([
    ['en', 'an important word is missing in line 3'],
    ['en', 'the most important part is at the end'],
    ['de', 'ein wichtiges Wort fehlt'],
    ['es', 'faltan palabras importantes'],
    ['ru', 'важное слово пропущено'],
  ])('are not asked for in %s “%s”', (language, text) => {
    expect(read(language, text).wishes).toEqual([]);
  });
});

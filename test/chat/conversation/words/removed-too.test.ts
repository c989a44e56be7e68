import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

/** The last movement that is wished. */
function movementIn(text: string, language: Language): string | undefined {
  const { wishes } = understandWords(text, language);
  return wishes.flatMap((wish) => (wish.kind === 'set' ? (wish.settings.animation ?? []) : [])).at(-1);
}

describe('jumping words beside what is taken away', () => {
  it.each<[Language, string]>([
    ['pt', 'tira esses destaques e as palavras que saltam'],
    ['en', 'remove those highlights and the jumping words'],
    ['en', 'get rid of the highlights and the bouncing words'],
    ['es', 'quita los emojis y las palabras que saltan'],
    ['fr', 'enlève les emojis et les mots qui sautent'],
    ['it', 'togli le emoji e le parole che saltano'],
    ['de', 'ohne Emojis und hüpfende Wörter'],
    ['ru', 'убери выделения и прыгающие слова'],
  ])('%s: go, too: «%s»', (language, text) => {
    expect(movementIn(text, language)).toBe('none');
  });

  it.each<[Language, string]>([
    ['pt', 'tira os destaques e põe palavras que saltam'],
    ['en', 'remove the highlights and make the words bounce'],
    ['es', 'quita los emojis y que salten las palabras'],
    ['es', 'quita los emojis y quiero palabras que saltan'],
    ['fr', 'enlève les emojis et que les mots surgissent'],
    ['en', 'red letters and jumping words'],
  ])('%s: come where they have a verb of their own, or nothing goes: «%s»', (language, text) => {
    expect(movementIn(text, language)).toBe('word-pop');
  });
});

import { describe, expect, it } from 'vitest';
import { guessWishes } from '../../../../src/chat/conversation/words/guess-wishes.ts';
import { readLikeness } from '../../../../src/chat/conversation/words/likeness/read-likeness.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function guessed(text: string, language: Language, lines: readonly string[]): string[] {
  const captions = { words: readCaptionWords(lines), isShown: true };
  return guessWishes(readLikeness(text, language), captions).map((wish) =>
    wish.kind === 'replace_words' && wish.right === '' ? wish.wrong : wish.kind,
  );
}

describe('a name that is to go', () => {
  it.each<[Language, string, string[], string[]]>([
    ['en', "leave out my friend's last name", ['hi I am Zoe', 'my friend Jon Smyth bakes'], ['Smyth', 'Jon', 'Zoe']],
    ['de', 'den nachnamen vom sponsor weglassen', ['unser Sponsor ist Bäcker Schmidt'], ['Schmidt', 'Bäcker']],
    ['fr', 'enlève le nom du monsieur', ['la voisine Gof', 'un certain monsieur Berthelot'], ['Berthelot', 'Gof']],
    ['es', 'quita el nombre de mi abuela', ['soy Jimena', 'mi abuela Iciar lo hace'], ['Iciar', 'Jimena']],
    ['it', 'togli il nome dello sposo', ['sono Gaetano', 'lo sposo si chiamava Calogero'], ['Calogero', 'Gaetano']],
    ['pt', 'tira o nome da vizinha', ['eu sou a Cirlene', 'a vizinha Neusa sobe'], ['Neusa', 'Cirlene']],
    ['ru', 'имя репетитора убери', ['с вами Алёна', 'наш репетитор Артём'], ['Артём', 'Алёна']],
  ])('is asked for, the likely ones first, in %s: %s', (language, text, lines, names) => {
    expect(guessed(text, language, lines)).toEqual(names);
  });

  it.each<[Language, string]>([
    ['en', 'my name is wrong'],
    ['de', 'der Name ist falsch'],
  ])('is not asked for in %s: %s', (language, text) => {
    expect(guessed(text, language, ['hi I am Zoe', 'Jon Smyth bakes'])).not.toContain('Smyth');
  });
});

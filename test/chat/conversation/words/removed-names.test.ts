import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function read(language: Language, line: string, text: string) {
  const { wishes } = understandWords(text, language, { words: readCaptionWords([line]), isShown: false });
  return wishes.flatMap((wish) => (wish.kind === 'replace_words' ? [[wish.wrong, wish.right]] : []));
}

describe('a name that is to go', () => {
  it.each<[Language, string, string, string]>([
    [
      'es',
      'a mi clienta fanny',
      'mientras, el nombre de mi clienta mejor quitalo, no le pregunté si podia salir (dice fanny)',
      'fanny',
    ],
    ['en', 'my client fanny came', 'please take my client’s name out, I didn’t ask her (it says fanny)', 'fanny'],
    ['de', 'meine kundin fanny', 'den Namen meiner Kundin nimm bitte raus (da steht fanny)', 'fanny'],
    [
      'fr',
      'ma cliente fanny',
      'le nom de ma cliente enlève-le plutôt, je ne lui ai pas demandé (ça dit fanny)',
      'fanny',
    ],
    ['it', 'la mia cliente fanny', 'il nome della mia cliente toglilo (dice fanny)', 'fanny'],
    ['pt', 'minha cliente fanny', 'o nome da minha cliente tira, não perguntei (diz fanny)', 'fanny'],
    ['ru', 'моя клиентка фанни', 'имя клиентки лучше убери, там написано фанни', 'фанни'],
  ])('is the one that stands behind “it says” in %s: %s, %s', (language, line, text, name) => {
    expect(read(language, line, text)).toEqual([[name, '']]);
  });

  it.each<[Language, string, string]>([
    ['es', 'a mi clienta fanny', 'no quites el nombre, dice fanny'],
    ['en', 'my client fanny came', 'the name says fanny, cut the line shorter'],
    ['en', 'my client fanny came', 'take the yellow out, her name says fanny'],
  ])('is none in %s: %s, %s', (language, line, text) => {
    expect(read(language, line, text)).toEqual([]);
  });
});

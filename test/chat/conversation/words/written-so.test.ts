import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function read(language: Language, line: string, text: string) {
  const { wishes } = understandWords(text, language, { words: readCaptionWords([line]), isShown: false });
  return wishes.flatMap((wish) => (wish.kind === 'replace_words' ? [[wish.wrong, wish.right]] : []));
}

describe('what a person says was written', () => {
  it.each<[Language, string, string, [string, string]]>([
    ['pt', 'é lá que fica a ponte do luís', 'a ponte é Dom Luís, escreveste do luís', ['do luís', 'Dom Luís']],
    ['pt', 'é lá que fica a ponte do luís', 'escreveste do luís, a ponte é Dom Luís', ['do luís', 'Dom Luís']],
    ['fr', 'on passe le pont du louis', 'le pont c’est Dom Louis, tu as écrit du louis', ['du louis', 'Dom Louis']],
    ['es', 'fuimos al puente de luis', 'se llama Don Luis, pusiste de luis', ['de luis', 'Don Luis']],
    ['de', 'wir gehen zum berg', 'der Ort heißt Zumberg, du hast zum berg geschrieben', ['zum berg', 'Zumberg']],
    ['en', 'we went to nolan yesterday', 'the place is Tonolan, you wrote to nolan', ['to nolan', 'Tonolan']],
    ['ru', 'мы идём на дежде', 'её зовут Надежда, вы написали на дежде', ['на дежде', 'Надежда']],
  ])('is wrong in %s with its small word: %s, %s', (language, line, text, pair) => {
    expect(read(language, line, text)).toEqual([pair]);
  });

  it.each<[Language, string, string]>([
    ['en', 'we went to nolan yesterday', 'the place is nice, you wrote to nolan about blue letters'],
    ['pt', 'a ponte do luís', 'a ponte é linda, escreveste do luís certo'],
  ])('stays in %s where nothing else is named: %s, %s', (language, line, text) => {
    expect(read(language, line, text)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function read(language: Language, line: string, text: string): unknown[] {
  return understandWords(text, language, { words: readCaptionWords([line]), isShown: true }).wishes;
}

describe('a sign at a word of the captions', () => {
  it.each<[Language, string, string, string, string]>([
    ['en', 'would I go back to a flat', 'question mark on flat please', 'flat', 'flat?'],
    ['es', 'el error es la rodilla', 'signo de exclamación en rodilla', 'rodilla', '¡rodilla!'],
    ['fr', 'je dors très très mal', "point d'exclamation à mal", 'mal', 'mal!'],
    ['de', 'mein Nachbar war neidisch', 'ausrufezeichen bei neidisch', 'neidisch', 'neidisch!'],
    ['it', 'invitati al buio e senza musica', 'punto esclamativo a buio', 'buio', 'buio!'],
    ['pt', 'aceita gato e papagaio', 'ponto de exclamação no papagaio', 'papagaio', 'papagaio!'],
    ['ru', 'дальше будет ремонт', 'восклицательный знак на ремонт', 'ремонт', 'ремонт!'],
  ])('is put behind it in %s: “%s”, “%s”', (language, line, text, wrong, right) => {
    expect(read(language, line, text)).toEqual([expect.objectContaining({ kind: 'replace_words', wrong, right })]);
  });

  it.each<[Language, string, string]>([
    ['en', 'we sell bread in the city', 'exclamation marks in bread adverts look cheap'],
    ['it', 'il punto della situazione', 'metti un punto in giallo'],
    ['pt', 'no ponto da cidade', 'o ponto de ônibus na cidade é longe'],
  ])('is not where the sentence says more in %s: “%s”, “%s”', (language, line, text) => {
    expect(read(language, line, text)).not.toContainEqual(expect.objectContaining({ kind: 'replace_words' }));
  });
});

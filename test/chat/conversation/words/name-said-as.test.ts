import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function read(language: Language, lines: string[], text: string) {
  const { wishes } = understandWords(text, language, { words: readCaptionWords(lines), isShown: false });
  return wishes.map((wish) => (wish.kind === 'replace_words' ? `${wish.wrong} → ${wish.right}` : wish.kind));
}

describe('a name for words of the captions', () => {
  it.each<[Language, string, string, string]>([
    [
      'ru',
      'это хайпер икс клауд три',
      'хайпер икс клауд три это HyperX Cloud 3',
      'хайпер икс клауд три → HyperX Cloud 3',
    ],
    [
      'ru',
      'это хайпер икс клауд три',
      'не. хайпер икс клауд три это hyperx cloud 3',
      'хайпер икс клауд три → hyperx cloud 3',
    ],
    [
      'en',
      'we test the high per x cloud three',
      'high per x cloud three is HyperX Cloud 3',
      'high per x cloud three → HyperX Cloud 3',
    ],
    ['de', 'wir testen die hai per eks', 'hai per eks ist HyperX', 'hai per eks → HyperX'],
    ['it', 'proviamo le ai per ics nuove', 'ai per ics è HyperX', 'ai per ics → HyperX'],
  ])('is taken as a whole in %s: %s, “%s”', (language, line, text, wish) => {
    expect(read(language, [line], text)).toEqual([wish]);
  });

  it.each<[Language, string, string, string]>([
    ['ru', 'это хайпер икс клауд три', 'там должно быть HyperX Cloud 3', 'хайпер икс клауд три → HyperX Cloud 3'],
    [
      'ru',
      'это хайпер икс клауд три',
      'вместо хайпер икс клауд три надо HyperX Cloud 3',
      'хайпер икс клауд три → HyperX Cloud 3',
    ],
  ])('keeps its number in %s: %s, “%s”', (language, line, text, wish) => {
    expect(read(language, [line], text)).toEqual([wish]);
  });

  it.each<[Language, string, string]>([
    ['ru', 'всем привет с вами дима', 'с вами дима это Дима'],
    ['en', 'we live in a big house', 'a big house is Wonderful'],
  ])('is none where it does not sound like the words, or is one of them: %s, %s, “%s”', (language, line, text) => {
    expect(read(language, [line], text).filter((wish) => /вами|big/.test(wish))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const kindsOf = (language: Language, line: string, text: string) =>
  understandWords(text, language, { words: readCaptionWords([line]), isShown: false }).wishes.map(({ kind }) => kind);

describe('“large” of letters that become capitals', () => {
  it.each<[Language, string, string]>([
    ['ru', 'меня зовут пётр и гаи рядом', 'имя Пётр с большой, ГАИ тоже все большие'],
    ['it', 'siamo a ballarò al mercato', 'Ballarò con la lettera grande'],
    ['de', 'am samstag in dorfen', 'Samstag groß und Dorfen auch groß'],
  ])('is no size, in %s: «%s», «%s»', (language, line, text) => {
    const kinds = kindsOf(language, line, text);
    expect(kinds).toContain('replace_words');
    expect(kinds).not.toContain('step');
  });

  it('is one where the letters are named, too', () => {
    expect(kindsOf('en', 'on monday we open', 'Monday with a capital, and bigger letters')).toEqual([
      'replace_words',
      'step',
    ]);
  });
});

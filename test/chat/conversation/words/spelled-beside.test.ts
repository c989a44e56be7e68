import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function corrections(text: string, language: Language, lines: readonly string[]): string[] {
  const { wishes } = understandWords(text, language, { words: readCaptionWords(lines), isShown: true });
  return wishes.flatMap((wish) => (wish.kind === 'replace_words' ? [`${wish.wrong} → ${wish.right}`] : [wish.kind]));
}

describe('words that are spelled rightly beside corrections', () => {
  it.each<[Language, string, string[], string[]]>([
    [
      'it',
      'il vaso è di terracotta, non di terra cotta. E poi ci sarebbe castagno, senza la t prima della g',
      ['il vaso è di terra cotta', 'il forno va a legna di castatgno'],
      ['terra cotta → terracotta', 'castatgno → castagno'],
    ],
    [
      'es',
      'guindilla es una palabra, y lo hacemos los martes con lavadero propio',
      ['la guin dilla pica', 'tenemos labadero aquí'],
      ['guin dilla → guindilla', 'labadero → lavadero'],
    ],
    [
      'ru',
      'А полотенце пишется через о. Суздаль - город, одним словом',
      ['вышиваю палотенце', 'живу в Суз даль'],
      ['Суз даль → Суздаль', 'палотенце → полотенце'],
    ],
  ])('%s: %s', (language, text, lines, expected) => {
    expect(corrections(text, language, lines).toSorted()).toEqual(expected.toSorted());
  });

  it.each<[string, Language, string, string[]]>([
    [
      'that the message calls wrong',
      'es',
      'guindilla es una palabra, y no labadero',
      ['la guin dilla pica', 'tenemos lavadero aquí'],
    ],
    [
      'that are another form of the same word',
      'it',
      'terracotta è una parola, e poi vengono i fornelli',
      ['è di terra cotta', 'il fornello è mio'],
    ],
  ])('leaves words %s', (_what, language, text, lines) => {
    expect(corrections(text, language, lines)).toHaveLength(1);
  });
});

describe('what is said of the letters of such a word', () => {
  const understood = (text: string) =>
    understandWords(text, 'it', {
      words: readCaptionWords(['il vaso è di terra cotta', 'il forno va a legna di castatgno']),
      isShown: true,
    });
  const corrected = 'il legno è castagno';

  it('is not named as not understood', () => {
    expect(understood(`${corrected}, senza la t prima della g, e terracotta tutto attaccato`).notUnderstood).toEqual(
      [],
    );
  });
});

describe('a size of something else', () => {
  it.each<[Language, string, boolean]>([
    ['en', 'Saint Albyns is how you spell it, it is a tiny hamlet', false],
    ['en', 'make it a tiny frobnicate', true],
    ['en', 'a smidge bigger', true],
    ['es', 'un cachito más grande', true],
  ])('%s: %s', (language, text, isStep) => {
    expect(understandWords(text, language).wishes.some(({ kind }) => kind === 'step')).toBe(isStep);
  });
});

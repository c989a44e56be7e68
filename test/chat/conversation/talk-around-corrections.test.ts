import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/texts/languages.ts';
import { captionsAfter } from '../../support/captions-after.ts';

describe('talk around corrections', () => {
  it.each<[Language, string[], string, string[]]>([
    [
      'de',
      ['ein verbands päckchen', 'hält'],
      'ok das ist gut. In Zeile 1 steht noch verbands päckchen, richtig ist Verbandpäckchen',
      ['ein Verbandpäckchen', 'hält'],
    ],
    [
      'en',
      ['the fog here', 'holds'],
      'that’s right. In line 1 it says fog, it should be frog',
      ['the frog here', 'holds'],
    ],
    ['es', ['la maya fina', 'dura'], 'está bien. En la línea 1 dice maya, es malla', ['la malla fina', 'dura']],
  ])('leaves them as they are in %s: %s, %s', (language, lines, text, right) => {
    expect(captionsAfter(language, lines, text)).toEqual(right);
  });

  it.each<[Language, string, string]>([
    ['en', 'bend your thumb', 'that’s me sorted, thanks so much, you’re a star x'],
    ['en', 'bend your thumb', 'you’re the best x'],
    ['de', 'das ist der Daumen', 'das ist gut in Zeile 1'],
  ])('is no correction itself in %s: %s, %s', (language, line, text) => {
    expect(captionsAfter(language, line, text)).toEqual([]);
  });

  it('takes words of a line for its text, and not for words that are to stand out', () => {
    expect(
      captionsAfter('ru', ['край проходим оверлоке в цвет', 'готово'], '1 край проходим на оверлоке в цвет'),
    ).toEqual(['край проходим на оверлоке в цвет', 'готово']);
  });

  it.each<[Language, string, string, string]>([
    ['de', 'die mullbinde hier', 'Mullbinde bitte noch groß schreiben', 'die Mullbinde hier'],
    ['de', 'mein hund bello', 'Bello groß schreiben', 'mein hund Bello'],
  ])('asks for a capital, and for no title, in %s: %s, %s', (language, line, text, right) => {
    expect(captionsAfter(language, line, text)).toEqual([right]);
  });

  it.each<[Language, string, string, string]>([
    ['en', 'pounds in leads', 'better two or three words at a time, and it is Leeds not leads', 'pounds in Leeds'],
    ['it', 'vivo a borneo', 'meglio due o tre per volta, e borneo deve essere Bormio', 'vivo a Bormio'],
    ['en', 'pounds in leads', 'that yellow that jumps makes me dizzy. and leads should be Leeds', 'pounds in Leeds'],
  ])(
    'about how many words are seen, or how they jump, loses no correction, in %s: %s, %s',
    (language, line, text, right) => {
      expect(captionsAfter(language, line, text)).toEqual([right]);
    },
  );
});

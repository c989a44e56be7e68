import { describe, expect, it } from 'vitest';
import type { CorrectionWish } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const read = (language: Language, line: string, text: string) =>
  understandWords(text, language, { words: readCaptionWords(['x', line]), isShown: true }).wishes;

const whole = (text: string): CorrectionWish => ({ kind: 'replace_line', line: 2, text });

describe('a text that leaves words of its line out', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'spin it and watch the brakepads closely', 'line 2: spin it', 'spin it'],
    ['en', 'spin it and watch the brakepads closely', 'line 2: watch closely', 'watch closely'],
    ['en', 'if the rim pull left tighten the right', 'line 2 should be tighten the right', 'tighten the right'],
    ['de', 'das Glas kostet bei uns 57 Euro', 'Zeile 2: Glas 57 Euro', 'Glas 57 Euro'],
    ['es', 'luego cuelo el esmalte con una maya fina', 'línea 2: cuelo el esmalte', 'cuelo el esmalte'],
    ['ru', 'сироп варим из мёда пять минут', 'строка 2: варим пять минут', 'варим пять минут'],
  ])('is all of it behind a colon or a verb in %s: “%s”, “%s”', (language, line, text, right) => {
    expect(read(language, line, text)).toEqual([whole(right)]);
  });

  it.each<[Language, string, string]>([
    ['en', 'you need a park tall spoke key', 'fix line 2 spoke key'],
    ['it', 'le spalle avalle e le ginocchia piegate', 'riga 2 le ginocchia'],
    ['ru', 'тесто режем тонко и жарим вафритюре', 'в строке 2 тесто и вафритюре'],
  ])('changes nothing without one in %s: “%s”, “%s”', (language, line, text) => {
    expect(read(language, line, text)).toEqual([]);
  });
});

describe('a short text of a line', () => {
  it.each<[Language, string, string, string, string]>([
    ['it', 'le spalle avalle e le ginocchia piegate', 'riga 2: a valle', 'avalle', 'a valle'],
    ['ru', 'тесто режем и жарим вафритюре', 'строка 2: во фритюре', 'вафритюре', 'во фритюре'],
    ['ru', 'стоит восемьсот пятнадцать рублей', 'в строке 2 850 рублей', 'восемьсот пятнадцать рублей', '850 рублей'],
  ])('keeps its small words, and doubles none in %s: “%s”, “%s”', (language, line, text, wrong, right) => {
    expect(read(language, line, text)).toEqual([expect.objectContaining({ kind: 'replace_words', wrong, right })]);
  });

  it.each<[Language, string, string, string, string]>([
    ['de', 'das Glas kostet bei uns 57 Euro', 'zeile 2: 57 €', '57 Euro', '57 €'],
    ['en', 'they cost about fifty pounds in leads', '2: £50', 'fifty pounds', '£50'],
    ['fr', 'un tapis à deux euros', 'ligne 2 : 2 €', 'deux euros', '2 €'],
  ])('may be its only amount in %s: “%s”, “%s”', (language, line, text, wrong, right) => {
    expect(read(language, line, text)).toEqual([expect.objectContaining({ kind: 'replace_words', wrong, right })]);
  });
});

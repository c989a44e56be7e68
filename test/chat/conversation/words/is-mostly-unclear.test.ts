import { describe, expect, it } from 'vitest';
import { isMostlyUnclear } from '../../../../src/chat/conversation/words/is-mostly-unclear.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';

describe('a message that is mostly not understood', () => {
  const isUnclear = (text: string, isAboutText = false) =>
    isMostlyUnclear(text, understandWords(text, 'en'), { language: 'en', isAboutText });

  it('is asked about when its setting may be about something else', () => {
    expect(isUnclear('now where is the top? text is still at the bottom')).toBe(true);
  });

  it('is carried out where its words are those of a look, whatever else it says', () => {
    expect(isUnclear("gold for the important word, we're a jewellery brand")).toBe(false);
  });

  it('is carried out where it names a font', () => {
    const text = 'Prenda quello che si chiama Playfair';
    expect(isMostlyUnclear(text, understandWords(text, 'it'), { language: 'it' })).toBe(false);
  });

  it('is carried out when little is unknown, or a code names the colour', () => {
    expect(isUnclear('yellow and flibbertigibbet')).toBe(false);
    expect(isUnclear("#d4af37, we're a jewellery brand")).toBe(false);
    expect(isUnclear('bigger and yellow')).toBe(false);
  });

  it.each([
    ['en', 'ok watched it again with my sister. we both think the letters should be bigger'],
    ['it', 'l’ho riguardato con mio marito ieri sera. le scritte potrebbero essere più grandi'],
    ['de', 'hab es mir gerade mit meiner Frau zusammen angeschaut. die Schrift könnte größer sein'],
  ] as const)('is carried out where the rest only tells what was done: in %s, «%s»', (language, text) => {
    const understood = understandWords(text, language);
    expect(understood.wishes).toHaveLength(1);
    expect(isMostlyUnclear(text, understood, { language })).toBe(false);
  });

  it('is asked about when it answers the text, whose words it may name', () => {
    expect(isUnclear('yellow and flibbertigibbet', true)).toBe(true);
    expect(isUnclear('bigger and yellow', true)).toBe(false);
  });
});

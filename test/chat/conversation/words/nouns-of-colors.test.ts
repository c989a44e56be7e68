import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const read = (text: string, language: Language) => understandWords(text, language).wishes;
const fromYellow = (to: string) => [{ kind: 'recolor', from: '#FFE500', to }];
const letters = (fontColor: string) => [{ kind: 'set', settings: { fontColor } }];
const [orange, green, honey, cream] = ['#FF8A00', '#2BE36B', '#F0B323', '#FFFDD0'];

describe('a German noun of a colour', () => {
  it.each([
    ['statt des Gelbs ein warmes Orange', fromYellow(orange)],
    ['ginge auch Grün statt des Gelbs?', fromYellow(green)],
    ['anstatt des Gelbtons lieber Grün', fromYellow(green)],
    ['ginge auch ein Honigton?', letters(honey)],
    ['die Buchstaben in einem Cremeton', letters(cream)],
  ])('is the colour, in whatever case, and with “Ton”: «%s»', (text, wishes) => {
    expect(read(text, 'de')).toEqual(wishes);
  });

  it('is none where the word only looks like one', () => {
    for (const text of ['ein Karton', 'das Honigbrot', 'der Beton', 'Buttons']) expect(read(text, 'de')).toEqual([]);
  });
});

describe('what is said of a colour', () => {
  it.each<[Language, string]>([
    ['en', 'instead of the yellow a warm orange'],
    ['fr', 'un orange chaud à la place du jaune'],
    ['it', 'un arancione caldo invece del giallo'],
    ['de', 'Ginge statt des Gelbs auch ein Honigton, also ein warmes Orange?'],
  ])('%s: makes it no other one, and a plainer colour explains it: «%s»', (language, text) => {
    expect(read(text, language)).toEqual(fromYellow(orange));
  });

  it('leaves two colours for two parts alone', () => {
    expect(read('the letters white, so a green highlight', 'en')).toEqual([
      { kind: 'set', settings: { fontColor: '#FFFFFF', highlightColor: green } },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const size = (direction: 1 | -1) => ({ kind: 'step', setting: 'fontSize', direction, much: false });
const higher = { kind: 'step', setting: 'position', direction: 1, much: false };
const white = { kind: 'set', settings: { fontColor: '#FFFFFF' } };
const count = { kind: 'topic', topic: 'wordCount' };

describe('wishes that are told as a story', () => {
  it.each<[Language, string, object[]]>([
    [
      'en',
      'ok so um this is really nice but the thing is my gran watches these on a tiny phone so maybe make the words larger and like two at a time and maybe stick them a bit higher thats it i think oh and white',
      [size(1), higher, white, count],
    ],
    [
      'ru',
      'так ну в общем мне нравится только вот мама смотрит с маленького телефона и ей бы слова покрупнее и чтоб по два и может чуть выше и белым да вроде всё',
      [size(1), higher, white, count],
    ],
    [
      'de',
      'also ähm ich find das ja schon schön aber meine Mutter schaut das auf so nem kleinen Handy und da wär gut wenn die Wörter größer wären und halt immer nur zwei und vielleicht ein bisschen weiter oben',
      [size(1), higher, count],
    ],
  ])('are read piece by piece: %s “%s”', (language, text, wishes) => {
    const read = understandWords(text, language).wishes;
    for (const wish of wishes) expect(read).toContainEqual(wish);
    expect(read).toHaveLength(wishes.length);
  });

  it.each<[Language, string]>([
    [
      'en',
      'hey so I showed this to my boss and she said the letters are too big and also can we use the company orange instead of the green and she doesnt want the emojis',
    ],
    [
      'de',
      'also mein Chef meint die Schrift ist zu groß und er hätte gern unser Orange statt dem Grün und diese Bildchen sollen weg',
    ],
  ])('may be those of somebody else: %s “%s”', (language, text) => {
    const { wishes } = understandWords(text, language);
    expect(wishes).toContainEqual(size(-1));
    expect(JSON.stringify(wishes)).toContain('#FF8A00');
    expect(JSON.stringify(wishes)).toContain('"addEmojis":false');
  });

  it('are none in a story that wishes for nothing', () => {
    const text =
      'so yesterday we went to the beach and my big sister brought the small dog and then it rained and we all had a white ice cream and went home';
    expect(understandWords(text, 'en').wishes.filter(({ kind }) => kind === 'set' || kind === 'step')).toEqual([]);
  });

  it('are named where a piece is not understood', () => {
    const text =
      'also ähm ich find das ja schon schön aber meine Mutter schaut das auf so nem kleinen Handy und da wär gut wenn die Wörter größer wären und vielleicht ein bisschen weiter oben und in weiß ja das wars glaub ich';
    expect(understandWords(text, 'de')).toEqual({
      wishes: [size(1), higher],
      notUnderstood: ['in weiß ja das wars glaub ich'],
    });
  });
});

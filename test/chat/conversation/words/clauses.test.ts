import { describe, expect, it } from 'vitest';
import { clausesOf } from '../../../../src/chat/conversation/words/text/clauses.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';
import { meantHere } from '../../../support/meant-here.ts';

describe('clauses of a message', () => {
  it('end at signs, not inside numbers', () => {
    expect(clausesOf('Stop that, please. Size 0.5!! ok')).toEqual(['Stop that', 'please', 'Size 0.5', 'ok']);
  });

  it.each<[Language, string]>([
    ['de', 'Die Farbe gefällt mir nicht, lieber grün'],
    ['de', 'Die Farbe gefällt mir nicht, lieber ein Grün'],
    ['en', 'I am not happy with this at all, make it green'],
  ])('in %s, a wish beside talk is done: «%s»', (language, text) => {
    const wish = { kind: 'set', settings: { fontColor: expect.any(String) } };
    expect(understandWords(text, language).wishes).toContainEqual(wish);
  });

  it.each<[Language, string]>([
    ['fr', 'le jaune pique les yeux, mets orange'],
    ['de', 'Gelb ist mir zu grell, nimm Orange'],
    ['it', 'il giallo è troppo acceso, fai arancione'],
  ])('in %s, a colour is for the part that has the one complained of: «%s»', (language, text) => {
    const wish = { kind: 'recolor', from: expect.stringMatching(/^#FF[DE]/), to: expect.any(String) };
    expect(understandWords(text, language).wishes).toContainEqual(wish);
  });
});

describe('what a message comes after', () => {
  const meant = (text: string, before = {}) => meantHere(text, 'en', before);

  it('makes praise of “love it”, unless there is something to render', () => {
    expect(meant('Love it!!! 😍', {})).toEqual([{ kind: 'topic', topic: 'praise' }]);
    expect(meant('Love it!!! 😍', { hasDraft: true })).toEqual([{ kind: 'request', request: 'render' }]);
  });

  it('makes the captions of “that”, after the text was shown', () => {
    expect(meant('can you send me that as a file', { isShown: true })).toEqual([{ kind: 'topic', topic: 'sendSrt' }]);
    expect(meant('can you send me that as a file', {})).toEqual([{ kind: 'topic', topic: 'sendFile' }]);
  });
});

describe('words of the captions by chance', () => {
  const captions = {
    words: readCaptionWords(['welcome back to my channel', 'I make them with cap cut']),
    isShown: false,
  };

  it.each([
    'can you cut out the bits where i am just breathing',
    'why is there a black bar on the side, I want full screen upright',
  ])('are not corrected by «%s»', (text) => {
    expect(understandWords(text, 'en', captions).wishes.filter(({ kind }) => kind === 'replace_words')).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'delete'],
    ['de', 'weg'],
    ['ru', 'убери'],
  ])('are not needed to read a verb alone in %s: «%s»', (language, text) => {
    const read = (isShown: boolean) => understandWords(text, language, { ...captions, isShown }).wishes;
    expect([...read(true), ...read(false)].filter(({ kind }) => kind === 'replace_words')).toEqual([]);
  });
});

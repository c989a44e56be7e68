import { describe, expect, it } from 'vitest';
import type { CorrectionWish, Wish } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function read(language: Language, line: string, text: string): Wish[] {
  return understandWords(text, language, { words: readCaptionWords([line]), isShown: false }).wishes;
}

function replace(wrong: string, right: string): CorrectionWish {
  return { kind: 'replace_words', wrong, right };
}

describe('words that one “not” denies', () => {
  it.each<[Language, string, string, CorrectionWish[]]>([
    [
      'en',
      "hi it's bee from thistle and time",
      'it wrote my name wrong, its Bea from Thistle and Thyme, not bee and time',
      [replace('bee', 'Bea'), replace('time', 'Thyme')],
    ],
    [
      'es',
      'soy ana de luz y mal',
      'es Anna de Luz y Mar, no ana y mal',
      [replace('ana', 'Anna'), replace('mal', 'Mar')],
    ],
    [
      'fr',
      'on passe chez roze puis chez paule',
      'c’est Rose et Paul, pas roze et paule',
      [replace('roze', 'Rose'), replace('paule', 'Paul')],
    ],
    [
      'it',
      'da bica si va a lerigi in barca',
      'è Lerici partendo da Biga, non bica e lerigi',
      [replace('lerigi', 'Lerici'), replace('bica', 'Biga')],
    ],
  ])('are each put right in %s', (language, line, text, wishes) => {
    expect(read(language, line, text)).toEqual(wishes);
  });
});

describe('words with an “and” between them', () => {
  it.each<[Language, string, string]>([
    ['en', 'hi it’s bea from thistle and thyme', 'can it remember how you spell Thistle and Thyme too?'],
    ['de', 'wir sind leder und feder', 'kannst du dir merken wie man Leder und Feder schreibt?'],
    ['es', 'somos casa y caza', '¿te acuerdas de Casa y Caza la próxima vez?'],
  ])('do not correct each other in %s', (language, line, text) => {
    expect(read(language, line, text).filter(({ kind }) => kind === 'replace_words')).toEqual([]);
  });
});

describe('a phrase that some words of the captions are like', () => {
  it.each<[Language, string, string, CorrectionWish[]]>([
    [
      'en',
      'hi it’s bea from Thyme and time',
      'no no, now it says Thyme and time. it should be Thistle and Thyme',
      [replace('Thyme and time', 'Thistle and Thyme')],
    ],
    [
      'de',
      'willkommen bei kröhne und hals',
      'da muss es heißen Kröne und Hans',
      [replace('kröhne und hals', 'Kröne und Hans')],
    ],
    ['es', 'somos el bar luz y mal', 'tiene que decir Luz y Mar', [replace('luz y mal', 'Luz y Mar')]],
    ['fr', 'on va chez pin et sale', 'c’est Pain et Sel', [replace('pin et sale', 'Pain et Sel')]],
    ['it', 'siamo sole e male', 'è Sole e Mare', [replace('sole e male', 'Sole e Mare')]],
  ])('replaces them word by word in %s', (language, line, text, wishes) => {
    expect(read(language, line, text)).toEqual(wishes);
  });

  it.each<[Language, string, string]>([
    ['en', 'we like it bigger and louder', 'it should be bigger and bolder'],
    ['en', 'today we bake bread and rolls', 'it should be fast and easy'],
    ['fr', 'on va chez pin et sale', 'c’est top et rapide'],
  ])('replaces nothing where it is about something else in %s: “%s” → “%s”', (language, line, text) => {
    expect(read(language, line, text).filter(({ kind }) => kind === 'replace_words')).toEqual([]);
  });
});

describe('a word beside the right ones and the wrong ones', () => {
  it.each<[Language, string, string, CorrectionWish[]]>([
    [
      'fr',
      'déjà prenez la carte avant âge jeune',
      'et c’est la carte Avantage Jeune, pas avant âge',
      [replace('avant âge jeune', 'Avantage Jeune')],
    ],
    [
      'en',
      'buy the rail weigh card today',
      'it’s Railway Card, not rail weigh',
      [replace('rail weigh card', 'Railway Card')],
    ],
    [
      'de',
      'nimm die bahn cart jugend mit',
      'es heißt Bahncard Jugend, nicht bahn cart',
      [replace('bahn cart jugend', 'Bahncard Jugend')],
    ],
    ['en', 'buy the rail weigh card today', 'it’s railway, not rail weigh', [replace('rail weigh', 'railway')]],
  ])('is written as the message writes it in %s', (language, line, text, wishes) => {
    expect(read(language, line, text)).toEqual(wishes);
  });
});

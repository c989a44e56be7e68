import { describe, expect, it } from 'vitest';
import type { CorrectionWish } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function corrections(language: Language, lines: readonly string[], text: string) {
  const { wishes } = understandWords(text, language, { words: readCaptionWords(lines), isShown: false });
  return wishes.filter(({ kind }) => kind === 'replace_words');
}

function replace(wrong: string, right: string): CorrectionWish {
  return { kind: 'replace_words', wrong, right };
}

describe('a letter instead of another one', () => {
  it.each<[Language, string[], string, CorrectionWish]>([
    ['de', ['hier ist nils', 'euer nilz'], 'mein Name am Schluss, Nils mit s nicht mit z', replace('nilz', 'Nils')],
    ['en', ['this is sara', 'bye from zara'], 'it’s Sara with an s not a z', replace('zara', 'Sara')],
    ['es', ['soy lucas ortis'], 'Ortiz con z, no con s', replace('ortis', 'Ortiz')],
    ['fr', ['je suis mathieu', 'avec mattieu'], 'c’est Mathieu avec h et pas avec t', replace('mattieu', 'Mathieu')],
    ['it', ['sono erica', 'erika saluta'], 'Erica con la c, non con la k', replace('erika', 'Erica')],
    ['pt', ['sou a luiza', 'a luisa volta'], 'Luiza com z, não com s', replace('luisa', 'Luiza')],
    ['ru', ['это алёна', 'олёна передаёт привет'], 'Алёна с буквой а, не с о', replace('олёна', 'Алёна')],
  ])('names the misspelt word in %s, though the right one stands there too', (language, lines, text, wish) => {
    expect(corrections(language, lines, text)).toEqual([wish]);
  });

  it.each<[Language, string[], string]>([
    ['en', ['this is sara', 'bye from lara'], 'show Sara with an s not a z'],
    ['de', ['hier ist nils', 'bis bald'], 'Nils mit s nicht mit z'],
    ['en', ['tea with milk', 'and sugar'], 'I take it with milk, not with a lemon'],
  ])('changes nothing in %s where no word is spelled so: %s', (language, lines, text) => {
    expect(corrections(language, lines, text)).toEqual([]);
  });
});

describe('a name behind “my name is”', () => {
  it.each<[Language, string[], string, CorrectionWish]>([
    ['de', ['hier ist nils', 'gute fahrt euer nilz'], 'Und unten steht nilz, ich heiße Nils', replace('nilz', 'Nils')],
    [
      'en',
      ['this is clare', 'yours claire'],
      'at the end it says claire, my name is Clare',
      replace('claire', 'Clare'),
    ],
    ['es', ['hola soy abril', 'adiós de avril'], 'abajo pone avril, me llamo Abril', replace('avril', 'Abril')],
    ['it', ['sono gina', 'la vostra ghina'], 'alla fine c’è ghina, mi chiamo Gina', replace('ghina', 'Gina')],
  ])('is right in %s, though it stands elsewhere', (language, lines, text, wish) => {
    expect(corrections(language, lines, text)).toEqual([wish]);
  });

  it('corrects no other name', () => {
    expect(corrections('en', ['this is joan', 'with my friend john'], 'john is great, my name is Joan')).toEqual([]);
  });
});

describe('sentences that each correct something', () => {
  it.each<[Language, string[], string, CorrectionWish[]]>([
    [
      'en',
      ['right this is sam mcgravy here', 'i fix a leaky stop cop'],
      'Its spelt my name wrong. McGarvie. And its a stop cock not a stop cop for gods sake',
      [replace('stop cop', 'stop cock'), replace('mcgravy', 'McGarvie')],
    ],
    [
      'de',
      ['schaut euch das schalt auge an', 'auch die kritzel nutzen sich ab'],
      'es heißt Schaltauge, ein Wort. Und Ritzel, nicht Kritzel, das ist ja peinlich',
      [replace('kritzel', 'Ritzel'), replace('schalt auge', 'Schaltauge')],
    ],
    [
      'fr',
      ['on prend le garde manger', 'et les raies du train'],
      'c’est garde-manger avec un tiret. Et rails, pas raies, franchement',
      [replace('raies', 'rails'), replace('garde manger', 'garde-manger')],
    ],
  ])('are all understood in %s', (language, lines, text, wishes) => {
    const read = corrections(language, lines, text);
    expect(read).toHaveLength(wishes.length);
    expect(read).toEqual(expect.arrayContaining(wishes));
  });
});

describe('a correction that is taken back in the same message', () => {
  it.each<[Language, string[], string, CorrectionWish[]]>([
    [
      'de',
      ['dann die kettenlehre ranhalten', 'euer nilz'],
      'und Kettenlehre mit doppel e bitte, Kettenleere... nee Quatsch, Kettenlehre stimmt schon. aber mein Name am Schluss, Nils mit s nicht mit z',
      [replace('nilz', 'Nils')],
    ],
    [
      'en',
      ['take the flower', 'bye from zara'],
      'flower with a u please, flour... no wait, flower is right. but my name at the end, Sara with s not z',
      [replace('zara', 'Sara')],
    ],
    [
      'es',
      ['toma la vaca', 'adiós lucas ortis'],
      'vaca con b, baca... no espera, vaca está bien. pero mi nombre al final, Ortiz con z no con s',
      [replace('ortis', 'Ortiz')],
    ],
  ])('changes nothing for it in %s', (language, lines, text, wishes) => {
    expect(corrections(language, lines, text)).toEqual(wishes);
  });
});

describe('a sentence beside a correction', () => {
  it('changes nothing where it is one word', () => {
    const captions = { words: readCaptionWords(['это вами Аглая', 'и вот обо чине наша']), isShown: true };
    const { wishes } = understandWords('девятая. обочина это одно слово', 'ru', captions);
    expect(wishes).toContainEqual(replace('обо чине', 'обочине'));
    expect(wishes).not.toContainEqual(expect.objectContaining({ right: 'девятая' }));
  });

  it('leaves a remark behind a number out', () => {
    expect(corrections('de', ['im Jahr 1925 hier'], 'nicht 1925 sondern 1952, zahlendreher')).toEqual([
      replace('1925', '1952'),
    ]);
  });
});

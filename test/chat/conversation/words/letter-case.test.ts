import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';
import { replace } from './phrases/phrase.ts';

const read = (language: Language, lines: string[], text: string) =>
  understandWords(text, language, { words: readCaptionWords(lines), isShown: false }).wishes;

const capital = (...words: string[]) =>
  words.map((word) => replace(word, word.slice(0, 1).toUpperCase() + word.slice(1)));

describe('a capital letter for words of the captions', () => {
  it.each<[Language, string, string, string[]]>([
    ['en', 'we bake it in devon with clint', 'devon and clint should start with capitals', ['devon', 'clint']],
    ['en', 'we bake it in devon', 'capital D for Devon please', ['devon']],
    ['es', 'mi perra duna y harris', 'Harris con H grande', ['harris']],
    ['es', 'mi perra duna y harris', 'duna y harris en mayúscula, son nombres', ['duna', 'harris']],
    ['fr', 'de tulle on va chez goff', 'mets une majuscule à Tulle et à Goff', ['tulle', 'goff']],
    ['fr', 'de tulle on part', 'Tulle avec un T majuscule', ['tulle']],
    ['de', 'ein layher gerüst mit makita', 'Layher und Makita schreibt man groß', ['layher', 'makita']],
    ['de', 'ein layher gerüst', 'schreib layher mit großem L', ['layher']],
    ['it', 'da agnone al molise', 'Agnone e Molise con la maiuscola', ['agnone', 'molise']],
    [
      'it',
      'da agnone al molise',
      'Agnone e Molise sono nomi propri: desidererei vederli scritti con l’iniziale maiuscola.',
      ['agnone', 'molise'],
    ],
    ['it', 'da agnone al molise', 'soltanto la A di Agnone e la M di Molise', ['agnone', 'molise']],
    ['pt', 'fui de recife a caruaru', 'recife e caruaru com letra maiúscula', ['recife', 'caruaru']],
    ['ru', 'у меня жук и лейка', 'жук и лейка с большой буквы', ['жук', 'лейка']],
  ])('%s: %s – “%s”', (language, line, text, words) => {
    expect(read(language, [line], text)).toEqual(capital(...words));
  });

  it('is read beside another sentence, and beside a part before it', () => {
    expect(read('es', ['mi perra duna y harris'], 'no, el texto abajo. y harris va en mayúscula')).toEqual([
      { kind: 'set', settings: { position: 'bottom' } },
      ...capital('harris'),
    ]);
  });
});

describe('small letters for a word of the captions', () => {
  it.each(['Small letters for flour would be nicer', 'lowercase flour please'])('“%s”', (text) => {
    expect(read('en', ['the rye FLOUR is best'], text)).toEqual([replace('FLOUR', 'flour')]);
  });
});

describe('letters of the whole text', () => {
  it.each<[Language, string]>([
    ['en', 'everything in lowercase'],
    ['es', 'ponlo todo en mayúsculas'],
    ['de', 'bitte alles groß schreiben'],
    ['it', 'tutto maiuscolo'],
    ['ru', 'сделай всё большими буквами'],
  ])('%s: “%s” is about the style', (language, text) => {
    expect(read(language, ['anna is here'], text)).toEqual([{ kind: 'topic', topic: 'capitals' }]);
  });
});

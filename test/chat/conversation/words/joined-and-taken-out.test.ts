import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function read(language: Language, lines: readonly string[], text: string) {
  const { wishes } = understandWords(text, language, { words: readCaptionWords(lines), isShown: false });
  return wishes.flatMap((wish) => (wish.kind === 'replace_words' ? [[wish.wrong, wish.right]] : []));
}

describe('words that are each to be written as one', () => {
  it.each<[Language, string[], string, [string, string][]]>([
    [
      'de',
      ['mit ameisen säure', 'im winter oxal säure'],
      'Ameisensäure und Oxalsäure schreibt man jeweils zusammen.',
      [
        ['ameisen säure', 'Ameisensäure'],
        ['oxal säure', 'Oxalsäure'],
      ],
    ],
    [
      'es',
      ['el para guas', 'y el saca corchos'],
      'paraguas y sacacorchos se escriben ambos juntos',
      [
        ['para guas', 'paraguas'],
        ['saca corchos', 'sacacorchos'],
      ],
    ],
    [
      'it',
      ['la cassa forte', 'e il capo lavoro'],
      'cassaforte e capolavoro si scrivono entrambi attaccati',
      [
        ['cassa forte', 'cassaforte'],
        ['capo lavoro', 'capolavoro'],
      ],
    ],
    [
      'en',
      ['my straw berry', 'and black board'],
      'strawberry and blackboard are both written together',
      [
        ['straw berry', 'strawberry'],
        ['black board', 'blackboard'],
      ],
    ],
  ])('are all joined in %s', (language, lines, text, pairs) => {
    const found = read(language, lines, text);
    expect(found).toHaveLength(pairs.length);
    expect(found).toEqual(expect.arrayContaining(pairs));
  });
});

describe('the verb at the end of a German sentence', () => {
  it.each<[string, string, [string, string]]>([
    [
      'im winter die jeweils zusammen',
      'in Zeile 1 steht jetzt „jeweils zusammen“. Dort soll aber Oxalsäure stehen.',
      ['jeweils zusammen', 'Oxalsäure'],
    ],
    [
      'wir gehen ins kino fern',
      'in Zeile 1 steht „kino fern“. Da soll aber Kinofilm stehen.',
      ['kino fern', 'Kinofilm'],
    ],
  ])('is none of the right words: %s, %s', (line, text, pair) => {
    expect(read('de', [line], text)).toEqual([pair]);
  });

  it('stays where the message quotes it', () => {
    expect(read('de', ['wir bleiben gehen'], 'statt „bleiben gehen“ soll da „bleiben stehen“ stehen')).toEqual([
      ['bleiben gehen', 'bleiben stehen'],
    ]);
  });
});

describe('a word that a text is to be without', () => {
  it.each<[Language, string, string, string]>([
    ['de', 'dann die Oxalsäure stehen', 'Fast. Nur Oxalsäure, bitte ohne das Wort „stehen“.', 'stehen'],
    ['en', 'then the acid stands', 'Just acid, without the word "stands" please', 'stands'],
    ['es', 'el ácido reposa', 'Solo ácido, sin la palabra «reposa»', 'reposa'],
    ['fr', 'l’acide repose', 'Juste acide, sans le mot « repose »', 'repose'],
    ['ru', 'тут кислота стоит', 'только кислота, без слова «стоит»', 'стоит'],
  ])('is taken out in %s', (language, line, text, word) => {
    const understood = understandWords(text, language, { words: readCaptionWords([line]), isShown: false });
    expect(understood.wishes).toEqual([{ kind: 'replace_words', wrong: word, right: '' }]);
  });

  it.each<[Language, string, string]>([
    ['de', 'das wort steht da', 'ohne das Wort für Wort bitte'],
    ['pt', 'o ácido está', 'só ácido, sem a palavra aqui'],
  ])('is none in %s: %s, %s', (language, line, text) => {
    expect(read(language, [line], text)).toEqual([]);
  });
});

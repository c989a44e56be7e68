import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const read = (language: Language, text: string) => understandWords(text, language);
const set = (settings: object) => ({ wishes: [{ kind: 'set', settings }], notUnderstood: [] });

describe('the colour of a part that cannot be seen', () => {
  it.each<[Language, string]>([
    ['en', 'the word being said is yellow on yellow, make that one red'],
    ['es', 'la palabra que suena no se ve, ponla en rojo'],
    ['fr', 'le mot qu’on entend est illisible en jaune, mets-le en rouge'],
    ['de', 'das Wort das man gerade hört sieht man nicht, mach das rot'],
    ['it', 'la parola che si sente non si vede, falla rossa'],
    ['pt', 'a palavra que tá sendo dita nem aparece, deixa ela vermelha'],
    ['ru', 'слово которое сейчас звучит не видно, сделай его красным'],
  ])('is that of the spoken word: %s “%s”', (language, text) => {
    expect(read(language, text)).toEqual(set({ highlightColor: '#FF2D2D' }));
  });

  it('is that of the outline', () => {
    expect(read('de', 'der Rand ist kaum zu sehen, mach ihn weiß')).toEqual(set({ outlineColor: '#FFFFFF' }));
  });

  it('leaves other wishes alone', () => {
    expect(read('en', 'you can’t see the highlight, make it orange please. and bigger letters').wishes).toEqual([
      { kind: 'set', settings: { highlightColor: '#FF8A00' } },
      { kind: 'step', setting: 'fontSize', direction: 1, much: false },
    ]);
  });

  it.each<[Language, string]>([
    ['en', 'the highlight is fine, make the letters red'],
    ['de', 'die Markierung passt, mach die Buchstaben rot'],
    ['es', 'el resaltado está bien, pon las letras en rojo'],
  ])('is no part’s where another is named: %s “%s”', (language, text) => {
    expect(read(language, text).wishes).toEqual([{ kind: 'set', settings: { fontColor: '#FF2D2D' } }]);
  });
});

describe('a word that lights up when it is said', () => {
  it.each<[Language, string]>([
    ['en', 'make the spoken word light up green'],
    ['en', 'the word lights up green when I say it'],
    ['es', 'que la palabra se ilumine en verde cuando la digo'],
    ['fr', 'le mot s’allume en vert quand je parle'],
    ['de', 'das Wort soll grün aufleuchten wenn ich es sage'],
    ['it', 'la parola si illumina di verde quando la dico'],
    ['pt', 'a palavra acende em verde quando eu falo'],
    ['ru', 'пусть слово загорается зелёным когда я его говорю'],
  ])('is the highlight: %s “%s”', (language, text) => {
    expect(read(language, text)).toEqual(set({ highlightColor: '#2BE36B' }));
  });

  it('is no reason to colour what somebody says then', () => {
    expect(read('en', 'when I say hello make it red').wishes).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const yellow = '#FFE500';
const green = '#2BE36B';
const orange = '#FF8A00';
const white = '#FFFFFF';

const read = (text: string, language: Language) => understandWords(text, language).wishes;
const looks = (text: string, language: Language) => read(text, language).filter(({ kind }) => kind !== 'topic');

describe('a colour that people do not like', () => {
  it.each<[Language, string, string]>([
    ['en', "the yellow word doesn't go with my pink, have you got a green?", green],
    ['en', "I don't like the yellow, make it green", green],
    ['it', 'il giallo non mi piace mettimi un bel verde', green],
    ['es', 'y el amarillo ese de las palabras no me gusta, mejor un naranja', orange],
    ['fr', 'le jaune va pas avec ma chemise, plutôt un vert', green],
    ['pt', 'o amarelo não combina, tem um verde?', green],
    ['ru', 'жёлтый не подходит, лучше зелёный', green],
  ])('%s: gives its part to the other one: «%s»', (language, text, to) => {
    expect(looks(text, language)).toEqual([{ kind: 'recolor', from: yellow, to }]);
  });

  it('is nobody’s wish alone, and the letters get what is said of them', () => {
    expect(looks("I don't like the yellow", 'en')).toEqual([]);
    expect(looks("I don't like the yellow, make the letters green", 'en')).toEqual([
      { kind: 'set', settings: { fontColor: green } },
    ]);
  });
});

describe('a colour before its part', () => {
  it.each<[Language, string]>([
    ['es', 'las letras déjalas blancas como antes. lo naranja solo la palabra que se va iluminando'],
    ['en', 'leave the letters white. orange only for the highlight'],
    ['fr', 'les lettres restent blanches, orange seulement le mot qui s’allume'],
    ['de', 'die Wörter weiß, orange nur das Wort das ich gerade sage'],
  ])('%s: «%s»', (language, text) => {
    expect(looks(text, language)).toEqual([{ kind: 'set', settings: { fontColor: white, highlightColor: orange } }]);
  });

  it('as a code that is named first', () => {
    const text = 'sage is #9CAF88, use that for the highlight and the soft pink for the rest';
    expect(looks(text, 'en')).toMatchObject([{ settings: { highlightColor: '#9CAF88' } }]);
  });

  it('is not the colour of a part with another one', () => {
    expect(looks('white letters, yellow outline', 'en')).toEqual([
      { kind: 'set', settings: { fontColor: white, outlineColor: yellow } },
    ]);
  });
});

describe('what a part looks like, too', () => {
  it.each<[Language, string]>([
    ['it', 'la parola che sto dicendo non si distingue, è gialla pure quella. falla verde'],
    ['en', 'the word being spoken is yellow too. make it green'],
    ['es', 'la palabra que digo también es amarilla, ponla verde'],
  ])('%s: is no wish for it: «%s»', (language, text) => {
    expect(looks(text, language)).toEqual([{ kind: 'set', settings: { highlightColor: green } }]);
  });
});

describe('colours that change places', () => {
  it.each<[Language, string]>([
    ['en', 'wrong way round lol, swap them'],
    ['en', 'swap the colours please'],
    ['es', 'es al revés'],
    ['fr', 'c’est l’inverse'],
    ['de', 'genau umgekehrt'],
    ['it', 'al contrario'],
    ['pt', 'troca as cores'],
    ['ru', 'наоборот'],
  ])('%s: «%s»', (language, text) => {
    expect(read(text, language)).toEqual([{ kind: 'swap' }]);
  });

  it.each<[Language, string]>([
    ['de', 'Na, umgekehrt. Die Schrift soll weiter rauf'],
    ['en', 'no, the other way round, move them higher'],
  ])('in %s: stay where the place is meant: «%s»', (language, text) => {
    const up = { kind: 'step', setting: 'position', direction: 1, much: false };
    expect(read(text, language)).toEqual([up]);
  });

  it('are those that the message says, where it says some', () => {
    expect(read("no al contrario, le lettere gialle e l'evidenziazione verde", 'it')).toEqual([
      { kind: 'set', settings: { fontColor: yellow, highlightColor: green } },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const read = (text: string, language: Language) => understandWords(text, language).wishes;
const noHighlight = { kind: 'leave_out', part: 'highlight' };
const noYellow = { kind: 'leave_out', part: 'color', color: '#FFE500' };

describe('a colour that is to go', () => {
  it.each<[Language, string]>([
    ['en', 'get rid of the yellow'],
    ['en', 'lose the yellow please'],
    ['es', 'quita el amarillo'],
    ['fr', 'je veux pas de jaune'],
    ['de', 'das Gelb soll weg'],
    ['de', 'keine gelbe Schrift bitte'],
    ['it', 'togli quel giallo'],
    ['pt', 'não quero esse amarelo'],
    ['ru', 'убери жёлтый'],
    ['en', 'I don’t want any yellow any more'],
    ['es', 'o sea que ya no salga nada amarillo porfa'],
    ['de', 'nichts Gelbes mehr'],
    ['fr', 'je ne veux plus voir de jaune'],
    ['it', 'niente di giallo'],
    ['pt', 'não quero ver mais o amarelo'],
    ['ru', 'чтобы больше не было жёлтого'],
  ])('%s: is nobody’s new colour: «%s»', (language, text) => {
    expect(read(text, language)).toEqual([noYellow]);
  });

  it.each<[Language, string]>([
    ['es', 'las letras las quiero en rosita, el amarillo no me late'],
    ['pt', 'as letras em rosa, o amarelo não combina'],
    ['it', 'le lettere in rosa, il giallo non mi piace'],
    ['de', 'die Buchstaben rosa, das Gelb gefällt mir nicht'],
    ['fr', 'les lettres en rose, le jaune ne me plaît pas'],
    ['ru', 'буквы розовые, жёлтый не нравится'],
  ])('%s: goes beside the colour of a part, where people do not like it: «%s»', (language, text) => {
    expect(read(text, language)).toEqual([{ kind: 'set', settings: { fontColor: '#FF5FA2' } }, noYellow]);
  });

  it('goes beside talk, and beside other wishes', () => {
    expect(read("that's fine how it is, but I don't want the yellow", 'en')).toContainEqual(noYellow);
    expect(read('white letters and get rid of the yellow', 'en')).toEqual([
      { kind: 'set', settings: { fontColor: '#FFFFFF' } },
      noYellow,
    ]);
  });

  it.each<[Language, string, string]>([
    ['en', 'get rid of the yellow, make it green', '#2BE36B'],
    ['en', 'Get rid of the yellow. Plain white', '#FFFFFF'],
    ['de', 'das gelbe weg, lieber orange', '#FF8A00'],
  ])('%s: gives way to one that is named: «%s»', (language, text, to) => {
    expect(read(text, language)).toEqual([{ kind: 'recolor', from: '#FFE500', to }]);
  });

  it.each<[Language, string]>([
    ['en', "it's not yellow yet"],
    ['de', 'es ist immer noch nicht gelb'],
    ['fr', 'ce n’est pas encore jaune'],
  ])('%s: is not meant where the colour is missing: «%s»', (language, text) => {
    expect(read(text, language)).not.toContainEqual(noYellow);
  });

  it.each<[Language, string]>([
    ['en', 'no yellow outline'],
    ['es', 'quita el contorno negro'],
    ['ru', 'обводку чёрную убери'],
  ])('%s: of an outline takes the outline along: «%s»', (language, text) => {
    expect(read(text, language)).toEqual([{ kind: 'set', settings: { outlineThickness: 0 } }]);
  });
});

describe('no word is highlighted', () => {
  it.each<[Language, string]>([
    ['en', 'no colour changing while I talk'],
    ['en', 'without the yellow highlight'],
    ['en', 'keep all words one colour'],
    ['es', 'todo del mismo color'],
    ['fr', 'pas de changement de couleur'],
    ['de', 'alles in einer Farbe'],
    ['it', 'le parole tutte di un colore'],
    ['pt', 'sem mudar de cor'],
    ['ru', 'без жёлтой подсветки'],
    ['ru', 'и подсветку слов убери'],
    ['ru', 'чтоб жёлтым слова не мигали, всё одним цветом'],
  ])('%s: «%s»', (language, text) => {
    expect(read(text, language)).toEqual([noHighlight]);
  });

  it('beside a colour of the letters', () => {
    expect(read('All the letters white. No colour changing while I talk', 'en')).toEqual([
      { kind: 'set', settings: { fontColor: '#FFFFFF' } },
      noHighlight,
    ]);
  });

  it('but not where one part is to look like another', () => {
    expect(read('the letters in the same colour as the outline', 'en')).not.toContainEqual(noHighlight);
  });
});

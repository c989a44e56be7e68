import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/texts/languages.ts';
import { correctionsIn } from '../../../support/corrections-in.ts';

const read = (language: Language, lines: readonly string[], text: string, isShown = true) =>
  correctionsIn(language, lines, text, isShown);

type Row = [Language, string[], string, string[]];

const english = ['she paints with brushes made of hair', 'we met at Amorim bridge', 'the kiln is hot'];

describe('a word that is missing beside another', () => {
  it.each<Row>([
    ['en', english, "there's an a missing before Amorim", ['Amorim → a Amorim']],
    ['en', english, 'the word very is missing before hot', ['hot → very hot']],
    ['en', english, 'you left out old before bridge', ['bridge → old bridge']],
    ['es', ['la casa es grande'], 'te comiste el muy antes de grande', ['grande → muy grande']],
    ['fr', ['il fait beau'], 'il manque un très avant beau', ['beau → très beau']],
    ['de', ['da kam Hund angelaufen'], 'fehlt ein der vor Hund', ['Hund → der Hund']],
    ['de', ['der Ofen ist heiß'], 'vor heiß fehlt sehr', ['heiß → sehr heiß']],
    ['de', ['der Ofen ist heiß'], 'du hast das sehr vor heiß vergessen', ['heiß → sehr heiß']],
    ['it', ['la pizza era buona'], 'prima di buona manca molto', ['buona → molto buona']],
    ['pt', ['moro perto de Amorim'], 'falta o a antes de Amorim', ['Amorim → a Amorim']],
    ['ru', ['дом большой'], 'не хватает слова очень перед большой', ['большой → очень большой']],
  ])('in %s: %s: %s', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
    expect(read(language, lines, text, false)).toEqual(wishes);
  });
});

describe('a word that is put beside another', () => {
  it.each<Row>([
    ['en', english, 'put the in front of brushes', ['brushes → the brushes']],
    ['es', ['mi gato duerme mucho'], 'pon gris después de gato', ['gato → gato gris']],
    ['fr', ['mon chat dort'], 'mets gris après chat', ['chat → chat gris']],
    ['de', ['zwei Kilo geerntet'], 'mach hinter Kilo noch Tomaten', ['Kilo → Kilo Tomaten']],
    ['de', ['der Ofen ist heiß'], 'pack vor heiß sehr rein', ['heiß → sehr heiß']],
    ['it', ['il gatto dorme'], 'dopo gatto metti nero', ['gatto → gatto nero']],
    ['pt', ['a casa é grande'], 'coloca muito antes de grande', ['grande → muito grande']],
    ['ru', ['это мой кот'], 'после кот добавь рыжий', ['кот → кот рыжий']],
  ])('in %s: %s: %s', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });

  it.each<[Language, string[], string]>([
    ['en', english, 'something is missing before brushes'],
    ['en', english, "there's a word missing after kiln"],
    ['en', english, 'put emojis after kiln'],
    ['en', english, 'put a logo before brushes'],
    ['en', english, 'do not put the before brushes'],
    ['es', ['la casa es grande'], 'falta algo antes de grande'],
    ['fr', ['il fait beau'], 'il manque quelque chose avant beau'],
    ['de', ['der Ofen ist heiß'], 'nach Ofen fehlt was'],
    ['de', ['der Ofen ist heiß'], 'mach hinter Ofen noch Emojis'],
    ['it', ['la pizza era buona'], 'manca qualcosa prima di buona'],
    ['pt', ['a casa é grande'], 'falta algo antes de grande'],
    ['ru', ['дом большой'], 'не хватает чего-то перед большой'],
  ])('is none in %s: %s: %s', (language, lines, text) => {
    expect(read(language, lines, text)).toEqual([]);
  });
});

describe('a name at the end of a line', () => {
  it.each<Row>([
    [
      'en',
      ['me and my cat', 'today we talk'],
      "add my cat's name at the end of line 1, Biscuit",
      ['1: me and my cat Biscuit'],
    ],
    [
      'de',
      ['das ist meine Katze', 'heute reden wir'],
      'ergänze den Namen der Katze am Ende der ersten Zeile, Minka',
      ['1: das ist meine Katze Minka'],
    ],
    [
      'ru',
      ['с вами мой кот', 'сегодня расскажу'],
      'добавь имя кота в конец первой, Барсик',
      ['1: с вами мой кот Барсик'],
    ],
  ])('in %s: %s: %s', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });
});

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

describe('a letter that stands once or twice', () => {
  it.each<[Language, string[], string, CorrectionWish[]]>([
    ['en', ['hi from fillip', 'bye'], 'Filip with only one l', [replace('fillip', 'Filip')]],
    ['en', ['the kiln is annealled', 'bye'], 'only one l in annealled', [replace('annealled', 'annealed')]],
    ['es', ['empuja con el tallón', 'ya'], 'y talón va con una l nomás', [replace('tallón', 'talón')]],
    ['fr', ['le livre de carriou', 'salut'], 'Cariou avec un seul r', [replace('carriou', 'Cariou')]],
    ['de', ['hier ist annika', 'ade'], 'annika nur mit einem n', [replace('annika', 'anika')]],
    ['it', ['un pezzo di peccorino', 'ciao'], 'pecorino con una c sola', [replace('peccorino', 'pecorino')]],
    ['it', ['sono gino matei', 'ciao'], 'Mattei con due t', [replace('matei', 'Mattei')]],
    ['pt', ['a praia de gallápos', 'tchau'], 'galápos com um l só', [replace('gallápos', 'galápos')]],
    ['ru', ['делаем аппероль', 'пока'], 'апероль с одной п', [replace('аппероль', 'апероль')]],
    [
      'ru',
      ['в коментариях', 'пока'],
      'в слове коментариях две м должно быть',
      [replace('коментариях', 'комментариях')],
    ],
    ['de', ['auf dem tepich', 'ade'], 'im Wort tepich müssen zwei p sein', [replace('tepich', 'teppich')]],
    ['it', ['la cota di burro', 'ciao'], 'nella parola cota ci vanno due t', [replace('cota', 'cotta')]],
    ['fr', ['avec la balerine', 'salut'], 'il faut deux l à balerine', [replace('balerine', 'ballerine')]],
  ])('is that of a word in %s', (language, lines, text, wishes) => {
    expect(corrections(language, lines, text)).toEqual(wishes);
  });

  it('is no size', () => expect(corrections('en', ['we sell shirts', 'bye'], 'i sell two m shirts')).toEqual([]));

  it('is read beside another correction', () => {
    const lines = ['hoy la centadilla', 'empuja con el tallón'];
    const text = 'centadilla es sentadilla, y talón va con una l nomás';
    expect(corrections('es', lines, text)).toEqual([replace('centadilla', 'sentadilla'), replace('tallón', 'talón')]);
  });

  it.each<[Language, string[], string]>([
    ['en', ['the cooking oil is hot', 'bye'], 'I want only one s on screen at a time with cooking'],
    ['es', ['empuja con el talón', 'ya'], 'talón va con una l nomás'],
    ['fr', ['le livre de cariou', 'salut'], 'avec un seul mot par ligne pour cariou'],
  ])('changes nothing in %s where no word has it otherwise: %s', (language, lines, text) => {
    expect(corrections(language, lines, text)).toEqual([]);
  });
});

describe('words in the plural', () => {
  it.each<[Language, string[], string, CorrectionWish]>([
    [
      'fr',
      ['le parfum des hortensia bleu', 'salut'],
      'le titre faut mettre hortensias bleus au pluriel',
      replace('hortensia bleu', 'hortensias bleus'),
    ],
    ['en', ['buy the red tulip now', 'bye'], 'red tulips in the plural', replace('red tulip', 'red tulips')],
    ['es', ['las flor azul', 'ya'], 'flores azules en plural', replace('flor azul', 'flores azules')],
    ['it', ['le ortensia blu', 'ciao'], 'ortensie al plurale', replace('ortensia', 'ortensie')],
  ])('get their endings in %s', (language, lines, text, wish) => {
    expect(corrections(language, lines, text)).toEqual([wish]);
  });

  it('are no others', () => {
    expect(corrections('en', ['buy the red tulip now'], 'words in the plural look odd, make them bigger')).toEqual([]);
  });
});

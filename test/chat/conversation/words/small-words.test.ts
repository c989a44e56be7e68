import { describe, expect, it } from 'vitest';
import type { CorrectionWish } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function wishes(language: Language, lines: readonly string[], text: string) {
  return understandWords(text, language, { words: readCaptionWords(lines), isShown: false }).wishes;
}

function replaceIn(line: number, wrong: string, right: string): CorrectionWish {
  return { kind: 'replace_words', wrong, right, lines: [line] };
}

describe('a small word for another one in a line that is named', () => {
  it.each<[Language, string[], string, CorrectionWish]>([
    [
      'en',
      ["don't wait", "if it don't click call us"],
      'On number 2 my wife says it should be doesnt, not dont',
      replaceIn(2, "don't", "doesn't"),
    ],
    ['en', ["don't wait", "she don't mind"], "In line 2, doesn't not don't", replaceIn(2, "don't", "doesn't")],
    ['es', ['se vende pan', 'la rodilla se queda'], 'en la línea 2 va de, no se', replaceIn(2, 'se', 'de')],
    ['fr', ['le pain', 'dans le mer'], "à la ligne 2 c'est la, pas le", replaceIn(2, 'le', 'la')],
  ])('is corrected there in %s', (language, lines, text, wish) => {
    expect(wishes(language, lines, text)).toEqual([wish]);
  });

  it.each<[Language, string[], string]>([
    ['en', ["don't wait", 'call us'], "no wait, don't"],
    ['en', ["don't wait", 'call us'], "No, don't"],
    ['es', ['déjalo así', 'y ya'], 'no, déjalo'],
  ])('is no word to correct in %s where it takes back: %s', (language, lines, text) => {
    expect(wishes(language, lines, text).filter(({ kind }) => kind === 'replace_words')).toEqual([]);
  });
});

describe('the new text of a line behind a “no” and a comma', () => {
  it.each<[Language, string[], string, string]>([
    [
      'en',
      ["if it don't click replace it", 'bye'],
      "No, please change line 1 to: If it doesn't click, replace it",
      "If it doesn't click, replace it",
    ],
    [
      'en',
      ['bye for now', 'bye'],
      'No, please change line 1 to: Call us tomorrow, my friends',
      'Call us tomorrow, my friends',
    ],
    [
      'es',
      ['hagan cuatro series', 'y ya'],
      'No, por favor cambia la línea 1 por: Llamen mañana temprano',
      'Llamen mañana temprano',
    ],
    ['de', ['bis morgen', 'ade'], 'Nein, ändere Zeile 1 in: Ruft uns einfach an', 'Ruft uns einfach an'],
    [
      'it',
      ['il sugo deve pippiare non bollire', 'ciao'],
      'No, per favore cambia la riga 1 in: il sugo deve pippiare, mai bollire',
      'il sugo deve pippiare, mai bollire',
    ],
    ['pt', ['até amanhã', 'tchau'], 'Não, muda a linha 1 para: Liguem para nós', 'Liguem para nós'],
    ['ru', ['до завтра', 'пока'], 'Нет, поменяй строку 1 на: Звоните нам скорее', 'Звоните нам скорее'],
  ])('is all that stands behind the colon in %s', (language, lines, text, right) => {
    expect(wishes(language, lines, text)).toEqual([{ kind: 'replace_line', line: 1, text: right }]);
  });
});

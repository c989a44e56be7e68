import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/texts/languages.ts';
import { correctionsIn } from '../../../support/corrections-in.ts';

const read = (language: Language, lines: readonly string[], text: string, isShown = true) =>
  correctionsIn(language, lines, text, isShown);

type Row = [Language, string, string[]];

const captions: Readonly<Record<string, readonly string[]>> = {
  it: [
    'abito in via Roma ventidue',
    "mancavo da vent'anni",
    'era il millenovecentottanta',
    'sono arrivate trecento persone',
    'il gatto ha due anni e tre vite',
  ],
  en: [
    'we live at twenty two Main street',
    'it was nineteen eighty',
    'three hundred people came',
    'the cat is two and has nine lives',
    'built in 1908',
  ],
  de: ['wir wohnen Hauptstraße zweiundzwanzig', 'ich war zwanzig Jahre weg', 'gebaut 1908', 'dreihundert Leute kamen'],
  es: [
    'vivo en la calle Mayor veintidós',
    'era mil novecientos ochenta',
    'vinieron trescientas personas',
    'hecho en 1908',
  ],
  fr: ["j'habite rue Haute vingt-deux", 'trois cents personnes', 'fait en 1908'],
  pt: ['moro na rua Alta vinte e dois', 'trezentas pessoas', 'feito em 1908'],
  ru: ['живу на Садовой двадцать два', 'пришло триста человек', 'это Зингер 1908 года'],
};

describe('numbers and years', () => {
  it.each<Row>([
    ['it', 'Alla riga 1 il numero civico in cifre, per cortesia.', ['ventidue → 22']],
    ['it', "vent'anni scrivilo in numero", ["vent'anni → 20 anni"]],
    ['it', 'trecento scrivilo in cifre', ['trecento → 300']],
    ['it', "l'anno è 1987", ['millenovecentottanta → 1987']],
    ['it', "l'anno non è giusto, 1987", ['millenovecentottanta → 1987']],
    ['it', 'riga 4 il numero in cifre', ['trecento → 300']],
    ['it', 'la quarta: numero in cifre', ['trecento → 300']],
    ['en', 'line 1 the house number in digits please', ['twenty two → 22']],
    ['en', 'the number in line 3 in figures', ['three hundred → 300']],
    ['en', 'write the number in line 3 as a number', ['three hundred → 300']],
    ['en', 'the year is 1903', ['1908 → 1903']],
    ['en', 'wrong year, 1903', ['1908 → 1903']],
    ['en', 'the year is wrong. 1903', ['1908 → 1903']],
    ['en', 'the year is wrong, it was 1903', ['1908 → 1903']],
    ['de', 'in Zeile 1 die Hausnummer in Ziffern bitte', ['zweiundzwanzig → 22']],
    ['de', 'Zeile 4 die Zahl als Ziffern', ['dreihundert → 300']],
    ['de', 'zwanzig Jahre in Ziffern', ['zwanzig → 20']],
    ['de', 'das Jahr ist 1903', ['1908 → 1903']],
    ['de', 'das Jahr stimmt nicht. 1903', ['1908 → 1903']],
    ['de', 'falsches Jahr, 1903', ['1908 → 1903']],
    ['es', 'en la línea 1 el número en cifras', ['veintidós → 22']],
    ['es', 'el año es 1903', ['1908 → 1903']],
    ['es', 'el año está mal. 1903', ['1908 → 1903']],
    ['fr', 'à la ligne 1 le numéro en chiffres', ['vingt-deux → 22']],
    ['fr', "l'année c'est 1903", ['1908 → 1903']],
    ['fr', "l'année est fausse. 1903", ['1908 → 1903']],
    ['pt', 'na linha 1 o número em algarismos', ['vinte e dois → 22']],
    ['pt', 'o ano é 1903', ['1908 → 1903']],
    ['pt', 'o ano tá errado. 1903', ['1908 → 1903']],
    ['ru', 'в строке 1 номер цифрами', ['двадцать два → 22']],
    ['ru', 'год не тот. 1903', ['1908 → 1903']],
    ['ru', 'год 1903', ['1908 → 1903']],
    ['ru', 'год неправильный, 1903', ['1908 → 1903']],
  ])('in %s: %s', (language, text, wishes) => {
    expect(read(language, captions[language] ?? [], text)).toEqual(wishes);
  });
});

import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/texts/languages.ts';
import { correctionsIn } from '../../../support/corrections-in.ts';

const read = (language: Language, lines: readonly string[], text: string, isShown = true) =>
  correctionsIn(language, lines, text, isShown);

type Row = [Language, string[], string, string[]];

describe('misspelt verbs', () => {
  it.each<Row>([
    ['de', ['hallo ich bin die Kristl', 'und wohne in Köln'], 'ich heise Kristin', ['Kristl → Kristin']],
    ['it', ['ciao sono Gaia', 'vivo a Luca'], 'si ciama Lucca non Luca', ['Luca → Lucca']],
    ['pt', ['oi eu sou a Taís', 'moro em Santus'], 'se iscreve Santos não Santus', ['Santus → Santos']],
    ['ru', ['всем привет меня зовут Алёна', 'живу в Пскаве'], 'исправ Пскаве на Пскове', ['Пскаве → Пскове']],
    ['ru', ['всем привет меня зовут Алёна', 'живу в Пскаве'], 'пишеться Пскове, а не Пскаве', ['Пскаве → Пскове']],
    ['en', ['we live in Leads and buy froot', 'my dog Rex'], 'chnage Leads to Leeds', ['Leads → Leeds']],
    ['en', ['we live in Leads and buy froot', 'my dog Rex'], 'Leads shoud be Leeds', ['Leads → Leeds']],
    ['en', ['we live in Leads and buy froot', 'my dog Rex'], 'repalce froot with fruit', ['froot → fruit']],
    ['en', ['we live in Leads and buy froot', 'my dog Rex'], 'fruit insted of froot', ['froot → fruit']],
    ['de', ['wir kaufen Opst in Fürht', 'mein Hund'], 'Opst muss Obst heisen', ['Opst → Obst']],
    ['de', ['wir kaufen Opst in Fürht', 'mein Hund'], 'es heist Obst nicht Opst', ['Opst → Obst']],
    ['de', ['wir kaufen Opst in Fürht', 'mein Hund'], 'korregiere Opst zu Obst', ['Opst → Obst']],
    ['de', ['wir kaufen Opst in Fürht', 'mein Hund'], 'Obst stat Opst', ['Opst → Obst']],
    ['es', ['compramos fruta en Sevila', 'mi perro'], 'canbia Sevila por Sevilla', ['Sevila → Sevilla']],
    ['es', ['compramos fruta en Sevila', 'mi perro'], 'Sevila se escrive Sevilla', ['Sevila → Sevilla']],
    ['es', ['compramos fruta en Sevila', 'mi perro'], 'Sevila deve decir Sevilla', ['Sevila → Sevilla']],
    ['fr', ['on achète des fruis à Lion', 'mon chien'], 'ramplace fruis par fruits', ['fruis → fruits']],
    ['fr', ['on achète des fruis à Lion', 'mon chien'], 'chanje Lion en Lyon', ['Lion → Lyon']],
    ['fr', ['on achète des fruis à Lion', 'mon chien'], 'corige fruis en fruits', ['fruis → fruits']],
  ])('in %s: %s: %s', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });
});

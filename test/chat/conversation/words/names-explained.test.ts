import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/texts/languages.ts';
import { correctionsIn } from '../../../support/corrections-in.ts';

const read = (language: Language, lines: readonly string[], text: string, isShown = true) =>
  correctionsIn(language, lines, text, isShown);

type Row = [Language, string, string[]];

const pets: Readonly<Record<string, readonly string[]>> = {
  en: [
    'I have a ferret called Bisquit',
    'she is my best friend',
    'and Ana is my sister',
    'we live in Leads near the river',
  ],
  es: ['tengo un hurón que se llama Bizcoxo', 'vivo en Guijón con mi hermana'],
  fr: ["j'ai un furet qui s'appelle Biskui", 'je vis à Rène avec ma sœur'],
  de: ['mein Frettchen heißt Kecks', 'ich wohne in Führt mit meiner Schwester'],
  it: ['il mio furetto si chiama Biscoto', 'vivo a Ferara con mia sorella'],
  pt: ['o meu furão chama Biskoito', 'moro em Niteroy com minha irmã'],
  ru: ['мой хорёк пичинька', 'живу в Сызране с сестрой'],
};

describe('a name that a message explains', () => {
  it.each<Row>([
    ['en', 'Biscuit is the name of the ferret', ['Bisquit → Biscuit']],
    ['en', 'Leeds is the name of the town', ['Leads → Leeds']],
    ['en', 'Rufus is the name of the dog', []],
    ['es', 'Bizcocho es el nombre del hurón', ['Bizcoxo → Bizcocho']],
    ['es', 'Bizcocho es como se llama el hurón', ['Bizcoxo → Bizcocho']],
    ['es', 'el hurón se llama Bizcocho', ['Bizcoxo → Bizcocho']],
    ['es', 'Gijón es el nombre de la ciudad', ['Guijón → Gijón']],
    ['es', 'Toby es el nombre del perro', []],
    ['fr', 'Biscuit est le nom du furet', ['Biskui → Biscuit']],
    ['fr', "Biscuit c'est le nom du furet", ['Biskui → Biscuit']],
    ['fr', "Biscuit, c'est le nom du furet", ['Biskui → Biscuit']],
    ['fr', 'Rennes est le nom de la ville', ['Rène → Rennes']],
    ['fr', 'Rex est le nom du chien', []],
    ['de', 'Keks ist der Name vom Frettchen', ['Kecks → Keks']],
    ['de', 'Keks heißt das Frettchen', ['Kecks → Keks']],
    ['de', 'Keks ist der Name des Frettchens', ['Kecks → Keks']],
    ['de', 'das Frettchen heißt Keks', ['Kecks → Keks']],
    ['de', 'Fürth ist der Name der Stadt', ['Führt → Fürth']],
    ['de', 'Rex ist der Name vom Hund', []],
    ['it', 'Biscotto è il nome del furetto', ['Biscoto → Biscotto']],
    ['it', 'Biscotto si chiama il furetto', ['Biscoto → Biscotto']],
    ['it', 'Ferrara è il nome della città', ['Ferara → Ferrara']],
    ['it', 'Rex è il nome del cane', []],
    ['pt', 'Biscoito é o nome do furão', ['Biskoito → Biscoito']],
    ['pt', 'Biscoito é como chama o furão', ['Biskoito → Biscoito']],
    ['pt', 'Niterói é o nome da cidade', ['Niteroy → Niterói']],
    ['pt', 'Rex é o nome do cachorro', []],
    ['ru', 'Печенька это имя хорька', ['пичинька → Печенька']],
    ['ru', 'Печенька — имя хорька', ['пичинька → Печенька']],
    ['ru', 'Печенька — так зовут хорька', ['пичинька → Печенька']],
    ['ru', 'хорька зовут Печенька', ['пичинька → Печенька']],
    ['ru', 'Рекс это имя собаки', []],
  ])('in %s: %s', (language, text, wishes) => {
    expect(read(language, pets[language] ?? [], text, false)).toEqual(wishes);
  });
});

const people: Readonly<Record<string, readonly string[]>> = {
  en: ["hi I'm Neve and this is Jon", 'see you at the market in Leads', 'a fisch called Wanda'],
  es: ['hola soy Nieves y vivo aquí', 'soy panadera'],
  de: ['hallo ich bin die Kristl', 'und wohne in Köln'],
  fr: ["bonjour moi c'est Mael", 'je vis à Ren'],
  it: ['ciao sono Gaia', 'vivo a Luca'],
  pt: ['oi eu sou a Taís', 'moro em Santus'],
  ru: ['всем привет меня зовут Алёна', 'живу в Пскаве'],
};

describe('the own name, which is not like what was heard', () => {
  it.each<Row>([
    ['en', 'my name (Niamh) is wrong', ['Neve → Niamh']],
    ['en', 'btw my name in it is spelt Niamh, the computers never get that', ['Neve → Niamh']],
    ['es', 'mi nombre es Neus', ['Nieves → Neus']],
    ['es', 'mi nombre está mal, es Neus', ['Nieves → Neus']],
    ['de', 'mein Name ist Kathi', ['Kristl → Kathi']],
    ['de', 'ich heiße Kathi', ['Kristl → Kathi']],
    ['de', 'mein Name ist Christl', ['Kristl → Christl']],
    ['fr', "je m'appelle Margot", ['Mael → Margot']],
    ['it', 'mi chiamo Gloria', ['Gaia → Gloria']],
    ['it', 'il mio nome si scrive Gaja', ['Gaia → Gaja']],
    ['pt', 'meu nome é Thaíssa', ['Taís → Thaíssa']],
    ['pt', 'meu nome é Teresa', ['Taís → Teresa']],
    ['ru', 'меня зовут Арина', ['Алёна → Арина']],
  ])('in %s: %s', (language, text, wishes) => {
    expect(read(language, people[language] ?? [], text, false)).toEqual(wishes);
  });
});

const spelled: Readonly<Record<string, readonly string[]>> = {
  en: ["hi I'm Neve and this is Jon", 'see you at the market in Leads', 'a fisch called Wanda'],
  pt: ['ela faz bolo de fubar', 'moro em Niteroy', 'eu sou a Taís'],
  es: ['soy Nevea y vivo en Jijón', 'hago pan con arina'],
  fr: ['je suis Maylis de Ren', "le chat s'appelle Ficel"],
  de: ['ich bin die Wiepke aus Flensburg', 'und das ist der Maier'],
  it: ['sono Ariana e vivo a Recco', 'il gatto Pulche'],
};

describe('letters of a name', () => {
  it.each<Row>([
    ['en', 'all correct apart from my name, which is N I A M H', ['Neve → Niamh']],
    ['en', 'my name is spelled N-I-A-M-H', ['Neve → Niamh']],
    ['en', "my name is wrong, it's N I A M H", ['Neve → Niamh']],
    ['en', 'John with an h', ['Jon → John']],
    ['pt', 'fubá f u b a com acento no a, na 1', ['fubar → fubá']],
    ['pt', 'fubá com acento no a', ['fubar → fubá']],
    ['es', 'mi nombre es N E R E A', ['Nevea → Nerea']],
    ['fr', "mon prénom c'est M A E L I S", ['Maylis → Maelis']],
    ['de', 'ich heiße W I E B K E', ['Wiepke → Wiebke']],
    ['it', 'mi chiamo O R I A N A', ['Ariana → Oriana']],
  ])('in %s: %s', (language, text, wishes) => {
    expect(read(language, spelled[language] ?? [], text)).toEqual(wishes);
  });
});

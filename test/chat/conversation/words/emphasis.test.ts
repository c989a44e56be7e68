import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const read = (language: Language, lines: string[], text: string) =>
  understandWords(text, language, { words: readCaptionWords(lines), isShown: false }).wishes;

const marked = (words: string[], more: { on?: boolean } = {}) =>
  words.map((word) => ({ kind: 'emphasize_words', words: word, on: true, ...more }));

const [red, green, blue, yellow] = ['#FF2D2D', '#2BE36B', '#2F7BFF', '#FFE500'];
const spanish = ['la grana y el nopal', 'con Veneno'];
const french = ['la De’Longhi sur leboncoin'];

describe('words that are to stand out', () => {
  it.each<[Language, string[], string, string[]]>([
    [
      'en',
      ['so whisper it and react', 'by @FixItDevon'],
      'I want the words whisper and react to stand out',
      ['whisper', 'react'],
    ],
    ['en', ['so whisper it and react', 'by @FixItDevon'], 'make FixItDevon pop out more', ['@FixItDevon']],
    ['es', spanish, 'destaca la palabra grana y la palabra nopal', ['grana', 'nopal']],
    ['es', spanish, 'que la palabra Veneno salga destacada', ['Veneno']],
    ['fr', french, 'mets en valeur le mot De’Longhi et leboncoin aussi', ['De’Longhi', 'leboncoin']],
    ['de', ['mit Spitze und Garn'], 'die Wörter Spitze und Garn hervorheben', ['Spitze', 'Garn']],
    [
      'it',
      ['la magnesite e il tacco'],
      'le parole tipo magnesite e tacco falle risaltare di più',
      ['magnesite', 'tacco'],
    ],
    ['pt', ['o boi boiador na umburana'], 'destaca boiador e umburana', ['boiador', 'umburana']],
    ['ru', ['монета из меди', 'старый клад'], 'слова монета и клад выдели', ['монета', 'клад']],
  ])('%s %j: “%s”', (language, lines, text, words) => {
    expect(read(language, lines, text)).toEqual(marked(words));
  });

  it('are named one by one, also when the captions do not have them', () => {
    expect(read('en', ['so whisper it'], 'make whisper and Zorro stand out')).toEqual(marked(['whisper', 'Zorro']));
  });

  it.each<[Language, string[], string, string[], string]>([
    ['en', ['so whisper it and react'], 'make whisper and react pop in red', ['whisper', 'react'], red],
    ['es', spanish, 'destaca la palabra grana y la palabra nopal en rojo', ['grana', 'nopal'], red],
    ['ru', ['монета из меди'], 'пусть слово монета будет красным', ['монета'], red],
    ['en', ['a neon sign'], 'only the word neon in blue please', ['neon'], blue],
    [
      'en',
      ['Fusarium at the Waterloo Cup'],
      'Fusarium and Waterloo Cup in red please',
      ['Fusarium', 'Waterloo Cup'],
      red,
    ],
    ['en', ['cut at five millimetres'], 'can you colour millimetres green', ['millimetres'], green],
    ['es', spanish, 'pon nopal en azul', ['nopal'], blue],
    ['fr', french, 'mets leboncoin en vert', ['leboncoin'], green],
    ['de', ['mit Spitze und Garn'], 'mach nur das Wort Garn grün', ['Garn'], green],
    ['it', ['la magnesite e il tacco'], 'fai magnesite gialla', ['magnesite'], yellow],
    ['pt', ['o boi boiador na umburana'], 'deixa umburana vermelha', ['umburana'], red],
    ['ru', ['монета из меди'], 'сделайте монета красным', ['монета'], red],
  ])('have a colour of their own: %s %j: “%s”', (language, lines, text, words, emphasisColor) => {
    const colored = { kind: 'set', settings: { emphasisColor } };
    expect(read(language, lines, text)).toEqual([...marked(words), colored]);
  });

  it.each<[Language, string[], string, string]>([
    ['fr', ['la main et l’oculariste'], 'bah bleu ciel alors, et mets le mot oculariste en valeur', '#5BC2FF'],
    ['en', ['so Anna came'], 'green then, and make Anna stand out', green],
  ])('leave a colour that is said before them to the letters: %s %j: “%s”', (language, lines, text, fontColor) => {
    expect(read(language, lines, text)).toContainEqual({ kind: 'set', settings: { fontColor } });
  });

  it('are marked beside something that cannot be done', () => {
    const text = 'could you put the three weeks bit in red so it jumps out and put a picture of my cat in at the start';
    expect(read('en', ['it takes three weeks'], text)).toEqual([
      { kind: 'topic', topic: 'picture' },
      ...marked(['three weeks']),
      { kind: 'set', settings: { emphasisColor: red } },
    ]);
  });

  it('are plain again when that is asked for', () => {
    expect(read('es', spanish, 'deja de destacar la palabra grana')).toEqual(marked(['grana'], { on: false }));
  });
});

describe('all words', () => {
  it.each([
    'make the letters red',
    'highlight in red',
    'make the words pop in red',
    'make it whisper blue',
    'the whisper is blue, make it blue',
  ])('“%s” is about the look', (text) => {
    expect(read('en', ['so whisper it'], text).map(({ kind }) => kind)).toEqual(['set']);
  });
});

describe('numbers that are to stand out', () => {
  it.each<[Language, string]>([
    ['en', 'make the money bits pop'],
    ['en', 'can the numbers stand out'],
    ['es', 'que resalten los precios'],
    ['fr', 'fais ressortir les prix'],
    ['de', 'die Zahlen sollen hervorstechen'],
    ['it', 'evidenzia i numeri'],
    ['pt', 'quero que os números se destaquem'],
    ['ru', 'цифры пусть выделяются'],
  ])('are left to the key words where none is named: %s “%s”', (language, text) => {
    expect(understandWords(text, language)).toEqual({
      wishes: [{ kind: 'set', settings: { emphasis: true } }],
      notUnderstood: [],
    });
  });

  it.each<[Language, string]>([
    ['en', 'the numbers shouldn’t stand out'],
    ['es', 'deja de destacar los números'],
    ['de', 'die Zahlen sollen nicht hervorstechen'],
  ])('are to be like the others again where that is said: %s “%s”', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([{ kind: 'set', settings: { emphasis: false } }]);
  });

  it('are words of the captions where they stand there', () => {
    expect(read('en', ['our prices are low'], 'make prices stand out')).toEqual(marked(['prices']));
  });
});

import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const white = '#FFFFFF';
const yellow = '#FFE500';

const read = (text: string, language: Language) => understandWords(text, language).wishes;

describe('all colours of a message are read together', () => {
  it.each<[Language, string, string]>([
    ['en', 'you made everything blue. only the word being spoken blue, rest white', '#2F7BFF'],
    ['fr', 'vous avez tout mis en rouge, seulement le mot qui est dit en rouge, les lettres blanches', '#FF2D2D'],
    ['es', 'ahora está todo rojo, quiero las letras blancas y la palabra que digo roja', '#FF2D2D'],
    ['pt', 'pintou tudo de azul, deixa a letra branca e só o que pula azul', '#2F7BFF'],
    ['ru', 'вы всё сделали синим, буквы белые, а слово которое говорю синее', '#2F7BFF'],
  ])('%s: what tells of a colour is no wish: «%s»', (language, text, highlightColor) => {
    expect(read(text, language)).toEqual([{ kind: 'set', settings: { fontColor: white, highlightColor } }]);
  });

  it.each<[Language, string, string]>([
    ['en', 'make the yellow word pink', '#FF5FA2'],
    ['de', 'unser logo ist türkis, kannst du das gelbe in der farbe machen?', '#22D3EE'],
    ['es', 'el amarillo te he dicho que lo quiero verde', '#2BE36B'],
    ['fr', 'le jaune, mettez-le en bleu marine', '#000080'],
    ['pt', 'o amarelo eu quero laranja', '#FF8A00'],
    ['ru', 'жёлтое сделайте бирюзовым', '#22D3EE'],
  ])('%s: a colour names what has it: «%s»', (language, text, to) => {
    expect(read(text, language)).toEqual([{ kind: 'recolor', from: yellow, to }]);
  });

  it.each<[Language, string]>([
    ['en', 'why is everything pink'],
    ['es', 'me salieron todas las letras verdes'],
    ['it', 'adesso è più chiaro, grazie mille'],
  ])('%s: nothing is changed by «%s»', (language, text) => {
    expect(read(text, language)).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'can you make it all yellow'],
    ['de', 'mach alles gelb'],
    ['it', 'tutto giallo per favore'],
    ['fr', 'tout en jaune'],
  ])('%s: a wish for all is one: «%s»', (language, text) => {
    expect(read(text, language)).toEqual([{ kind: 'set', settings: { fontColor: yellow } }]);
  });

  it.each<[Language, string, string]>([
    ['it', 'stile impact con il verde', '#2BE36B'],
    ['de', 'nimm den stil impact mit blau', '#2F7BFF'],
  ])('%s: a colour with a style is not for the letters: «%s»', (language, text, highlightColor) => {
    expect(read(text, language)).toEqual([{ kind: 'set', settings: { style: 'impact', highlightColor } }]);
  });
});

describe('looks that are not wanted', () => {
  it.each(['no bounce', 'turn the popping off'])('%s', (text) => {
    expect(read(text, 'en')).toEqual([{ kind: 'set', settings: { animation: 'none' } }]);
  });

  it('a place gives way to another one', () => {
    expect(read('nicht unten bitte', 'de')).toEqual([{ kind: 'set', settings: { position: 'top' } }]);
    expect(read('etwas höher, aber nicht ganz oben', 'de')).toEqual([
      { kind: 'step', setting: 'position', direction: 1, much: false },
    ]);
  });

  it('whom one thanks is not large', () => {
    expect(read('thanks big fella', 'en').filter(({ kind }) => kind === 'step')).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'our green is #0A7D3E, put it on the highlighted word'],
    ['it', 'il nostro verde è #0A7D3E, mettilo sulle parole evidenziate'],
    ['de', 'unser Grün ist #0A7D3E, nimm das für das hervorgehobene Wort'],
  ])('a code says which colour is meant (%s)', (language, text) => {
    expect(read(text, language)).toEqual([{ kind: 'set', settings: { highlightColor: '#0A7D3E' } }]);
  });
});

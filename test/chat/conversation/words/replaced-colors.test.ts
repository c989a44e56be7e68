import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const read = (text: string, language: Language) => understandWords(text, language);
const yellow = '#FFE500';
const recolored = (to: string, from = yellow) => [{ kind: 'recolor', from, to }];
const set = (settings: object) => [{ kind: 'set', settings }];

describe('a colour that is there and becomes another one', () => {
  it.each<[Language, string, string]>([
    ['en', 'rather than yellow I’d have burgundy', '#800020'],
    ['en', 'the yellow bit that moves could be green', '#2BE36B'],
    ['es', 'oye y lo amarillo ese que se mueve podria ser verde, como la bandera de andalucia', '#2BE36B'],
    ['es', 'en lugar del amarillo un rojo vino', '#800020'],
    ['fr', 'plutôt que le jaune, du bordeaux', '#800020'],
    ['fr', 'ce jaune pourrait être vert', '#2BE36B'],
    ['de', 'statt dem Gelb hätte ich gern ein Türkis', '#22D3EE'],
    ['it', 'invece del giallo si può avere un bel rosso vino, tipo bordeaux?', '#800020'],
    ['pt', 'esse amarelo que fica mexendo podia ser verde', '#2BE36B'],
    ['ru', 'взамен жёлтого мне бы бирюзовый', '#22D3EE'],
  ])('%s: is for the part that has it: «%s»', (language, text, to) => {
    expect(read(text, language)).toEqual({ wishes: recolored(to), notUnderstood: [] });
  });

  it.each<[Language, string]>([
    ['en', 'white letters and what was yellow in green'],
    ['es', 'las letras blancas y lo que era amarillo en verde'],
    ['it', 'le lettere bianche e quello che era giallo in verde'],
  ])('%s: stands beside the colour of another part: «%s»', (language, text) => {
    expect(read(text, language).wishes).toEqual([...set({ fontColor: '#FFFFFF' }), ...recolored('#2BE36B')]);
  });

  it.each<[Language, string, object]>([
    ['it', 'È la parola che si accende gialla che la vorrei bordeaux', { highlightColor: '#800020' }],
    ['en', 'the yellow highlight could be green', { highlightColor: '#2BE36B' }],
    ['en', 'the outline is yellow, can it be black instead of yellow', { outlineColor: '#000000' }],
    [
      'en',
      'the yellow highlight is a bit loud for us; could you make it green instead?',
      { highlightColor: '#2BE36B' },
    ],
    ['de', 'die gelbe Hervorhebung ist etwas grell, geht auch grün?', { highlightColor: '#2BE36B' }],
  ])('%s: is for the part that is named with it: «%s»', (language, text, settings) => {
    expect(read(text, language).wishes).toEqual(set(settings));
  });

  it.each<[Language, string, object]>([
    ['it', 'lo sfondo nero invece del bianco', { style: 'boxed', outlineColor: '#000000' }],
  ])('%s: does not matter where the new one has its part: «%s»', (language, text, settings) => {
    expect(read(text, language).wishes).toEqual(set(settings));
  });

  it.each<[Language, string]>([
    ['en', 'Yellow is not quite gold. Our brand gold is #C9A227, if you can use that for the highlight.'],
    ['de', 'Gelb ist nicht ganz Gold, nimm #C9A227 für die Hervorhebung'],
    ['it', 'il giallo non è proprio oro, metti #C9A227 per l’evidenziazione'],
  ])('%s: is no wish where two are compared: «%s»', (language, text) => {
    expect(read(text, language).wishes).toEqual(set({ highlightColor: '#C9A227' }));
  });
});

describe('a colour that is too loud', () => {
  it.each<[Language, string]>([
    ['en', 'the yellow is too bright'],
    ['de', 'das Gelb ist zu grell'],
    ['it', 'il giallo è troppo acceso'],
    ['pt', 'esse amarelo tá muito forte'],
    ['ru', 'жёлтый слишком яркий'],
  ])('%s: gets calmer, and is nobody’s wish: «%s»', (language, text) => {
    expect(read(text, language).wishes).toEqual([
      { kind: 'shade', part: null, shade: 'muted', much: false, color: yellow },
    ]);
  });

  it.each<[Language, string, string, string]>([
    ['fr', 'il est un peu vif ce rose, tu peux faire plus clair ?', 'light', '#FF5FA2'],
    ['de', 'das Gelb ist mir etwas zu grell, bitte dunkler', 'dark', yellow],
  ])('%s: gets the shade that is asked for: «%s»', (language, text, shade, color) => {
    expect(read(text, language).wishes).toEqual([{ kind: 'shade', part: null, shade, much: false, color }]);
  });

  it('gives way to the colour of a part', () => {
    const { wishes } = read('could you make the highlight green, the yellow is too bright', 'en');
    expect(wishes).toEqual(set({ highlightColor: '#2BE36B' }));
  });

  it('is wished where somebody asks for it', () => {
    expect(read('very bright yellow letters please', 'en').wishes).toEqual(set({ fontColor: '#FFFF00' }));
  });
});

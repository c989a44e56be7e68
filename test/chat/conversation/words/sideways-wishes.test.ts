import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';
import { set, step } from './phrases/phrase.ts';

const wishesOf = (text: string, language: Language) => understandWords(text, language).wishes;
const highlight = (hex: string) => set({ highlightColor: hex });

describe('settings that are described instead of named', () => {
  it.each<[Language, string]>([
    ['en', 'can you add a strip that fills up along the bottom'],
    ['en', 'a bar showing how far along it is'],
    ['es', 'ponle una raya que se llene'],
    ['fr', 'ajoute un trait qui avance'],
    ['de', 'bitte noch eine Leiste, die sich füllt'],
    ['it', 'metti una striscia che avanza'],
    ['pt', 'coloca uma faixa que vai enchendo'],
    ['ru', 'добавь полоску, которая ползёт'],
  ])('in %s, «%s» asks for the progress bar', (language, text) => {
    expect(wishesOf(text, language)).toContainEqual(set({ progressBar: true }));
  });

  it.each<[Language, string]>([
    ['en', 'the word that he is just saying in #00c2a8'],
    ['es', 'la palabra que estoy diciendo en #00c2a8'],
    ['fr', 'le mot que je dis en #00c2a8'],
    ['de', 'das Wort, das gerade gesagt wird, in #00c2a8'],
    ['it', 'la parola che sto dicendo in #00c2a8'],
    ['pt', 'a palavra que estou falando em #00c2a8'],
    ['ru', 'слово, которое сейчас говорят, цветом #00c2a8'],
  ])('in %s, «%s» is about the highlight', (language, text) => {
    expect(wishesOf(text, language)).toEqual([highlight('#00C2A8')]);
  });

  it.each<[Language, string]>([
    ['en', 'no black around the text'],
    ['es', 'sin negro alrededor de las letras'],
    ['fr', 'pas de noir autour des lettres'],
    ['de', 'kein Schwarz um die Buchstaben'],
    ['it', 'niente nero intorno alle lettere'],
    ['pt', 'sem preto em volta das letras'],
    ['ru', 'без чёрного вокруг букв'],
  ])('in %s, «%s» asks for no outline', (language, text) => {
    expect(wishesOf(text, language)).toContainEqual(set({ outlineThickness: 0 }));
  });
});

describe('a reason behind a wish', () => {
  it.each<[Language, string]>([
    ['en', 'bigger letters because the wall is white'],
    ['es', 'letras más grandes porque la pared es blanca'],
    ['fr', 'plus gros parce que le mur est blanc'],
    ['de', 'Schrift größer weil die Wand weiß ist'],
    ['it', 'lettere più grandi perché il muro è bianco'],
    ['pt', 'letras maiores porque a parede é branca'],
    ['ru', 'крупнее потому что стена белая'],
  ])('in %s, «%s» wishes nothing else', (language, text) => {
    expect(understandWords(text, language)).toEqual({ wishes: [step('fontSize', 1)], notUnderstood: [] });
  });

  it('is a wish of its own behind “and”, and a question at the beginning', () => {
    expect(wishesOf('bigger and so that the letters are yellow', 'en')).toHaveLength(2);
    expect(wishesOf('perché è così piccolo?', 'it')).not.toContainEqual(step('fontSize', 1));
  });
});

describe('a word that fits two settings', () => {
  it.each<[Language, string]>([
    ['en', 'wide instead of tall'],
    ['de', 'breit statt hochkant'],
  ])('in %s, «%s» is about the format', (language, text) => {
    expect(wishesOf(text, language)).toEqual([set({ resizeForSocialMedia: false })]);
  });

  it('names no format where it says where something is from', () => {
    expect(wishesOf('the captions from tiktok', 'en')).not.toContainEqual(set({ resizeForSocialMedia: true }));
  });
});

describe('the background behind the text', () => {
  it.each<[Language, string]>([
    ['en', 'a dark backdrop behind the words'],
    ['es', 'un fondo oscuro detrás de las letras'],
    ['fr', 'un fond sombre derrière les mots'],
    ['de', 'ein dunkler Hintergrund hinter der Schrift'],
    ['it', 'uno sfondo scuro dietro alle scritte'],
    ['pt', 'um fundo escuro atrás das letras'],
  ])('in %s, «%s» is the style that has one', (language, text) => {
    expect(understandWords(text, language)).toEqual({ wishes: [set({ style: 'boxed' })], notUnderstood: [] });
  });

  it.each<[Language, string]>([
    ['en', 'that box behind the text has to go'],
    ['de', 'der Kasten hinter dem Text soll weg'],
  ])('in %s, «%s» leaves it out', (language, text) => {
    expect(wishesOf(text, language)).toEqual([{ kind: 'leave_out', part: 'box' }]);
  });

  it('leaves a colour to the part behind it: a black rim of the letters', () => {
    expect(wishesOf('give the letters a black rim', 'en')).toEqual([set({ outlineColor: '#000000' })]);
  });
});

import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

/** All settings that a message sets. */
const setBy = (text: string, language: Language) =>
  Object.assign(
    {},
    ...understandWords(text, language).wishes.map((wish) =>
      wish.kind === 'set' ? wish.settings : { [wish.kind]: true },
    ),
  );

const [blue, red, white, black] = ['#2F7BFF', '#FF2D2D', '#FFFFFF', '#000000'];

describe('a part that is to stay', () => {
  it.each<[Language, string, string]>([
    ['en', 'keep the outline and make the letters blue', blue],
    ['en', 'leave the highlight and change the letters to red', red],
    ['es', 'deja el borde y pon las letras azules', blue],
    ['fr', 'garde le contour et mets les lettres en bleu', blue],
    ['de', 'lass den Rand und mach die Buchstaben blau', blue],
    ['it', 'lascia il bordo e fai le lettere blu', blue],
    ['pt', 'mantém o contorno e deixa as letras azuis', blue],
    ['ru', 'обводку оставь а буквы сделай синими', blue],
  ])('gets no colour, in %s: %s', (language, text, color) => {
    expect(setBy(text, language)).toEqual({ fontColor: color });
  });

  it.each<[Language, string, object]>([
    ['en', 'keep the outline and the letters white', { fontColor: white, outlineColor: white }],
    ['en', 'keep the outline black and make the letters red', { fontColor: red, outlineColor: black }],
    ['es', 'deja el borde y las letras azules', { fontColor: blue, outlineColor: blue }],
    ['de', 'lass den Rand weg und mach die Buchstaben blau', { fontColor: blue, outlineThickness: 0 }],
  ])('has its colour where one is said of it, in %s: %s', (language, text, settings) => {
    expect(setBy(text, language)).toEqual(settings);
  });
});

describe('letters that something is around', () => {
  it.each<[Language, string]>([
    ['en', 'thicker outline around the white letters'],
    ['es', 'contorno más grueso alrededor de las letras blancas'],
    ['fr', 'contour plus fin autour du texte jaune'],
    ['de', 'dickerer Rand um die weißen Buchstaben'],
    ['it', 'bordo più spesso attorno alle lettere bianche'],
    ['pt', 'contorno mais grosso em volta das letras brancas'],
    ['ru', 'обводку потолще вокруг белых букв'],
  ])('are only named, in %s: %s', (language, text) => {
    expect(setBy(text, language)).toEqual({ step: true });
  });

  it('leave the outline the colour that it is to have', () => {
    expect(setBy('black outline around the letters', 'en')).toEqual({ outlineColor: black });
  });
});

describe('two colours of all captions', () => {
  it.each<[Language, string]>([
    ['en', 'captions in red and white please'],
    ['es', 'subtítulos rojo y blanco porfa'],
    ['fr', 'les sous-titres rouge et blanc'],
    ['de', 'Untertitel rot und weiß bitte'],
    ['it', 'sottotitoli rosso e bianco'],
    ['pt', 'legendas vermelho e branco'],
    ['ru', 'субтитры красный и белый'],
  ])('are those of the letters and of the highlight, in %s: %s', (language, text) => {
    expect(setBy(text, language)).toEqual({ fontColor: red, highlightColor: white });
  });

  it('are left to the parts that are named', () => {
    expect(setBy('white letters and red outline', 'en')).toEqual({ fontColor: white, outlineColor: red });
  });
});

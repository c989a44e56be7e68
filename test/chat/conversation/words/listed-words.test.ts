import { describe, expect, it } from 'vitest';
import type { CorrectionWish } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function read(language: Language, line: string, text: string, isShown = false) {
  const { wishes, notUnderstood } = understandWords(text, language, { words: readCaptionWords([line]), isShown });
  return { wishes: wishes.filter(({ kind }) => kind === 'replace_words'), notUnderstood };
}

function replace(wrong: string, right: string): CorrectionWish {
  return { kind: 'replace_words', wrong, right };
}

describe('a list of the right words behind “mistakes”', () => {
  it.each<[Language, string, string, CorrectionWish[]]>([
    [
      'en',
      'we sell dutch ofens and sour doh in Lids',
      'three mistakes: ovens, dough and Leeds',
      [replace('ofens', 'ovens'), replace('doh', 'dough'), replace('Lids', 'Leeds')],
    ],
    [
      'es',
      'la tarta lleva almíva y pistachio de Jijón',
      'hay tres errores: almíbar, pistacho y Gijón, gracias',
      [replace('almíva', 'almíbar'), replace('pistachio', 'pistacho'), replace('Jijón', 'Gijón')],
    ],
    [
      'fr',
      'on mange des creps au cara mel à Quimperlay',
      'deux fautes, les crêpes et le caramel',
      [replace('creps', 'crêpes'), replace('cara mel', 'caramel')],
    ],
    [
      'de',
      'im Hochbät wächst Kraut fäule und Kolrabi',
      'zwei fehler: Krautfäule und Kohlrabi, der Rest passt',
      [replace('Kraut fäule', 'Krautfäule'), replace('Kolrabi', 'Kohlrabi')],
    ],
    [
      'it',
      'è saltata la loce ai duecento inviati',
      "ci son due errori, la luce e gli invitati, il resto l'è giusto",
      [replace('loce', 'luce'), replace('inviati', 'invitati')],
    ],
    [
      'pt',
      'a Cirlene mora no ita puã com o croché dela',
      'dois erros, Sirlene e Itapuã, o resto tá ótimo',
      [replace('Cirlene', 'Sirlene'), replace('ita puã', 'Itapuã')],
    ],
    [
      'ru',
      'ели пиражки на обо чине',
      'две ошибки: пирожки и обочина',
      [replace('пиражки', 'пирожки'), replace('обо чине', 'обочине')],
    ],
  ])('corrects each of them in %s', (language, line, text, wishes) => {
    expect(read(language, line, text)).toEqual({ wishes, notUnderstood: [] });
  });

  it.each<[Language, string, string, CorrectionWish[], string[]]>([
    ['en', 'I met Neve in Lids', 'two mistakes: Leeds and Siobhan', [replace('Lids', 'Leeds')], ['Siobhan']],
    [
      'fr',
      'je vis à Ren avec Solène',
      'deux fautes : Solenn et la mutuelle',
      [replace('Solène', 'Solenn')],
      ['la mutuelle'],
    ],
    ['ru', 'ели пиражки с капустой', 'ошибки: пирожки, проверочное', [replace('пиражки', 'пирожки')], ['проверочное']],
  ])('names what is not found in %s', (language, line, text, wishes, notUnderstood) => {
    expect(read(language, line, text)).toEqual({ wishes, notUnderstood });
  });

  it.each<[Language, string, string]>([
    ['en', 'we paint with coloured fondue', 'a few errors: the font, the colour and the position'],
    ['de', 'die Farm ist größer als grobe Hütten', 'zwei Fehler: die Farbe und die Größe'],
    ['es', 'el calor y el tamal', 'dos errores: el color y el tamaño'],
  ])('changes no words where the look is meant in %s', (language, line, text) => {
    expect(read(language, line, text).wishes).toEqual([]);
  });
});

describe('a list of right words, when the text was just shown', () => {
  it.each<[Language, string, string, CorrectionWish[]]>([
    ['pt', 'a coleção de croché e a bolça', 'crochê, bolsa', [replace('croché', 'crochê'), replace('bolça', 'bolsa')]],
    [
      'en',
      'I use cap cut in Lids',
      'capcut and leeds please',
      [replace('cap cut', 'capcut'), replace('Lids', 'Leeds')],
    ],
    [
      'ru',
      'записи лежат в теле граме и на ютюпе',
      'телеграме, ютубе',
      [replace('теле граме', 'телеграме'), replace('ютюпе', 'ютубе')],
    ],
  ])('takes words that are only written otherwise in %s', (language, line, text, wishes) => {
    expect(read(language, line, text, true)).toEqual({ wishes, notUnderstood: [] });
  });
});

import { describe, expect, it } from 'vitest';
import type { CorrectionWish } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function read(language: Language, lines: readonly string[], text: string, isShown = false) {
  const { wishes, notUnderstood } = understandWords(text, language, { words: readCaptionWords(lines), isShown });
  return { wishes: wishes.filter(({ kind }) => kind === 'replace_words'), notUnderstood };
}

function replace(wrong: string, right: string): CorrectionWish {
  return { kind: 'replace_words', wrong, right };
}

describe('a word of which a letter is named', () => {
  it.each<[Language, string, string, CorrectionWish]>([
    ['en', 'my friend Jon bakes', 'John has an h in it mate', replace('Jon', 'John')],
    ['en', 'I bought her from Jeff', 'Geoff with a g, he would kill me', replace('Jeff', 'Geoff')],
    ['en', 'the lock frows over', 'froze has a z in it', replace('frows', 'froze')],
    ['es', 'al ancho de los ombros', 'hombros lleva hache', replace('ombros', 'hombros')],
    ['es', 'mi abuela Iciar', 'Itziar con tz que es vasco', replace('Iciar', 'Itziar')],
    [
      'fr',
      'venez nombreux on conte sur vous les roses',
      'on compte sur vous, avec un m et un p',
      replace('conte', 'compte'),
    ],
    ['de', 'ich bin die Wiepke', 'Wiebke mit b bitte', replace('Wiepke', 'Wiebke')],
    ['de', 'die Tomaten gieße ich', 'schweizer hier, giesse mit ss', replace('gieße', 'giesse')],
    ['it', 'lo fate con il diafranma', 'diaframma con la m', replace('diafranma', 'diaframma')],
    ['it', "il pendolo l'anno trovato", "hanno con l'acca", replace("l'anno", "l'hanno")],
    ['pt', 'do ateliê Juçara', 'Jussara se escreve com dois esses', replace('Juçara', 'Jussara')],
    ['pt', 'fica a sinco minutos', 'cinco é com c pelo amor de deus', replace('sinco', 'cinco')],
    ['ru', 'муж привёз каропки', 'коробки пишется через о', replace('каропки', 'коробки')],
  ])('replaces the one without it in %s: “%s”, “%s”', (language, line, text, wish) => {
    expect(read(language, [line], text)).toEqual({ wishes: [wish], notUnderstood: [] });
  });

  it.each<[Language, string, string, CorrectionWish]>([
    ['es', 'recta como una taba', 'falta una ele en taba', replace('taba', 'tabla')],
    ['it', "il pendolo l'anno trovato", "manca l'acca a l'anno", replace("l'anno", "l'hanno")],
    ['fr', 'Madame Le Gof', 'il manque un f à Le Gof', replace('Gof', 'Goff')],
  ])('gets it where it makes a frequent word, or doubles it, in %s: “%s”, “%s”', (language, line, text, wish) => {
    expect(read(language, [line], text, true).wishes).toEqual([wish]);
  });

  it('is found in a line that is named', () => {
    const lines = ['los pies al ancho', 'la espalda recta como una taba'];
    expect(read('es', lines, 'en la 2 falta una ele', true).wishes).toEqual([replace('taba', 'tabla')]);
  });

  it('is corrected where the words before it stand, too', () => {
    const lines = ["le plafond de ma salle de bain s'est écroulé", 'elle a laissé couler son bain'];
    const text = 'salle de bains prend un s à la fin';
    expect(read('fr', lines, text).wishes).toEqual([replace('salle de bain', 'salle de bains')]);
  });
});

describe('a letter that names no word', () => {
  it.each<[Language, string, string]>([
    ['en', 'a cup of tea in Lids', 'captions with an outline please'],
    ['es', 'la letra de la cosa', 'con la letra a la derecha'],
    ['fr', "l'entrée est gratuite et on mange des creps", 'mets le avec un m'],
    ['it', 'la voce del video', 'con la voce e con il video'],
    ['pt', 'com letras e cor', 'com a letra maior'],
    ['ru', 'с котом и с чаем', 'с жёлтым и с чёрным'],
  ])('changes nothing in %s: “%s”, “%s”', (language, line, text) => {
    expect(read(language, [line], text).wishes).toEqual([]);
  });
});

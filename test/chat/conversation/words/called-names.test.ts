import { describe, expect, it } from 'vitest';
import type { CorrectionWish } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function understood(language: Language, lines: readonly string[], text: string) {
  return understandWords(text, language, { words: readCaptionWords(lines), isShown: false });
}

function replace(wrong: string, right: string): CorrectionWish {
  return { kind: 'replace_words', wrong, right };
}

const shop = ["bonjour c'est luc de la librairie vent douest", "l'histoire se passe sur l'île de grois"];

describe('a name that something is called by', () => {
  it.each<[Language, string[], string, CorrectionWish[]]>([
    [
      'fr',
      shop,
      "la librairie s'appelle Vent d'Ouest, là y a écrit vent douest",
      [replace('vent douest', "Vent d'Ouest")],
    ],
    ['fr', shop, "c'est Vent d'Ouest", [replace('vent douest', "Vent d'Ouest")]],
    [
      'fr',
      shop,
      "c'est Vent d'Ouest et l'île de Groix",
      [replace('vent douest', "Vent d'Ouest"), replace('grois', 'Groix')],
    ],
    [
      'pt',
      ['estamos em ribeira de ilhas', 'tchau'],
      "a praia chama-se Ribeira d'Ilhas, escreve-se assim",
      [replace('ribeira de ilhas', "Ribeira d'Ilhas")],
    ],
    ['en', ['hi from o neil lane', 'bye'], "the street is called O'Neil Lane", [replace('o neil lane', "O'Neil Lane")]],
    [
      'de',
      ['von der marien apotheke', 'ade'],
      'sie heißt Marien-Apotheke',
      [replace('marien apotheke', 'Marien-Apotheke')],
    ],
    [
      'it',
      ['siamo a castel santangelo', 'ciao'],
      "si chiama Castel Sant'Angelo",
      [replace('castel santangelo', "Castel Sant'Angelo")],
    ],
    ['es', ['desde santcugat hoy', 'ya'], 'el pueblo se llama Sant Cugat', [replace('santcugat', 'Sant Cugat')]],
    ['ru', ['мой салон гель лак', 'пока'], 'салон называется Гель-Лак', [replace('гель лак', 'Гель-Лак')]],
  ])('is written in %s as the person writes it: %s', (language, lines, text, wishes) => {
    expect(understood(language, lines, text)).toEqual({ wishes, notUnderstood: [] });
  });

  it('leaves a wish beside it', () => {
    const { wishes } = understood(
      'es',
      ['soy memo de fit puebla hoy'],
      'se llama Fit-Puebla y quiero letras amarillas',
    );
    expect(wishes).toEqual([replace('fit puebla', 'Fit-Puebla'), expect.objectContaining({ kind: 'set' })]);
  });

  it.each<[Language, string[], string]>([
    ['fr', shop, "le vent s'appelle Mistral Noir"],
    ['en', ['hi from o neil lane', 'bye'], 'the song is called Blue Moon'],
  ])('is none of the captions in %s: %s', (language, lines, text) => {
    expect(understood(language, lines, text).wishes.filter(({ kind }) => kind === 'replace_words')).toEqual([]);
  });
});

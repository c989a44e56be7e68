import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const noBox = { kind: 'leave_out', part: 'box' };
const weight = { kind: 'topic', topic: 'weight' };
const still = { kind: 'set', settings: { animation: 'none' } };
const bigger = { kind: 'step', setting: 'fontSize', direction: 1, much: false };

describe('a box that disturbs, and heavier letters', () => {
  it.each<[Language, string]>([
    ['en', 'the dark bar behind the words is annoying and i’d like chunkier letters'],
    ['es', 'la caja negra detrás del texto me estorba, y letras más gruesas'],
    ['fr', 'le cadre noir derrière le texte me gêne, et des lettres plus épaisses'],
    ['pt', 'essa caixa preta atrás das letras incomoda, e quero as letras mais grossas'],
    ['ru', 'чёрная плашка за буквами мешает, и буквы пожирнее'],
  ])('%s: «%s»', (language, text) => {
    const { wishes } = understandWords(text, language);
    expect(wishes).toContainEqual(noBox);
    expect(wishes).toContainEqual(expect.objectContaining(weight));
    expect(wishes).toHaveLength(2);
  });

  it.each<[Language, string]>([
    ['es', 'haz las letras amarillitas y mas gorditas'],
    ['pt', 'faz as letras amarelinhas e mais gordinhas'],
    ['ru', 'сделай желтенькие буквы и пожирнее'],
  ])('%s: the letters get heavier, and no outline: «%s»', (language, text) => {
    const { wishes } = understandWords(text, language);
    expect(wishes).toContainEqual(expect.objectContaining(weight));
    expect(wishes).not.toContainEqual(expect.objectContaining({ setting: 'outlineThickness' }));
  });

  it.each<[Language, string]>([
    ['en', 'yellow letters and a thicker outline'],
    ['es', 'letras amarillas y el contorno más grueso'],
    ['ru', 'жёлтые буквы и обводку толще'],
  ])('%s: an outline that is named gets thicker: «%s»', (language, text) => {
    const { wishes } = understandWords(text, language);
    expect(wishes).toContainEqual(expect.objectContaining({ setting: 'outlineThickness', direction: 1 }));
  });
});

describe('a colour that jumps', () => {
  it.each<[Language, string]>([
    ['en', 'that yellow that jumps makes me dizzy'],
    ['es', 'ese color amarillo que brinca en cada palabra me marea'],
    ['fr', 'ce jaune qui saute me donne le tournis'],
    ['de', 'von dem hüpfenden gelb wird mir ganz schwindlig'],
    ['it', 'quel giallo che salta mi fa girare la testa'],
    ['pt', 'esse amarelo pulando me dá tontura'],
    ['ru', 'от этого прыгающего жёлтого голова кружится'],
  ])('%s: makes dizzy, and is to stand still: «%s»', (language, text) => {
    expect(understandWords(text, language)).toEqual({ wishes: [still], notUnderstood: [] });
  });

  it.each<[Language, string]>([
    ['en', 'make the word jump in yellow'],
    ['es', 'pon la palabra que salta en amarillo'],
    ['de', 'das Wort das hüpft bitte gelb'],
  ])('%s: is wished for where nobody complains: «%s»', (language, text) => {
    expect(understandWords(text, language).wishes).not.toContainEqual(still);
  });
});

describe('numbers of words to be seen at once', () => {
  const captions = { words: readCaptionWords(['tienes tres minutos', 'ho tre gatti e due cani']), isShown: false };

  it.each<[Language, string]>([
    ['en', 'words go by too fast, better two or three at a time'],
    ['es', 'pasan muy rápido, mejor dos o tres cada vez'],
    ['fr', 'les mots passent trop vite, plutôt deux ou trois à la fois'],
    ['de', 'lieber zwei oder drei auf einmal'],
    ['it', 'Le parole passano troppo in fretta, meglio due o tre per volta'],
    ['pt', 'melhor duas ou três por vez'],
    ['ru', 'лучше по два-три сразу'],
  ])('%s: correct nothing: «%s»', (language, text) => {
    const { wishes } = understandWords(text, language, captions);
    expect(wishes).toEqual([expect.objectContaining({ kind: 'topic', topic: 'wordCount' })]);
  });

  it('correct words of the captions where nothing says so', () => {
    const { wishes } = understandWords('non tre, due', 'it', captions);
    expect(wishes).not.toContainEqual(expect.objectContaining({ topic: 'wordCount' }));
  });
});

describe('what covers something and is to be moved', () => {
  it.each<[Language, string]>([
    ['en', 'the words cover her hands, move them'],
    ['es', 'estan tapando la pieza los letreros muevelos'],
    ['it', 'coprono gli sci spostale'],
    ['ru', 'слова перекрывают тесто'],
  ])('%s: asks for another place: «%s»', (language, text) => {
    const { wishes } = understandWords(text, language);
    expect(wishes).toEqual([expect.objectContaining({ request: expect.stringMatching(/^clear_/) })]);
  });
});

describe('a face that is covered', () => {
  it.each<[Language, string]>([
    ['en', 'the captions cover my face, move them'],
    ['it', 'non si vede la faccia per colpa dei sottotitoli'],
  ])('%s: is told from a thing: «%s»', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([{ kind: 'request', request: 'clear_faces' }]);
  });
});

describe('a reason for bigger letters', () => {
  it.each<[Language, string]>([
    ['es', 'mas grandes q no se ven'],
    ['it', 'più grandi che nn si vedono'],
    ['pt', 'maiores q n da pra ver'],
  ])('%s: wishes nothing else: «%s»', (language, text) => {
    expect(understandWords(text, language)).toEqual({ wishes: [bigger], notUnderstood: [] });
  });
});

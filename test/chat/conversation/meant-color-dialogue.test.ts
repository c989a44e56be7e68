import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

/** The settings that wait, after all that is said. */
function lookAfter(language: Language, ...said: string[]) {
  const play = finished(ordered(new PlayedConversation({ understand: understandWords, language })));
  for (const text of said) {
    play.says(text);
    if (play.effects.some(({ kind }) => kind === 'load_captions')) play.reads('Hello there');
  }
  return play.state.videos[0]?.draft?.settings;
}

describe('a colour that is there', () => {
  it.each<[Language, string, string]>([
    ['en', 'can you do the writing in a terracotta sort of colour instead of the yellow', '#D9683F'],
    ['es', 'pon las letras en verde en vez del amarillo', '#2BE36B'],
    ['fr', 'mets les lettres en rouge au lieu du jaune', '#FF2D2D'],
    ['de', 'mach die Schrift türkis statt dem Gelb', '#22D3EE'],
    ['pt', 'o amarelo não tem muito a ver cmg, metes um azul tipo mar?', '#2F7BFF'],
  ])('says which part is meant, in %s: %s', (language, text, highlightColor) => {
    expect(lookAfter(language, text)).toEqual({ highlightColor });
  });

  it.each<[Language, string, string]>([
    ['en', 'make the letters green instead of white', '#2BE36B'],
    ['de', 'grüne Buchstaben statt weißer', '#2BE36B'],
    ['pt', 'as letras verdes em vez de pretas', '#2BE36B'],
  ])('is that of the letters, or of nothing but an outline, in %s: %s', (language, text, fontColor) => {
    expect(lookAfter(language, text)).toEqual({ fontColor });
  });

  it('leaves letters to a colour of their own', () => {
    const look = lookAfter('en', 'white letters, and green instead of the yellow');
    expect(look).toEqual({ fontColor: '#FFFFFF', highlightColor: '#2BE36B' });
  });
});

describe('“that colour”, right after the letters were painted', () => {
  it.each<[Language, string, string]>([
    ['en', 'turquoise letters', 'hmm I meant the yellow bit should be that colour, keep the rest white like it was'],
    ['es', 'letras turquesas', 'decía lo amarillo de ese color'],
    ['fr', 'lettres turquoise', 'je voulais dire le jaune dans cette couleur'],
    ['de', 'Schrift türkis', 'ich meinte, das Gelbe soll in der Farbe sein'],
  ])('is for what was yellow, and the letters are as before, in %s: %s – %s', (language, first, second) => {
    const { fontColor } = lookAfter(language, first) ?? {};
    expect(fontColor).toBeDefined();
    expect(lookAfter(language, first, second)).toEqual({ fontColor: '#FFFFFF', highlightColor: fontColor });
  });

  it('is the one that the message names, where it names one', () => {
    const look = lookAfter('en', 'bigger', 'I like mint, make the yellow that colour');
    expect(look).toMatchObject({ highlightColor: '#98FFC8' });
    expect(look).not.toHaveProperty('fontColor');
  });
});

describe('a colour without a part', () => {
  it.each<[Language, string, string]>([
    ['en', 'bigger and highlight blue', 'green then'],
    ['fr', 'police IBM Plex Mono, et tu mets les mots surlignés dans un bordeaux', 'un vert alors'],
    ['de', 'Schriftart Rubik und Hervorhebung blau', 'dann lieber ein Grün'],
    ['it', 'font Rubik ed evidenziazione blu', 'allora verde'],
  ])('is for the part that was painted, also beside a font or size, in %s: %s – %s', (language, first, second) => {
    const look = lookAfter(language, first, second);
    expect(look).toMatchObject({ highlightColor: '#2BE36B' });
    expect(look).not.toHaveProperty('fontColor');
  });

  it('is for the letters after a new style, which brings its own colours', () => {
    expect(lookAfter('en', 'style comic', 'green then')).toEqual({ style: 'comic', fontColor: '#2BE36B' });
  });
});

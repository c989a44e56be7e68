import { describe, expect, it } from 'vitest';
import { mayBeAboutWords } from '../../../../src/chat/conversation/features/may-be-about-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function mayBe(text: string, language: Language): boolean {
  return mayBeAboutWords(text, understandWords(text, language), { language, isShown: false });
}

describe('a message that is read with the captions', () => {
  it.each<[Language, string]>([
    ['de', 'das äh muss raus'],
    ['fr', 'enlève le euh'],
    ['pt', 'tira esse né'],
    ['it', 'togli il cioè che lo dico sempre'],
    ['it', 'togli un "io" all’inizio di quella della cassa'],
  ])('may ask for a word to go, in %s: %s', (language, text) => {
    expect(mayBe(text, language)).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', 'what does it cost?'],
    ['de', 'lösch alle meine Daten'],
  ])('is no question or request, in %s: %s', (language, text) => {
    expect(mayBe(text, language)).toBe(false);
  });
});

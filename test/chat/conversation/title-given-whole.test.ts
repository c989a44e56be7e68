import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/texts/languages.ts';
import { edited } from '../../support/play-conversation.ts';
import { newTitle, titled, titleNoun, untitled } from '../../support/titled-video.ts';

const told = (language: Language, title: string) => edited(untitled(language).says(`${titleNoun[language]}: ${title}`));

describe('a title that is given again as a whole', () => {
  it.each<[Language, string, string, string]>([
    ['de', 'Kliniktasche', 'Das packen fehlt im Titel, soll heißen "Kliniktasche packen"', 'Kliniktasche packen'],
    ['en', 'My garden', 'the word big is missing in the title, it is "My big garden"', 'My big garden'],
    ['en', 'My garden', '"tour" is missing in the title, should be "My garden tour"', 'My garden tour'],
    ['fr', 'Mon jardin', 'il manque été dans le titre, ça doit être "Mon jardin en été"', 'Mon jardin en été'],
    ['it', 'Orlo', 'manca perfetto nel titolo, deve essere "Orlo perfetto"', 'Orlo perfetto'],
  ])('replaces the one that lacks words: in %s, “%s”', (language, title, text, wanted) => {
    expect(newTitle(titled(language, title).says(text))?.text).toBe(wanted);
  });

  it.each<[Language, string, string, string]>([
    ['de', 'Mein Garten', 'im Titel fehlt "im Herbst"', 'Mein Garten im Herbst'],
    ['en', 'My garden', '"in autumn" is missing in the title', 'My garden in autumn'],
    ['it', 'Il mio orto', 'nel titolo manca "in autunno"', 'Il mio orto in autunno'],
  ])('is none where only the missing words are given: in %s, “%s”', (language, title, text, wanted) => {
    expect(newTitle(titled(language, title).says(text))?.text).toBe(wanted);
  });

  it.each<[Language, string, string, string]>([
    ['de', 'Tasche. Tasche packen', 'Nee jetzt steht Tasche doppelt. Nur einmal: Tasche packen', 'Tasche packen'],
    ['en', 'Garden. Garden', 'just once: Garden', 'Garden'],
    ['en', 'Bag Bag packing', 'now Bag is in there twice. just: Bag packing', 'Bag packing'],
    ['fr', 'Mon jardin. Mon jardin', 'une seule fois : Mon jardin', 'Mon jardin'],
    ['it', 'Orlo Orlo perfetto', 'adesso orlo è doppio. Solo: Orlo perfetto', 'Orlo perfetto'],
  ])('may stand behind a colon right after the answer: in %s, “%s”', (language, title, text, wanted) => {
    expect(newTitle(told(language, title).says(text))?.text).toBe(wanted);
  });

  it.each<[Language, string, string]>([
    ['de', 'Tasche. Tasche packen', 'Zeile 3: Tasche packen'],
    ['de', 'Tasche. Tasche packen', 'in den Untertiteln steht: Tasche packen'],
    ['en', 'Garden. Garden', 'line 3: Garden'],
    ['fr', 'Mon jardin. Mon jardin', 'les sous-titres disent : Mon jardin'],
    ['it', 'Orlo Orlo perfetto', 'riga 2: Orlo perfetto'],
  ])('is none where the captions are named: in %s, “%s”', (language, title, text) => {
    expect(newTitle(told(language, title).says(text))).toBeUndefined();
  });
});

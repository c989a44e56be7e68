import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { newTitle, titled, untitled } from '../../support/titled-video.ts';

describe('an emoji in a title', () => {
  it.each<[Language, string, string]>([
    ['en', 'put a title at the top that says Taco Day 🌮', 'Taco Day 🌮'],
    ['en', 'put a title at the top that says Taco Day 🙏', 'Taco Day'],
    ['es', 'pon un título arriba que diga Día de Tacos 🌮🔥', 'Día de Tacos 🌮🔥'],
    ['de', 'mach oben einen Titel: 🌷 Mein Garten', '🌷 Mein Garten'],
  ])('is kept with its words, in %s: “%s”', (language, text, title) => {
    expect(newTitle(untitled(language).says(text))?.text).toBe(title);
  });

  it.each<[Language, string, string]>([
    ['en', 'can u put a 🌮 in the title', 'Best Tacos 🌮'],
    ['en', 'could u stick a 🍞 on there', 'Best Tacos 🍞'],
    ['es', 'al título le falta un 🍅', 'Best Tacos 🍅'],
    ['fr', 'rajoute 🔥 à la fin du titre', 'Best Tacos 🔥'],
    ['it', 'mettici una 🌮', 'Best Tacos 🌮'],
    ['pt', 'dá pra colocar um 🥕 no título?', 'Best Tacos 🥕'],
    ['ru', 'поставь 🔥 в конце заголовка', 'Best Tacos 🔥'],
  ])('is added to one that is there, in %s: “%s”', (language, text, title) => {
    const play = titled(language, 'Best Tacos').says(text);
    expect(newTitle(play)?.text).toBe(title);
    expect(play.told).toContain(textsOf(language).chat.title.emojiAbove);
  });

  it.each<[Language, string]>([
    ['en', 'any chance of an emoji in the title?'],
    ['es', 'se puede poner un emoji?'],
    ['fr', 'un emoji dans le titre c’est possible ?'],
    ['de', 'geht auch ein emoji im titel?'],
    ['pt', 'dá pra por emoji não?'],
    ['ru', 'а можно смайлик в заголовок?'],
  ])('is asked for, and may be one of the captions, in %s: “%s”', (language, text) => {
    const play = titled(language, 'Best Tacos').says(text);
    expect(play.told).toContain(textsOf(language).chat.title.whichEmoji);
    expect(newTitle(play)?.text).toBeUndefined();
    expect(play.buttons).toHaveLength(1);
    expect(newTitle(play.says('🌷'))?.text).toBe('Best Tacos 🌷');
  });

  it('is taken away again', () => {
    expect(newTitle(titled('en', 'Best 🌮 Tacos').says('take the emoji out of the title'))?.text).toBe('Best Tacos');
    const none = titled('de', 'Best Tacos').says('emoji im titel weg bitte');
    expect(newTitle(none)?.text).toBeUndefined();
    expect(none.told).toContain('Best Tacos');
  });

  it('is not drawn without words', () => {
    const play = untitled('fr').says('titre : 🔥🔥');
    expect(newTitle(play)?.text).toBeUndefined();
    expect(play.told).toContain(textsOf('fr').chat.title.needsWords);
  });

  it.each<[Language, string]>([
    ['en', 'the title covers his face 😂'],
    ['en', 'love it 🔥🔥'],
    ['en', '🔥🔥🔥'],
    ['en', 'it has a 🔥 vibe'],
    ['en', 'add emojis to the captions'],
    ['de', 'ohne emojis bitte'],
    ['de', 'der titel ist super 🔥'],
    ['pt', 'ficou top 🔥'],
  ])('is not meant in every message with one, in %s: “%s”', (language, text) => {
    const play = titled(language, 'Best Tacos').says(text);
    expect(newTitle(play)?.text).toBeUndefined();
    expect(play.told).not.toContain(textsOf(language).chat.title.whichEmoji);
  });
});

import { describe, expect, it } from 'vitest';
import { fill } from '../../../src/texts/fill.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { newTitle, titled } from '../../support/titled-video.ts';

describe('right behind an answer about a title', () => {
  it.each<[Language, string]>([
    ['en', 'smaller please'],
    ['en', 'a touch bigger'],
    ['es', 'más chico porfa'],
    ['fr', 'plus petit stp'],
    ['de', 'kleiner bitte'],
    ['de', 'bisschen größer wär gut'],
    ['pt', 'menor por favor'],
    ['ru', 'покрупнее'],
  ])('a size is told to be no title’s, and the captions’ is offered, in %s: “%s”', (language, text) => {
    const play = titled(language, 'Hello 2 you').says(text);
    expect(play.told).toContain(textsOf(language).chat.title.size);
    expect(play.state.videos[0]?.draft).toBeUndefined();
    play.taps(play.buttons[0] ?? '');
    expect(play.state.videos[0]?.draft?.settings.fontSize).toBeGreaterThan(0);
  });

  it.each<[Language, string]>([
    ['en', 'whats it say now'],
    ['es', 'y qué pone?'],
    ['fr', 'ça dit quoi maintenant'],
    ['de', 'was steht da jetzt'],
    ['it', 'cosa c’è scritto adesso'],
    ['pt', 'o que diz agora'],
    ['ru', 'что там написано теперь'],
    ['de', 'wie heißt der titel jetzt'],
  ])('its words are asked for, in %s: “%s”', (language, text) => {
    const now = fill(textsOf(language).chat.title.now, { title: 'Hello 2 you' });
    expect(titled(language, 'Hello 2 you').says(text).told).toContain(now);
  });

  it.each<[Language, string]>([
    ['en', 'oh not the whole way through, ten seconds or so'],
    ['de', 'nee nicht das ganze video, ungefähr zehn sekunden'],
    ['ru', 'ой не всё видео, секунд десять'],
  ])('another time than the whole one is its time, in %s: “%s”', (language, text) => {
    expect(newTitle(titled(language, 'Hello 2 you').says(text))).toMatchObject({ endMs: 10_000 });
  });

  it('captions that are named get their size', () => {
    const play = titled('en', 'Hello 2 you').says('make the captions smaller');
    expect(play.state.videos[0]?.draft?.settings.fontSize).toBeGreaterThan(0);
  });
});

import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { newTitle, untitled } from '../../support/titled-video.ts';

describe('a wish behind the words of a title is no part of it', () => {
  it.each<[Language, string, string]>([
    ['en', 'title: my tacos, in pink', 'my tacos'],
    ['es', 'título: Tomates sin miedo, en rosa', 'Tomates sin miedo'],
    ['fr', 'titre : Mes tacos, en rose', 'Mes tacos'],
    ['de', 'Titel: Mein Garten, in rosa bitte', 'Mein Garten'],
    ['it', 'titolo: I miei tacos, in rosa', 'I miei tacos'],
    ['pt', 'título: Bolo de cenoura, em rosa', 'Bolo de cenoura'],
    ['ru', 'заголовок: Помидоры без страха, розовым', 'Помидоры без страха'],
  ])('a colour is told of, in %s: “%s”', (language, text, title) => {
    const play = untitled(language).says(text);
    expect(newTitle(play)?.text).toBe(title);
    expect(play.told).toContain(textsOf(language).chat.title.ownColour);
  });

  it.each<[Language, string, string]>([
    ['en', 'title "my tacos" but bigger', 'my tacos'],
    ['es', 'título: tomates sin miedo, pero grande', 'tomates sin miedo'],
    ['de', 'Titel: Fahrradschlauch in 5 min, aber groß', 'Fahrradschlauch in 5 min'],
    ['pt', 'título: bolo de cenoura, mas bem grande', 'bolo de cenoura'],
    ['ru', 'заголовок: помидоры без страха, но крупно', 'помидоры без страха'],
  ])('a size is told of, in %s: “%s”', (language, text, title) => {
    const play = untitled(language).says(text);
    expect(newTitle(play)?.text).toBe(title);
    expect(play.told).toContain(textsOf(language).chat.title.size);
    expect(play.stills).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ['en', 'title: Best Tacos in Town, and make it look nice', 'Best Tacos in Town'],
    ['es', 'título: tomates sin miedo y que se vea bien', 'tomates sin miedo'],
    ['de', 'Titel: Mein Garten und es soll gut aussehen', 'Mein Garten'],
    ['pt', 'título: bolo de cenoura e que fique bonito', 'bolo de cenoura'],
  ])('a wish to look nice needs nothing, in %s: “%s”', (language, text, title) => {
    expect(newTitle(untitled(language).says(text))?.text).toBe(title);
  });

  it('a place is taken, and the captions keep theirs', () => {
    const play = untitled('en').says('title: 3 tips for beginners, at the bottom');
    expect(newTitle(play)).toMatchObject({ text: '3 tips for beginners', position: 'bottom' });
  });

  it('is asked about where the words stand without a sign', () => {
    const play = untitled('de').says('titel fahrradschlauch in 5 min, aber groß');
    expect(newTitle(play)).toBeUndefined();
    expect(play.buttons).toEqual(['Titel: fahrradschlauch in 5 min']);
    expect(play.told).toContain(textsOf('de').chat.title.size);
  });

  it.each<[Language, string, string]>([
    ['en', 'title: roses, red and blue', 'roses, red and blue'],
    ['en', 'title: Red, white, and blue', 'Red, white, and blue'],
    ['en', 'title: Fast cars, big dreams', 'Fast cars, big dreams'],
    ['en', 'title: "my tacos, in pink"', 'my tacos, in pink'],
    ['de', 'Titel: klein aber fein', 'klein aber fein'],
    ['es', 'título: Rojo, blanco y azul', 'Rojo, blanco y azul'],
    ['fr', 'titre : Vert, jaune, rouge', 'Vert, jaune, rouge'],
  ])('words of a title stay, in %s: “%s”', (language, text, title) => {
    expect(newTitle(untitled(language).says(text))?.text).toBe(title);
  });
});

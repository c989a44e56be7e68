import { describe, expect, it } from 'vitest';
import { titleInText } from '../../../src/chat/conversation/features/title/take-title.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { edited, finished, type PlayedConversation } from '../../support/play-conversation.ts';
import { titled, titleNoun } from '../../support/titled-video.ts';

const edits = (play: PlayedConversation) => play.effects.filter(({ kind }) => kind === 'edit_video');

describe('a title stays', () => {
  it.each<[Language, string, number | 'end']>([
    ['en', '4 secs is a bit quick for my lot, leave it up for 6?', 6000],
    ['de', 'Vier Sekunden sind zu kurz, lass ihn auf 7 stehen', 7000],
    ['es', '4 segundos es muy poco, que dure por 9', 9000],
    ['de', 'Vier Sekunden is a bissl kurz, kann die net das ganze Video stehen bleiben?', 'end'],
    ['fr', 'quatre secondes c’est trop court, il peut rester toute la vidéo ?', 'end'],
    ['ru', 'оставь на шесть секунд', 6000],
    ['en', 'leave it for ten seconds', 10_000],
  ])('as many seconds as are said in words or without their name: in %s, «%s»', (language, text, endMs) => {
    expect(titled(language).says(text).effects).toMatchObject([{ settings: { title: { endMs } } }]);
  });

  it.each<[Language, string]>([
    ['it', 'facciamolo durare un po di più'],
    ['en', 'make it stay a little longer'],
    ['de', 'der Titel soll ein bisschen länger bleiben'],
    ['fr', 'le titre peut rester un peu plus longtemps ?'],
    ['es', 'el título que dure un poco más de tiempo'],
    ['pt', 'deixa ele ficar um pouco mais'],
    ['ru', 'пусть повисит чуть подольше'],
  ])('twice as long where a little longer is wished: in %s, «%s»', (language, text) => {
    expect(titled(language).says(text).effects).toMatchObject([{ settings: { title: { endMs: 8000 } } }]);
  });

  it.each<[Language, string, number]>([
    ['it', 'tutto il video è troppo, 8 secondi bastano', 8000],
    ['fr', 'toute la vidéo c’est trop, 6 secondes suffisent', 6000],
    ['pt', 'o vídeo todo é demais, bastam 6 segundos', 6000],
    ['de', 'das ganze Video ist zu viel, 5 Sekunden reichen', 5000],
    ['en', 'the whole video is too much, 8 seconds is enough', 8000],
  ])('only as long as is enough: in %s, «%s»', (language, text, endMs) => {
    const play = finished(edited(titled(language).says(`${titleNoun[language]}: Blue heron`)));
    expect(play.says(text).effects).toMatchObject([{ settings: { title: { endMs } } }]);
  });

  it.each<[Language, string]>([
    ['it', 'dicevo il titolo: solo i primi 8 secondi'],
    ['en', 'the title: just the first 8 seconds'],
    ['de', 'Titel: nur die ersten 8 Sekunden'],
  ])('as long as stands behind a colon: in %s, «%s»', (language, text) => {
    const title = { text: 'Three things', endMs: 8000 };
    expect(titled(language).says(text).effects).toMatchObject([{ settings: { title } }]);
  });

  it('as it does where a time is about something else', () => {
    expect(edits(titled('en').says('the whole video is too much work, 8 people are enough'))).toEqual([]);
    expect(edits(titled('en').says('keep line 6'))).toEqual([]);
    expect(titleInText('title: 8 seconds to win')?.title).toBe('8 seconds to win');
  });
});

describe('a title is called otherwise', () => {
  it.each<[Language, string, string, string]>([
    ['it', 'solo', 'il titolo si chiama Le braciole di Ciro, non solo!', 'Le braciole di Ciro'],
    ['de', 'Grauer Reiher', 'der Titel heißt Blauer Reiher, nicht Grauer Reiher', 'Blauer Reiher'],
    ['en', 'Grey Heron', 'no, the title is called Blue Heron', 'Blue Heron'],
    ['ru', 'Мойка', 'заголовок называется Мойка у дома, не Мойка', 'Мойка у дома'],
  ])('than it is: in %s, «%s», «%s»', (language, title, text, right) => {
    expect(titled(language, title).says(text).effects).toMatchObject([{ settings: { title: { text: right } } }]);
  });

  it('is left as it is where it is called so already', () => {
    expect(edits(titled('en', 'Grey Heron').says('so the title is called Grey Heron'))).toEqual([]);
  });
});

describe('what is asked of the title that is there', () => {
  it.each<[Language, string]>([
    ['it', 'qual è il titolo adesso?'],
    ['en', 'what does the title say now?'],
    ['de', 'wie heißt der Titel jetzt?'],
    ['fr', 'c’est quoi le titre déjà ?'],
    ['es', '¿cuál es el título?'],
    ['pt', 'qual é o título?'],
    ['ru', 'какой сейчас заголовок?'],
  ])('is its words, in %s: «%s»', (language, text) => {
    const play = titled(language).says(text);
    expect(play.told).toContain('Three things');
    expect(edits(play)).toEqual([]);
  });

  it.each<[Language, string]>([
    ['es', 'perrón. ese título también en verde neón o blanco?'],
    ['en', 'which colour does the title have?'],
    ['de', 'welche Farbe hat der Titel?'],
    ['it', 'di che colore è il titolo?'],
  ])('is its colour, in %s: «%s»', (language, text) => {
    const play = titled(language).says(text);
    expect([play.told, play.effects]).toEqual([textsOf(language).chat.title.looks, []]);
  });
});

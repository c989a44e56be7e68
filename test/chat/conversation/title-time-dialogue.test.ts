import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { PlayedConversation } from '../../support/play-conversation.ts';
import { newTitle, titled, titleNoun } from '../../support/titled-video.ts';

describe('right behind an answer about a title', () => {
  it.each<[Language, string, number | 'end']>([
    ['en', 'should vanish after about 6 seconds, its in the way', 6000],
    ['en', 'only 5 secs pls', 5000],
    ['en', 'til the end of the vid pls', 'end'],
    ['en', 'not the whole time just 3 seconds', 3000],
    ['es', 'que desaparezca a los 10 segundos', 10_000],
    ['es', 'no todo el video, solo 3 segundos', 3000],
    ['fr', 'pendant 6 secondes seulement', 6000],
    ['fr', 'et plus rien au bout de 8 secondes', 8000],
    ['de', 'und nach 10 sek weg', 10_000],
    ['de', 'bis zum schluss', 'end'],
    ['it', 'e dopo 10 secondi via', 10_000],
    ['it', 'tutto il video non solo 4 secondi', 'end'],
    ['pt', 'só 5 segundinhos', 5000],
    ['pt', 'faz sumir com 7 segundos', 7000],
    ['ru', 'и чтобы исчез через 10 секунд', 10_000],
    ['ru', 'на всё видео, а не 4 секунды', 'end'],
  ])('a time is that of the title, in %s: “%s”', (language, text, endMs) => {
    expect(newTitle(titled(language, 'Hello 2 you').says(text))).toMatchObject({ text: 'Hello 2 you', endMs });
  });

  it.each<[Language, string]>([
    ['en', 'whole video pls not 4 secs, and put it at the bottom'],
    ['es', 'todo el video y ponlo abajo'],
    ['de', 'das ganze video lang und unten hin'],
    ['ru', 'на всё видео и вниз его'],
  ])('a place beside the time is that of the title, too, in %s: “%s”', (language, text) => {
    const play = titled(language, 'Hello 2 you').says(text);
    expect(newTitle(play)).toMatchObject({ endMs: 'end', position: 'bottom' });
    expect(play.told).toContain(textsOf(language).chat.title.staysWhole);
  });

  it.each<[Language, string]>([
    ['en', 'can u put it at the bottom'],
    ['es', 'ponlo abajo'],
    ['fr', 'mets-le en bas'],
    ['pt', 'põe ele embaixo'],
  ])('“it” is the title, in %s: “%s”', (language, text) => {
    expect(newTitle(titled(language, 'Hello 2 you').says(text))).toMatchObject({ position: 'bottom' });
  });

  it.each<[Language, string]>([
    ['en', 'make it smaller and keep it the whole time'],
    ['es', 'más chico y que dure todo el video'],
    ['fr', 'plus petit et pendant toute la vidéo'],
    ['it', 'più piccolo e per tutto il video'],
  ])('a size beside the time is told of, and captions keep theirs, in %s: “%s”', (language, text) => {
    const play = titled(language, 'Hello 2 you').says(text);
    expect(newTitle(play)).toMatchObject({ endMs: 'end' });
    expect(play.told).toContain(textsOf(language).chat.title.size);
    expect(play.effects.filter(({ kind }) => kind === 'edit_video')).toHaveLength(1);
  });

  it.each<[Language, string]>([
    ['en', 'let it stay till I say goodbye'],
    ['es', 'que se quede hasta que diga adiós'],
    ['de', 'soll bleiben bis ich tschüss sage'],
    ['ru', 'пусть висит пока не попрощаюсь'],
  ])('an end at words is declined, in %s: “%s”', (language, text) => {
    const play = titled(language, 'Hello 2 you').says(text);
    expect(newTitle(play)).toBeUndefined();
    expect(play.told).toContain(textsOf(language).chat.title.untilSaid);
  });

  it.each<[Language, string]>([
    ['en', 'the first 5 seconds are boring'],
    ['en', 'i waited 10 seconds and nothing'],
    ['en', 'it took like 8 seconds to load lol'],
    ['en', 'the music should stay till the end'],
    ['en', 'red captions the whole time'],
    ['en', 'put them at the bottom'],
    ['es', 'corta los primeros 5 segundos'],
    ['es', 'ponlos abajo'],
    ['fr', 'mets les en bas'],
    ['de', 'hat 10 sekunden gedauert'],
    ['ru', 'подожди 5 секунд'],
  ])('not every time or place is that of the title, in %s: “%s”', (language, text) => {
    expect(newTitle(titled(language, 'Hello 2 you').says(text))).toBeUndefined();
  });
});

it.each<[Language, string]>([
  ['en', 'smaller title'],
  ['de', 'Titel kleiner'],
  ['es', 'título más chico'],
])('tells of the size of titles, in %s: “%s”', (language, text) => {
  expect(titled(language, 'Hello 2 you').says(text).told).toContain(textsOf(language).chat.title.size);
});

it.each<[Language, string, number | 'end']>([
  ['en', 'only 5 secs pls', 5000],
  ['es', 'que desaparezca a los 10 segundos', 10_000],
  ['de', 'bis zum schluss', 'end'],
])('is kept for a title that is sent before its video, in %s: “%s”', (language, text, end) => {
  const play = new PlayedConversation({ language, understand: understandWords });
  play.says(`${titleNoun[language]}: Hello 2 you`).says(text);
  expect(play.state).toMatchObject({ nextTitle: 'Hello 2 you', nextTitleEnd: end });
});

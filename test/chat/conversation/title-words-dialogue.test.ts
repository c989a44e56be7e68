import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { captionsOf, type PlayedConversation } from '../../support/play-conversation.ts';
import { newTitle, titled } from '../../support/titled-video.ts';

/** The captions are loaded, to be read and then to be corrected. */
function corrected(play: PlayedConversation, ...lines: string[]): PlayedConversation {
  const effect = play.reads(...lines).effects.find(({ kind }) => kind === 'load_captions');
  if (effect?.kind !== 'load_captions') throw new Error('Nothing is corrected.');
  const { videoId, purpose } = effect;
  return play.happens({ kind: 'captions_loaded', videoId, captions: captionsOf(...lines), purpose });
}

describe('something is added to the title', () => {
  it.each<[Language, string, string]>([
    ['en', 'add my number 555 1234 to it', 'Best Tacos 555 1234'],
    ['en', 'put @jayfades on it at the bottom', 'Best Tacos @jayfades'],
    ['en', 'add the phone 555 1234 to the title', 'Best Tacos 555 1234'],
    ['es', 'falta el teléfono 555 1234', 'Best Tacos 555 1234'],
    ['es', 'añade la dirección Calle Mayor 5', 'Best Tacos Calle Mayor 5'],
    ['fr', 'rajoute le prix 20 €', 'Best Tacos 20 €'],
    ['de', 'schreib noch @rad_laden drunter', 'Best Tacos @rad_laden'],
    ['it', 'mettici sotto "ogni sabato"', 'Best Tacos ogni sabato'],
    ['pt', 'esqueceu o número 555-1234', 'Best Tacos 555-1234'],
    ['ru', 'не хватает номера 555 1234', 'Best Tacos 555 1234'],
  ])('in %s: “%s”', (language, text, title) => {
    expect(newTitle(titled(language, 'Best Tacos').says(text))?.text).toBe(title);
  });

  it.each<[Language, string, string, string]>([
    ['en', 'add my number', '555 1234', 'Best Tacos 555 1234'],
    ['de', 'und darunter noch meine Adresse', 'Hauptstr. 5', 'Best Tacos Hauptstr. 5'],
    ['it', 'e sotto il mio numero', '055 1234', 'Best Tacos 055 1234'],
    ['ru', 'и снизу мой номер', '555 1234', 'Best Tacos 555 1234'],
  ])('behind a question for it, in %s: “%s” – “%s”', (language, text, given, title) => {
    const play = titled(language, 'Best Tacos').says(text);
    expect(play.told).toBe(textsOf(language).chat.title.whichAddition);
    expect(newTitle(play.says(given))?.text).toBe(title);
  });

  it.each<[Language, string]>([
    ['en', 'add 3 words at a time'],
    ['en', 'add my logo to it'],
    ['en', 'with 3 words per line'],
    ['en', 'the number is wrong'],
    ['de', 'in Zeile 5 fehlt ein Wort'],
    ['es', 'falta una coma en la línea 3'],
    ['es', 'con 3 palabras por línea'],
    ['ru', 'добавь логотип'],
  ])('is not read into other wishes, in %s: “%s”', (language, text) => {
    const play = titled(language, 'Best Tacos').says(text);
    expect(newTitle(play)?.text).toBeUndefined();
    expect(play.told).not.toContain(textsOf(language).chat.title.whichAddition);
  });

  it('asks no more after a no', () => {
    expect(newTitle(titled('en', 'Best Tacos').says('add my number').says('no forget it'))?.text).toBeUndefined();
  });
});

describe('a typo in the title is corrected', () => {
  it.each<[Language, string, string, string]>([
    ['pt', 'Bolo de cenora', 'título errado, é cenoura', 'Bolo de cenoura'],
    ['it', 'Spagetti al tartufo', 'hai scritto male il titolo, è spaghetti', 'Spaghetti al tartufo'],
    ['en', 'RESTAURENT', 'oops its Restaurant', 'RESTAURANT'],
    ['fr', 'Mousse au chocolas', 'faute, c’est chocolat', 'Mousse au chocolat'],
    ['ru', 'Помедоры без страха', 'опечатка, помидоры', 'Помидоры без страха'],
    ['es', 'Churos con chocolate', 'se escribe con dos r', 'Churros con chocolate'],
    ['de', 'Fahradschlauch', 'das ist mit doppel r', 'Fahrradschlauch'],
    ['de', 'Bannane', 'Titel falsch, mit einem n', 'Banane'],
    ['pt', 'Bolo de cenora', 'título errado, é com dois r', 'Bolo de cenorra'],
  ])('in %s, “%s”: “%s”', (language, title, text, right) => {
    expect(newTitle(titled(language, title).says(text))?.text).toBe(right);
  });

  it('by a tap where a letter can stand twice at several places', () => {
    const play = titled('fr', 'Balade à vélo').says('c’est avec deux l');
    expect(newTitle(play)?.text).toBeUndefined();
    expect(play.buttons).toHaveLength(2);
    expect(play.taps(play.buttons[0] ?? '').stills).toMatchObject([
      { settings: { title: { text: 'Ballade à vélo' } } },
    ]);
  });

  it.each<[Language, string, string]>([
    ['en', 'Best Tacos', 'can you test'],
    ['en', 'Master class', 'make it faster'],
    ['en', 'Great food', 'great thanks'],
    ['de', 'Mein Garten', 'mach sie gelb'],
    ['es', 'Mi casa', 'con 2 palabras'],
  ])('and no other message is one, in %s, “%s”: “%s”', (language, title, text) => {
    expect(newTitle(titled(language, title).says(text))?.text).toBeUndefined();
  });

  it.each<[Language, string]>([
    ['en', 'its burritos not tacos'],
    ['de', 'nicht tacos sondern burritos'],
    ['es', 'no son tacos, es burritos'],
    ['fr', 'pas tacos mais burritos'],
    ['ru', 'не tacos а burritos'],
  ])('into a word that is not like it, in %s: “%s”', (language, text) => {
    const play = titled(language, 'Best tacos').says(text);
    const isRead = play.effects.some(({ kind }) => kind === 'load_captions');
    expect(newTitle(isRead ? play.reads('hello everyone') : play)?.text).toBe('Best burritos');
  });

  it('like a word of the captions', () => {
    const play = corrected(titled('fr', 'Best Tacos').says('tacos → burritos'), 'hello everyone');
    expect(newTitle(play)?.text).toBe('Best Burritos');
    expect(play.told).toContain('Best Burritos');
  });

  it('in the captions and in the title', () => {
    const play = corrected(titled('en', 'Pria cooks').says('Pria → Priya'), 'my name is Pria');
    expect(play.effects).toMatchObject([
      { kind: 'edit_video', settings: { title: { text: 'Priya cooks' } }, captions: [{ text: 'my name is Priya' }] },
    ]);
  });
});

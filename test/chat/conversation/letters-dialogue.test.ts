import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

/** The captions are loaded if the message waits for them. */
function says(language: Language, text: string): PlayedConversation {
  const play = finished(ordered(new PlayedConversation({ understand: understandWords, language })));
  play.says(text);
  return play.effects.some(({ kind }) => kind === 'load_captions') ? play.reads('Hello there') : play;
}

const limitsOf = (language: Language) => textsOf(language).chat.topics.limits;

describe('how thick letters are', () => {
  it.each<[Language, string]>([
    ['en', 'bolder letters'],
    ['en', 'the letters are too thin'],
    ['fr', 'les lettres plus épaisses'],
    ['it', 'lettere più spesse'],
    ['pt', 'ai adoro! e a letra um bocadinho mais gordinha'],
    ['ru', 'пожирнее буквы'],
  ])('is answered with the fonts that are thick, in %s: %s', (language, text) => {
    const play = says(language, text);
    expect(play.told).toBe(limitsOf(language).weight);
    expect(play.buttons.slice(0, 3)).toEqual(['Sigmar', 'Bold Font', 'Anton']);
    play.taps('Anton');
    expect(play.state.videos[0]?.draft?.settings.fontFamily).toBe('Anton');
  });

  it.each<[Language, string]>([
    ['en', 'a thinner font please'],
    ['de', 'die Schrift etwas dünner'],
    ['it', 'le lettere meno spesse'],
    ['en', 'less bold, too heavy'],
    ['fr', 'moins gras, c’est trop lourd'],
    ['it', 'grassetto di meno, troppo pesante'],
    ['pt', 'menos negrito, muito pesado'],
    ['ru', 'жирность поменьше, слишком тяжело'],
  ])('is answered with the fonts that are thin, in %s: %s', (language, text) => {
    expect(says(language, text).buttons.slice(0, 3)).toEqual(['Rubik', 'Roboto Condensed', 'Kalam']);
  });

  it.each(['mi raccomando belle grosse le scritte che i clienti miei sono anziani', 'le voglio belle grosse'])(
    'is not meant by Italian letters that are to be “belle grosse”: %s',
    (text) => {
      expect(says('it', text).state.videos[0]?.draft?.settings.fontSize).toBeGreaterThan(45);
    },
  );
});

describe('a font that is described', () => {
  it('is offered with its style', () => {
    const play = says('fr', 'une police un peu à l’ancienne genre machine à écrire');
    expect(play.told).toBe(textsOf('fr').chat.topics.questions.fontsAlike);
    expect(play.buttons.slice(0, 2)).toEqual(['Typewriter', 'IBM Plex Mono']);
    play.taps('IBM Plex Mono');
    expect(play.state.videos[0]?.draft?.settings).toEqual({ fontFamily: 'IBM Plex Mono' });
  });

  it('is not described where all names are asked for', () => {
    expect(says('fr', 'quelles polices tu as ?').told).toContain('Playfair Display');
  });
});

describe('a picture at the end', () => {
  it.each<[Language, string]>([
    ['en', 'can you put the book cover at the end?'],
    ['es', '¿puedes poner la portada del libro al final?'],
    ['fr', 'c’est possible de mettre la couv du bouquin à la fin ?'],
    ['de', 'kannst du das Buchcover am Schluss zeigen?'],
    ['it', 'puoi mettere la copertina del libro alla fine?'],
    ['pt', 'dá para pôr a capa do livro no fim?'],
    ['ru', 'можно обложку книги в конце?'],
  ])('is answered with what can be done with pictures, in %s: %s', (language, text) => {
    const play = says(language, text);
    expect(play.told).toBe(limitsOf(language).picture);
    expect(play.state.videos[0]?.draft).toBeUndefined();
  });

  it('is another thing than words at the end', () => {
    expect(says('en', 'put my phone number at the end').told).toBe(limitsOf('en').endCard);
  });
});

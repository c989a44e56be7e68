import { describe, expect, it } from 'vitest';
import { titleInText } from '../../../src/chat/conversation/features/title/take-title.ts';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { captionsOf, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const begin = (language: Language) =>
  finished(ordered(new PlayedConversation({ language, understand: understandWords })));
const titlesOf = ({ effects }: PlayedConversation) =>
  effects.flatMap((effect) => (effect.kind === 'edit_video' ? [effect.settings.title?.text] : []));
const readTitle = (text: string, language: Language) =>
  titleInText(text, (part) => understandWords(part, language).wishes.length > 0)?.title ?? null;

/** The captions are loaded if the message waits for them. */
function answered(play: PlayedConversation, text: string): PlayedConversation {
  play.says(text);
  const effect = play.effects.find(({ kind }) => kind === 'load_captions');
  if (effect?.kind !== 'load_captions' || effect.purpose.kind !== 'read') return play;
  const { videoId, purpose } = effect;
  return play.happens({ kind: 'captions_loaded', videoId, captions: captionsOf('Hello there'), purpose });
}

describe('a title in small letters', () => {
  it.each<[Language, string, string]>([
    ['es', 'ponle hasta arriba 4x10 sentadilla búlgara todo el video', '4x10 sentadilla búlgara'],
    ['en', 'write at the top three ways to plant bulbs for the whole video', 'three ways to plant bulbs'],
    ['fr', 'écris en haut trois idées pour le jardin pendant toute la vidéo', 'trois idées pour le jardin'],
    ['it', 'scrivi in alto tre idee per il giardino per tutto il video', 'tre idee per il giardino'],
    ['pt', 'escreve em cima três ideias para o jardim o vídeo inteiro', 'três ideias para o jardim'],
  ])('has a time behind it: in %s, «%s»', (language, text, title) => {
    expect(readTitle(text, language)).toBe(title);
  });

  it.each<[Language, string]>([
    ['en', 'put the words at the top for the whole video'],
    ['en', 'put them at the top all the time'],
    ['es', 'pon los subtítulos arriba todo el video'],
    ['en', 'write at the top three ways to plant bulbs'],
  ])('is none: in %s, «%s»', (language, text) => {
    expect(readTitle(text, language)).toBeNull();
  });
});

describe('right behind an answer that proposed a title', () => {
  it.each<[Language, string, string, string]>([
    [
      'en',
      'can you put my phone number on a card at the end',
      'OK put it at the top then. Kowalski Electric 937-555-0142',
      'Kowalski Electric 937-555-0142',
    ],
    [
      'de',
      'kannst du am Ende meine Telefonnummer einblenden?',
      'Dann schreib es oben hin. Elektro Kowalski 0170 555 0142',
      'Elektro Kowalski 0170 555 0142',
    ],
    [
      'es',
      '¿puedes poner mi teléfono al final?',
      'pues ponle arriba entonces. Casa Grana 600 555 014',
      'Casa Grana 600 555 014',
    ],
  ])('“at the top then” takes it: in %s, «%s», «%s»', (language, asked, text, title) => {
    expect(titlesOf(answered(answered(begin(language), asked), text))).toEqual([title]);
  });

  it('only thanks name no title', () => {
    const play = answered(begin('en'), 'can you put my phone number on a card at the end');
    expect(titlesOf(answered(play, 'OK put them at the top then. Thanks'))).toEqual([]);
  });

  it('is needed', () => {
    expect(titlesOf(answered(begin('en'), 'OK put it at the top then. Kowalski Electric 937-555-0142'))).toEqual([]);
  });
});

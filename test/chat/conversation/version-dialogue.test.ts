import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const playAfter = (language: Language, ...said: string[]) => {
  const play = finished(ordered(new PlayedConversation({ understand: understandWords, language })));
  for (const text of said) {
    play.says(text);
    if (play.effects.some(({ kind }) => kind === 'load_captions')) play.reads('Hello there');
  }
  return play;
};

describe('which version a person has', () => {
  it.each<[Language, string, string]>([
    ['en', 'bigger letters', 'Is that the video with the big letters or the old one?'],
    ['es', 'más grande', '¿es el vídeo con las letras grandes o el viejo?'],
    ['de', 'größer', 'Ist das das Video mit der großen Schrift oder die alte Version?'],
    ['pt', 'destaque azul', 'o vídeo que já tenho é o final certo?'],
    ['ru', 'крупнее', 'это видео с большими буквами или старое?'],
  ])('is told, and sets nothing, in %s: %s – %s', (language, wish, question) => {
    const play = playAfter(language, wish, question);
    expect(play.told).toBe(textsOf(language).chat.topics.questions.readyButChanged);
    expect(play.state.videos[0]?.draft?.settings).toEqual(playAfter(language, wish).state.videos[0]?.draft?.settings);
  });

  it('is not asked by who wishes', () => {
    expect(playAfter('en', 'can you make the letters bigger?').state.videos[0]?.draft?.settings.fontSize).toBeDefined();
  });
});

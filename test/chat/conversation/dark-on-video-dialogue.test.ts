import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const withVideo = (language: Language) =>
  finished(ordered(new PlayedConversation({ understand: understandWords, language })));

/** The captions are loaded if a message waits for them. */
function says(language: Language, text: string): PlayedConversation {
  const play = withVideo(language).says(text);
  return play.effects.some(({ kind }) => kind === 'load_captions') ? play.reads('Hello there') : play;
}

describe('a colour that is dark on the video', () => {
  it.each<[Language, string, string]>([
    ['it', 'un po scuro sul video.. più chiaro dai, un rosso ciliegia', '#FF2D2D'],
    ['de', 'bisschen dunkel auf dem Video.. heller bitte, ein Orange', '#FF8A00'],
    ['es', 'un poco oscuro en el video.. más claro, un naranja', '#FF8A00'],
    ['pt', 'um pouco escuro no vídeo.. mais claro, um laranja', '#FF8A00'],
    ['ru', 'темновато на видео.. посветлее, оранжевый', '#FF8A00'],
  ])('%s: is no dark picture: «%s»', (language, text, color) => {
    const play = says(language, text);
    expect(play.state.videos[0]?.draft?.settings.fontColor).toBe(color);
    expect(play.told).not.toContain(textsOf(language).chat.topics.limits.brightness);
  });

  it.each<[Language, string]>([
    ['en', 'the video is too dark'],
    ['it', 'il video è troppo scuro, più chiaro dai'],
  ])('%s: is one where no colour is named: «%s»', (language, text) => {
    expect(says(language, text).told).toContain(textsOf(language).chat.topics.limits.brightness);
  });
});

describe('colours with the name of a fruit, and verbs as in Argentina', () => {
  it.each<[Language, string, string]>([
    ['it', 'un rosso ciliegia', '#FF2D2D'],
    ['es', 'rojo cereza', '#FF2D2D'],
    ['pt', 'um vermelho cereja', '#FF2D2D'],
    ['fr', 'un rouge fraise', '#FF2D2D'],
    ['es', 'ahora ponelas en verde Nacional y más gruesas que se vea con flow', '#2BE36B'],
    ['es', 'hacelas verde limón', '#BFFF00'],
    ['es', 'pintalas de azul Boca', '#2F7BFF'],
  ])('%s: are understood: «%s»', (language, text, fontColor) => {
    expect(understandWords(text, language).wishes).toContainEqual({ kind: 'set', settings: { fontColor } });
  });

  it('say nothing where no look is named', () => {
    expect(understandWords('ponela en el grupo de la familia', 'es').wishes).toEqual([]);
  });
});

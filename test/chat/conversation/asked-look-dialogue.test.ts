import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const withVideo = (language: Language) =>
  finished(ordered(new PlayedConversation({ understand: understandWords, language })));

/** The captions are loaded if a message waits for them. */
function says(play: PlayedConversation, text: string): PlayedConversation {
  play.says(text);
  return play.effects.some(({ kind }) => kind === 'load_captions') ? play.reads('Hello there') : play;
}

describe('what the highlight is for', () => {
  it.each<[Language, string]>([
    ['en', 'What is the yellow for? It jumps around from word to word, kind of distracting'],
    ['en', 'why is one word yellow?'],
    ['es', '¿para qué es lo amarillo?'],
    ['fr', 'ça sert à quoi le jaune ?'],
    ['de', 'wofür ist das Gelbe?'],
    ['it', 'a che serve il giallo?'],
    ['pt', 'para que serve o amarelo?'],
    ['ru', 'для чего слова подсвечиваются?'],
  ])('is told with the button that takes it away, in %s: %s', (language, text) => {
    const { buttons, topics } = textsOf(language).chat;
    const play = says(withVideo(language), text);
    expect(play.told).toBe(topics.questions.highlightPurpose);
    expect(play.state.videos[0]?.draft).toBeUndefined();
    play.taps(buttons.noHighlight);
    expect(play.state.videos[0]?.draft?.settings.highlightColor).toBe('#FFFFFF');
  });

  it.each<[Language, string]>([
    ['en', 'could you make the yellow green? what is it for anyway'],
    ['de', 'mach das Gelbe bitte weiß'],
  ])('is not asked by a wish, in %s: %s', (language, text) => {
    expect(says(withVideo(language), text).told).not.toContain(
      textsOf(language).chat.topics.questions.highlightPurpose,
    );
  });
});

describe('whether the captions are in a place', () => {
  it.each<[Language, string, string]>([
    ['en', 'put the captions at the bottom', 'Are the captions back at the bottom?'],
    ['es', 'subtítulos abajo', '¿están otra vez abajo los subtítulos?'],
    ['fr', 'sous-titres en bas', 'les sous-titres sont de nouveau en bas ?'],
    ['de', 'Untertitel unten', 'Sind die Untertitel wieder unten?'],
    ['it', 'sottotitoli in basso', 'sono di nuovo in basso?'],
    ['pt', 'legendas embaixo', 'estão de novo embaixo?'],
    ['ru', 'субтитры снизу', 'субтитры снова внизу?'],
  ])('is told, in %s: %s – %s', (language, wish, question) => {
    const { places } = textsOf(language).chat;
    const there = says(says(withVideo(language), wish), question);
    expect(there.told).toContain(`${places.yes} `);
    expect(there.state.videos[0]?.draft?.settings.position).toBe('bottom');
    const play = withVideo(language);
    play.state = {
      ...play.state,
      videos: play.state.videos.map((video) => ({ ...video, settings: { position: 'top' as const } })),
    };
    expect(says(play, question).told).toContain(`${places.no} `);
    expect(play.state.videos[0]?.draft).toBeUndefined();
    expect(says(withVideo(language), question).told).toContain(places.automatic);
  });

  it('is no question where it is wished', () => {
    expect(says(withVideo('en'), 'can they be at the bottom?').state.videos[0]?.draft?.settings.position).toBe(
      'bottom',
    );
  });
});

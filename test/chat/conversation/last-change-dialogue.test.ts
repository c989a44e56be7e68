import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { fill } from '../../../src/texts/fill.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const withVideo = (language: Language) =>
  finished(ordered(new PlayedConversation({ understand: understandWords, language })));
const chatOf = (language: Language) => textsOf(language).chat;

describe('what was changed last', () => {
  it.each<[Language, string, string]>([
    ['en', 'vertical', 'what did you just change?'],
    ['es', 'vertical', '¿qué acabas de cambiar?'],
    ['fr', 'verticale', 'qu’est-ce que tu as changé ?'],
    ['de', 'hochkant', 'was hast du gerade geändert?'],
    ['it', 'verticale', 'cosa hai cambiato?'],
    ['pt', 'vertical', 'o que você mudou?'],
    ['ru', 'вертикально', 'что ты сейчас поменял?'],
  ])('is told of the look, in %s', (language, look, question) => {
    const { looks, topics } = chatOf(language);
    const told = `${looks.names.resizeForSocialMedia}: ${looks.on}`;
    const play = withVideo(language).says(look).says(question);
    expect(play.told).toBe(fill(topics.questions.lastLook, { look: told }));
    expect(play.buttons).toContain(chatOf(language).buttons.undo);
  });

  it('is told of the words', () => {
    const play = withVideo('en');
    const lines = [{ startMs: 0, endMs: 900, before: 'see zap ear', after: 'see Zapier' }];
    play.state = { ...play.state, videos: play.state.videos.map((video) => ({ ...video, done: [{ lines }] })) };
    expect(play.says('what did you change?').told).toBe(
      `${chatOf('en').topics.questions.lastWords}\nsee zap ear → see Zapier`,
    );
  });

  it.each<[Language, string]>([
    ['en', 'what did you just change?'],
    ['en', 'what did you undo?'],
    ['de', 'welche Korrektur hast du rausgenommen?'],
    ['fr', 'quelle correction as-tu annulée ?'],
    ['pt', 'que correção é que tiraste?'],
  ])('is seen in the text where nobody knows, in %s: %s', (language, question) => {
    expect(withVideo(language).says(question).effects).toMatchObject([
      { kind: 'load_captions', purpose: { kind: 'show' } },
    ]);
  });

  it('is not asked by who says what to change', () => {
    const play = withVideo('en').says('vertical').says('change the letters to yellow').reads('Hello there');
    expect(play.state.videos[0]?.draft?.settings.fontColor).toBe('#FFE500');
  });
});

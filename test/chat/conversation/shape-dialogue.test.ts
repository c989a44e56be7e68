import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const questionsOf = (language: Language) => textsOf(language).chat.topics.questions;

function withVideo(language: Language, upright: boolean | undefined): PlayedConversation {
  const play = finished(ordered(new PlayedConversation({ understand: understandWords, language })));
  const videos = play.state.videos.map(({ upright: _, ...video }) =>
    upright === undefined ? video : { ...video, upright },
  );
  play.state = { ...play.state, videos };
  return play;
}

/** The captions are loaded if the message waits for them. */
function says(play: PlayedConversation, text: string): PlayedConversation {
  play.says(text);
  return play.effects.some(({ kind }) => kind === 'load_captions') ? play.reads('Hello there') : play;
}

describe('whether a video has the right shape', () => {
  it.each<[Language, string]>([
    ['en', 'is it the right shape for TikTok?'],
    ['en', 'is it vertical?'],
    ['es', 'para subirlo al insta está bien así o sale cortado?'],
    ['es', 'quiero saber si queda vertical pa los reels'],
    ['fr', 'c’est le bon format pour les reels ?'],
    ['de', 'ist das das richtige Format für TikTok?'],
    ['it', 'volevo sapere se è verticale per i reels'],
    ['pt', 'no insta vai ficar cortado?'],
    ['ru', 'хочу узнать вертикальное ли видео для рилсов'],
  ])('is told with the button that makes it vertical, in %s: %s', (language, text) => {
    const play = withVideo(language, false).says(text);
    expect(play.told).toBe(questionsOf(language).shapeNotVertical);
    expect(play.buttons).toHaveLength(1);
    play.taps('9:16');
    expect(play.state.videos[0]?.draft?.settings.resizeForSocialMedia).toBe(true);
    expect(play.says(text).told).toBe(questionsOf(language).shapeVertical);
  });

  it('is told of a video that is vertical, and of one whose shape nobody knows', () => {
    expect(withVideo('en', true).says('is it vertical?').told).toBe(questionsOf('en').shapeVertical);
    expect(withVideo('en', undefined).says('is it vertical?').told).toBe(questionsOf('en').shapeUnknown);
  });

  it.each<[Language, string]>([
    ['en', 'make it vertical for tiktok'],
    ['de', 'mach es hochkant für TikTok'],
    ['es', 'ponlo vertical para los reels'],
    ['fr', 'mets-la en vertical pour les reels'],
  ])('is not asked by a wish, in %s: %s', (language, text) => {
    const play = says(withVideo(language, false), text);
    expect(play.state.videos[0]?.draft?.settings.resizeForSocialMedia).toBe(true);
  });
});

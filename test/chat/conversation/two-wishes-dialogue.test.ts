import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

function threeVideos(language: Language): PlayedConversation {
  const play = new PlayedConversation({ language, understand: understandWords });
  for (const name of ['one', 'two', 'three']) finished(ordered(play, name, `https://example.com/${name}.mp4`), name);
  return play;
}

/** What is not rendered yet of each video, by its id. */
function draftsOf({ state }: PlayedConversation): Record<string, unknown> {
  const changed = state.videos.flatMap(({ videoId, draft }) => (draft ? [[videoId, draft.settings] as const] : []));
  return Object.fromEntries(changed);
}

const [yellow, larger] = [{ fontColor: '#FFE500' }, { fontSize: expect.any(Number) }];
const [vertical, withoutEmojis] = [{ resizeForSocialMedia: true }, { addEmojis: false }];

describe('two wishes for two videos in one message', () => {
  it.each<[Language, string]>([
    ['en', 'the first one yellow, the second one bigger'],
    ['en', 'make the 1st yellow and the second bigger please'],
    ['en', 'yellow for the first one and bigger letters for the second'],
    ['es', 'el primero amarillo y el segundo más grande'],
    ['es', 'pon el primero en amarillo, el segundo más grande'],
    ['fr', 'la première en jaune, la deuxième plus grande'],
    ['fr', 'mets la première en jaune et la deuxième plus grand'],
    ['de', 'das erste gelb, das zweite größer'],
    ['de', 'mach das erste gelb und das zweite größer'],
    ['it', 'il primo giallo e il secondo più grande'],
    ['it', 'fai il primo giallo, il secondo più grande'],
    ['pt', 'o primeiro amarelo e o segundo maior'],
    ['pt', 'coloca o primeiro em amarelo, o segundo maior'],
    ['ru', 'первое жёлтым, второе крупнее'],
    ['ru', 'сделай первое жёлтым, а второе крупнее'],
  ])('in %s, «%s»', (language, text) => {
    expect(draftsOf(threeVideos(language).says(text))).toEqual({ one: yellow, two: larger });
  });

  it.each<[Language, string]>([
    ['en', 'make video 2 vertical and 3 without emojis'],
    ['es', 'el video 2 en vertical y el 3 sin emojis'],
    ['fr', 'la vidéo 2 en vertical et la 3 sans emojis'],
    ['de', 'Video 2 vertikal und 3 ohne Emojis'],
    ['it', 'il video 2 verticale e il 3 senza emoji'],
    ['pt', 'o vídeo 2 na vertical e o 3 sem emojis'],
    ['ru', 'видео 2 вертикально и 3 без эмодзи'],
  ])('in %s, «%s»', (language, text) => {
    const drafts = draftsOf(threeVideos(language).says(text));
    expect(drafts).toEqual({ two: vertical, three: withoutEmojis });
  });

  it.each([
    [
      'the first one yellow and bigger, the last one without emojis',
      { one: { ...yellow, ...larger }, three: withoutEmojis },
    ],
    ['make the first and the third one yellow', { one: yellow, three: yellow }],
    ['videos 1 and 2 vertical, 3 yellow', { one: vertical, two: vertical, three: yellow }],
    ['the second one in yellow, the others without emojis', { one: withoutEmojis, two: yellow, three: withoutEmojis }],
    ['the first one yellow, the first line bigger', {}],
  ])('reads «%s»', (text, drafts) => expect(draftsOf(threeVideos('en').says(text))).toEqual(drafts));

  it('knows the other one of two', () => {
    const play = new PlayedConversation({ understand: understandWords });
    for (const name of ['one', 'two']) finished(ordered(play, name, `https://example.com/${name}.mp4`), name);
    expect(draftsOf(play.says('the first in yellow and the other one bigger'))).toEqual({ one: yellow, two: larger });
  });

  it('names the video in each answer', () => {
    const play = threeVideos('en').says('the first one yellow, the second one bigger');
    expect(play.told).toContain('one.mp4');
    expect(play.told).toContain('two.mp4');
  });
});

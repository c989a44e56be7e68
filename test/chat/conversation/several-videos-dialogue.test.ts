import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { videosInWords } from '../../../src/chat/conversation/words/videos/named-videos.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const clip = (name: string) => `https://example.com/${name}.mp4`;

function threeVideos(language: Language = 'en'): PlayedConversation {
  const play = new PlayedConversation({ understand: understandWords, language });
  for (const name of ['one', 'two', 'three']) finished(ordered(play, name, clip(name)), name);
  return play;
}

const colorsOf = ({ state }: PlayedConversation) =>
  Object.fromEntries(state.videos.map(({ videoId, draft }) => [videoId, draft?.settings.fontColor ?? null]));

describe('which of several videos is meant', () => {
  it.each([
    ['yellow', { one: null, two: null, three: '#FFE500' }],
    ['the second one in yellow', { one: null, two: '#FFE500', three: null }],
    ['make the first video yellow', { one: '#FFE500', two: null, three: null }],
    ['all three in yellow', { one: '#FFE500', two: '#FFE500', three: '#FFE500' }],
    ['the first two in yellow', { one: '#FFE500', two: '#FFE500', three: null }],
  ])('«%s»', (text, colors) => expect(colorsOf(threeVideos().says(text))).toEqual(colors));

  it.each([
    'can you fluffle the zindles in all three of them, the other kids',
    'make the word coin stand out in all the videos',
  ])('is not asked of each where nothing is wished for them: %s', (text) => {
    const play = threeVideos().says(text);
    const loads = play.effects.filter(({ kind }) => kind === 'load_captions');
    expect(loads.map((effect) => 'videoId' in effect && effect.videoId)).toEqual(['three']);
  });

  it('asks before the oldest is deleted', () => {
    const play = threeVideos().says('delete the oldest');
    expect(play.taps('Yes').effects).toEqual([{ kind: 'delete_video', videoId: 'one' }]);
  });
});

describe('what is wished for each of several videos', () => {
  const emojisOf = (language: Language, text: string) =>
    Object.fromEntries(
      threeVideos(language)
        .says(text)
        .state.videos.map(({ videoId, draft }) => [videoId, draft?.settings.addEmojis ?? null]),
    );

  it.each<[Language, string]>([
    ['en', 'videos 1 and 3 without emojis, 2 with'],
    ['es', 'el 1 y el 3 sin emojis, el 2 con'],
    ['de', 'Video 1 und 3 ohne Emojis, 2 mit'],
    ['pt', 'o 1 e o 3 sem emojis, o 2 com'],
  ])('is the other way round where a clause ends with “with”: %s «%s»', (language, text) => {
    expect(emojisOf(language, text)).toEqual({ one: false, two: true, three: false });
  });

  it('is nothing where one is only praised', () => {
    const play = threeVideos()
      .says('the second one came out too small, make it bigger, the third is fine')
      .reads('Hello there');
    expect(play.state.videos.filter(({ draft }) => draft).map(({ videoId }) => videoId)).toEqual(['two']);
  });

  it.each<[Language, string]>([
    ['en', '1 landscape, the rest vertical'],
    ['de', 'das erste quer, der Rest hochkant'],
    ['ru', '1й горизонтально, остальные вертикально'],
  ])('is for the rest what is said of that: %s «%s»', (language, text) => {
    const { state } = threeVideos(language).says(text);
    const shapes = state.videos.map(({ videoId, draft }) => [videoId, draft?.settings.resizeForSocialMedia]);
    expect(Object.fromEntries(shapes)).toEqual({ one: false, two: true, three: true });
  });

  it.each<[Language, string]>([
    ['en', 'make them all look like the last one'],
    ['it', 'tutti uguali all’ultimo'],
    ['es', 'todos igual que el último'],
    ['pt', 'todos iguais ao último'],
    ['ru', 'все три как последний'],
  ])('is the look of the last one for the others: %s «%s»', (language, text) => {
    const found = videosInWords(text, language);
    expect(found).toMatchObject({ named: 'all', isLikeLast: true });
    const like = { kind: 'request', request: 'like_last_time' };
    expect(understandWords(found?.rest ?? '', language).wishes).toEqual([like]);
  });
});

describe('a look that was wished for with a link that opens no video', () => {
  const page = 'https://www.youtube.com/watch?v=k3Qv8ZtR2Lw';

  it('is kept for the next video, and only for that', () => {
    const play = new PlayedConversation({ understand: understandWords });
    expect(play.says(`make it vertical ${page}`).told).toContain('I’ll keep this for the next video');
    const [first] = play.says(clip('one')).effects;
    expect(first).toMatchObject({ kind: 'create_video', settings: { resizeForSocialMedia: true } });
    const [second] = play.says(clip('two')).effects;
    expect(second).toMatchObject({ kind: 'create_video', settings: {} });
  });
});

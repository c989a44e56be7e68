import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const clip = (name: string) => `https://example.com/${name}.mp4`;

function threeVideos(): PlayedConversation {
  const play = new PlayedConversation({ understand: understandWords });
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

import { describe, expect, it } from 'vitest';
import type { Wish } from '../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const options = { understand: understandWords, hasModel: true };
const start = () => finished(ordered(new PlayedConversation(options)));
const unclear = 'xyzzy plugh frobnicate';

describe('a dialogue with a language model', () => {
  it('asks it about a message that the rules do not understand, with the captions in hand', () => {
    const play = start().says(unclear).reads('Hello there', 'we use zap ear');
    expect(play.replies).toEqual([]);
    expect(play.effects).toEqual([
      {
        kind: 'ask_model',
        videoId: 'vid_1',
        withCaptions: true,
        isShown: false,
        question: {
          message: unclear,
          language: 'en',
          moment: 'ready',
          settings: {},
          lines: [
            { number: 1, text: 'Hello there' },
            { number: 2, text: 'we use zap ear' },
          ],
        },
      },
    ]);
  });

  it.each(['make it yellow', 'hello', 'thanks!', 'undo', 'https://example.com/b.mp4', 'delete my data'])(
    'does not ask it about “%s”',
    (text) => {
      expect(
        start()
          .says(text)
          .effects.filter(({ kind }) => kind === 'ask_model'),
      ).toEqual([]);
    },
  );

  it('does what it answers: a style, with a picture', () => {
    const wish = { kind: 'set', settings: { fontColor: '#FFD60A' } } as const;
    const play = start().says(unclear).reads('Hello').modelAnswers(wish);
    expect(play.told).toContain('yellow');
    expect(play.stills).toEqual([{ settings: { fontColor: '#FFD60A' }, leaveOpen: [] }]);
  });

  it('does what it answers: a correction', () => {
    const wish = { kind: 'replace_words', wrong: 'zap ear', right: 'Zapier' } as const;
    const play = start().says(unclear).reads('we use zap ear').modelAnswers(wish);
    expect(play.effects).toEqual([
      { kind: 'load_captions', videoId: 'vid_1', purpose: { kind: 'correct', wishes: [wish] } },
    ]);
  });

  it('gives the answer of the rules when it does not know, and asks it once', () => {
    const without = finished(ordered(new PlayedConversation({ understand: understandWords })));
    without.says('xyzzy bigg plugh').reads('Hello there');
    const play = start().says('xyzzy bigg plugh').reads('Hello there').modelAnswers().reads('Hello there');
    expect([play.told, play.buttons]).toEqual([without.told, without.buttons]);
    expect(play.effects).toEqual([]);
  });

  it('asks it about a part that the rules do not understand, and does both', () => {
    const play = start().says('yellow and flibbertigibbet').reads('Hello there');
    expect(play.effects).toMatchObject([{ kind: 'ask_model', known: [{ settings: { fontColor: '#FFE500' } }] }]);
    play.modelAnswers({ kind: 'step', setting: 'fontSize', direction: 1, much: false });
    expect(play.stills).toEqual([{ settings: { fontColor: '#FFE500', fontSize: expect.any(Number) }, leaveOpen: [] }]);
    expect(play.told).not.toContain('flibbertigibbet');
  });

  it('keeps what the rules understood, whatever the model says of it', () => {
    const white = { kind: 'set', settings: { fontColor: '#FFFFFF', addEmojis: false } } as const;
    const play = start().says('yellow and flibbertigibbet').reads('Hello there').modelAnswers(white);
    expect(play.stills).toEqual([{ settings: { fontColor: '#FFE500', addEmojis: false }, leaveOpen: [] }]);
  });

  it.each<Wish[]>([
    [],
    [{ kind: 'set', settings: { fontColor: '#FFFFFF' } }],
    [
      { kind: 'request', request: 'undo' },
      { kind: 'request', request: 'render' },
    ],
    [{ kind: 'topic', topic: 'praise' }],
  ])('does what the rules understood and names the rest, when it has nothing to add', (...wishes) => {
    const play = start()
      .says('yellow and flibbertigibbet')
      .reads('Hello there')
      .modelAnswers(...wishes);
    if (play.effects.length > 0) play.reads('Hello there');
    expect(play.stills).toEqual([{ settings: { fontColor: '#FFE500' }, leaveOpen: [] }]);
    expect(play.told).toContain('I didn’t get “flibbertigibbet”');
    expect(play.effects).toEqual([]);
  });

  it('does the same before there is a video', () => {
    const play = new PlayedConversation(options).says('yellow and flibbertigibbet');
    expect(play.effects).toMatchObject([{ kind: 'ask_model', videoId: null, withCaptions: false }]);
    expect(play.modelAnswers().told).toContain('I didn’t get “flibbertigibbet”');
    expect(play.effects).toMatchObject([{ kind: 'save_defaults', settings: { fontColor: '#FFE500' } }]);
  });

  it('asks it before there is a video, too', () => {
    const play = new PlayedConversation(options).says(unclear);
    expect(play.effects).toMatchObject([{ question: { moment: 'no_video', lines: [] }, videoId: null }]);
    expect(play.modelAnswers().told).toContain('Send me a video');
    const wish = { kind: 'topic', topic: 'length' } as const;
    expect(play.says(unclear).modelAnswers(wish).told).not.toContain('not sure');
  });

  it('tells it the lines that the message may be about, however long the video is', () => {
    const lines = Array.from({ length: 2_000 }, (_, index) => (index === 1_500 ? 'my friend Katja' : `line ${index}`));
    const [effect] = start()
      .says('xyzzy plugh katjuscha')
      .reads(...lines).effects;
    const told = effect?.kind === 'ask_model' ? effect.question.lines : [];
    expect(told).toContainEqual({ number: 1_501, text: 'my friend Katja' });
    expect(told).toHaveLength(30);
  });

  it('tells it no titles, pictures or own fonts', () => {
    const play = start();
    const [video] = play.state.videos;
    if (!video) throw new Error('no video');
    const title = { text: 'Ada’s flat' } as never;
    video.settings = { fontSize: 40, title, fontFamily: 'font://of-ada' as never };
    const [effect] = play.says(unclear).reads('Hello').effects;
    expect(effect).toMatchObject({ question: { settings: { fontSize: 40 } } });
    expect(JSON.stringify(effect)).not.toContain('da’s');
    expect(JSON.stringify(effect)).not.toContain('of-ada');
  });

  it('asks it twenty times an hour in a chat, then the rules answer', () => {
    const play = new PlayedConversation(options);
    const asks = () => play.says(unclear).effects.length > 0;
    const asked = Array.from({ length: 25 }, () => {
      const isAsked = asks();
      if (isAsked) play.modelAnswers();
      return isAsked;
    });
    expect(asked.filter(Boolean)).toHaveLength(20);
    expect(play.told).not.toBe('');
    play.nowMs += 3_600_000;
    expect(asks()).toBe(true);
  });

  it('never asks it about a story', () => {
    expect(new PlayedConversation(options).says('xyzzy plugh '.repeat(100)).effects).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  captionsOf,
  clipLink,
  edited,
  finished,
  ordered,
  PlayedConversation,
  progressed,
  understandOnly,
} from '../../support/play-conversation.ts';

const understand = understandOnly({
  bigger: [{ kind: 'step', setting: 'fontSize', direction: 1, much: false }],
  yellow: [{ kind: 'set', settings: { fontColor: '#FFE500' } }],
  'Zapier not zap-ear': [{ kind: 'replace_words', wrong: 'zap-ear', right: 'Zapier' }],
  undo: [{ kind: 'request', request: 'undo' }],
  go: [{ kind: 'request', request: 'render' }],
});

describe('a first video', () => {
  it('goes from a greeting to a corrected video', () => {
    const play = new PlayedConversation({ understand });
    expect(play.commands('start').told).toContain('Send me a video in which somebody speaks');

    expect(play.says(`could you caption ${clipLink}, please?`).effects).toEqual([
      { kind: 'create_video', source: { kind: 'link', url: clipLink }, settings: {} },
    ]);
    expect(play.told).toBe('');
    play.happens({ kind: 'video_created', videoId: 'vid_1', sourceUrl: clipLink, settings: {}, queuePlace: 1 });
    expect(play.told).toBe('🕐 In the queue\nYou’re next.');
    expect(progressed(play, 'listening', 30).told).toBe(
      '👂 Listening to the words\n■■■■□□□□□□□□ 30 %\nabout 42 seconds left',
    );

    expect(finished(play).told).toContain('Here it is!');
    expect(play.messageUnder('status:vid_1')?.text).toBe('✅ Done');
    expect(play.messageUnder('video:vid_1')?.media).toEqual({ kind: 'video', videoId: 'vid_1', revision: 1 });

    expect(play.says('bigger, yellow').told).toBe('Okay, letter colour: 🟡 yellow, size: large.');
    expect(play.stills).toEqual([{ settings: { fontSize: 52, fontColor: '#FFE500' }, leaveOpen: [] }]);
    expect(play.taps('Render this').effects).toEqual([
      { kind: 'edit_video', videoId: 'vid_1', settings: { fontSize: 52, fontColor: '#FFE500' }, leaveOpen: [] },
    ]);
    expect(finished(edited(play)).told).toContain('Here’s the new version.');

    play.says('Zapier not zap-ear').reads('We use Zap ear,', 'since zap-ear works');
    const wishes = [{ kind: 'replace_words' as const, wrong: 'zap-ear', right: 'Zapier' }];
    expect(play.effects).toEqual([{ kind: 'load_captions', videoId: 'vid_1', purpose: { kind: 'correct', wishes } }]);
    const captions = captionsOf('We use Zap ear,', 'since zap-ear works');
    play.happens({ kind: 'captions_loaded', videoId: 'vid_1', captions, purpose: { kind: 'correct', wishes } });
    expect(play.told).toBe('“zap-ear” → “Zapier” (2 places, lines 1 and 2).');
    expect(play.effects).toMatchObject([
      { kind: 'edit_video', captions: [{ text: 'We use Zapier,' }, { text: 'since Zapier works' }] },
    ]);
  });

  it('is made again only when the person wants it', () => {
    const play = finished(ordered(new PlayedConversation({ understand })));
    expect(play.says(clipLink).told).toContain('I’ve captioned this one before (launch.mp4)');
    expect(play.effects).toEqual([]);
    expect(play.taps('Send that one').effects).toEqual([{ kind: 'resend_video', videoId: 'vid_1' }]);
    expect(play.taps('Make a new one').effects).toMatchObject([{ kind: 'create_video', source: { url: clipLink } }]);
  });

  it('takes the words beside its link, sent again while it is made, as a change of it', () => {
    const play = progressed(ordered(new PlayedConversation({ understand })), 'listening', 30);
    expect(play.says(`${clipLink} yellow and frobnicate`).told).toContain(
      'I’m already working on this one (launch.mp4).\nOkay, letter colour: 🟡 yellow. I didn’t get “and frobnicate”. That’s how your video will look.',
    );
    expect(play.effects).toEqual([
      { kind: 'edit_video', videoId: 'vid_1', settings: { fontColor: '#FFE500' }, leaveOpen: [] },
    ]);
    expect(play.says(clipLink).told).toMatch(/^I’m already working on this one \(launch\.mp4\)\.$/m);
  });
});

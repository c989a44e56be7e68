import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { undoNamed } from '../../../src/chat/conversation/words/undo-named.ts';
import type { CaptionSettings } from '../../../src/engine/captions/settings/caption-settings.ts';
import type { Language } from '../../../src/texts/languages.ts';
import {
  edited,
  finished,
  ordered,
  PlayedConversation,
  progressed,
  understandOnly,
} from '../../support/play-conversation.ts';

const start = () => new PlayedConversation({ understand: understandWords });
const withVideo = () => finished(ordered(start()));

describe('choosing a style before the transcription', () => {
  it('orders the first version in the look that is wished for', () => {
    const play = progressed(ordered(start()), 'listening', 20);
    expect(play.says('yellow').told).toBe('Okay, letter colour: 🟡 yellow. That’s how your video will look.');
    expect(play.effects).toEqual([
      { kind: 'edit_video', videoId: 'vid_1', settings: { fontColor: '#FFE500' }, leaveOpen: [] },
    ]);
    expect(progressed(edited(play), 'rendering', 60).says('bigger').stills).toHaveLength(1);
    expect(play.effects).toMatchObject([{ kind: 'edit_video', settings: { fontSize: expect.any(Number) } }]);
    expect(finished(edited(play)).says('green').effects).toEqual([]);
  });

  it('promises a picture of a look that is tapped, and sends it as soon as one can be made', () => {
    const play = progressed(ordered(start()), 'listening', 20).taps('Change the look').taps('Colours');
    expect(play.taps('Letters').taps('Yellow').told).toContain('You’ll see a picture as soon as I’ve listened');
    expect(play.stills).toEqual([]);
    expect(progressed(play, 'listening', 30).stills).toEqual([]);
    expect(progressed(play, 'planning', 50).stills).toHaveLength(1);
    expect(play.told).toContain('This is how it would look now, with letter colour: 🟡 yellow.');
    expect(progressed(play, 'rendering', 60).stills).toEqual([]);
  });

  it('renders without a picture on request', () => {
    const play = progressed(ordered(start()), 'listening', 20);
    expect(play.says('vertical, go').effects).toEqual([
      { kind: 'edit_video', videoId: 'vid_1', settings: { resizeForSocialMedia: true }, leaveOpen: [] },
    ]);
  });
});

describe('a colour without a part', () => {
  const highlighted = () => withVideo().taps('Change the look').taps('Colours').taps('Highlight').taps('Blue');

  it.each<[string, string]>([
    ['sky blue then', 'highlight colour: 🔵 #5BC2FF'],
    ['no, make it green', 'highlight colour: 🟢 green'],
    ['the letters green', 'letter colour: 🟢 green'],
    ['green and bigger', 'highlight colour: 🟢 green'],
  ])('is for the part that was coloured last: “%s”', (text, told) => {
    expect(highlighted().says(text).told).toContain(told);
  });

  it('is for the letters where something else was changed last', () => {
    const play = highlighted().says('bigger');
    expect(play.says('green').told).toContain('letter colour: 🟢 green');
  });

  it('is for the same part after the change was rendered', () => {
    const play = finished(edited(highlighted().says('go')));
    expect(play.says('sky blue then').told).toContain('highlight colour: 🔵 #5BC2FF');
  });
});

describe('saying what a vertical picture is to show', () => {
  it('shows it, and describes it', () => {
    const play = withVideo().says('make it vertical, follow the speaker');
    expect(play.told).toContain('vertical 9:16: on, framing: follows the people.');
    expect(play.says('keep the middle').told).toContain('Okay, framing: the middle.');
    expect(play.says('go').effects).toMatchObject([
      { kind: 'edit_video', settings: { resizeForSocialMedia: true, framing: 'centre' } },
    ]);
  });

  it('says that faces are detected only when it is made vertical', () => {
    const later = 'I’ll look for people when I render it';
    const play = finished(ordered(start()), 'vid_1', { upright: false });
    expect(play.says('make it vertical').told).toContain(later);
    expect(play.says('keep the middle').told).not.toContain(later);
    expect(play.says('follow the people').told).toContain(later);
    play.says('go');
    expect(finished(edited(play)).says('yellow').told).not.toContain(later);
  });

  it('says that it counts for vertical pictures only', () => {
    const play = withVideo().says('show the whole picture');
    expect(play.told).toContain('framing: the whole picture, with blurred edges (once it is vertical)');
  });

  it('keeps framing by time that was given over the API', () => {
    const settings: CaptionSettings = {
      resizeForSocialMedia: true,
      framing: [{ atMs: 0, x: 0.2, y: 0.5, zoom: 1 }],
    };
    const ofApi = () =>
      finished(start().happens({ kind: 'video_created', videoId: 'vid_1', sourceUrl: 'x', settings, queuePlace: 1 }));
    expect(ofApi().says('yellow').says('go').effects).toMatchObject([
      { settings: { fontColor: '#FFE500' }, leaveOpen: [] },
    ]);
    const save = ofApi().says('yellow').taps('As my default').effects;
    expect(save).toEqual([{ kind: 'save_defaults', settings: { resizeForSocialMedia: true, fontColor: '#FFE500' } }]);
    expect(ofApi().says('follow the people').says('go').effects).toMatchObject([{ settings: { framing: 'auto' } }]);
  });
});

describe('saying that captions cover something', () => {
  const offFaces = 'When I choose the place, captions stay off faces as long as there’s room.';

  it('makes a position that was set automatic again, and shows it', () => {
    const play = finished(ordered(start().says('at the bottom')));
    expect(play.says('the captions are over my face').told).toBe(
      `Okay, position: automatic. ${offFaces} I’ll look for faces when I render it, so captions may then be in another place.`,
    );
    expect(play.stills).toEqual([{ settings: {}, leaveOpen: ['position'] }]);
    expect(play.taps('Render this').effects).toEqual([
      { kind: 'edit_video', videoId: 'vid_1', settings: {}, leaveOpen: ['position'] },
    ]);
  });

  it('also uses a position that is not rendered yet', () => {
    const play = withVideo().says('at the top').says('they cover his mouth');
    expect(play.told).toBe(`Okay, position: automatic. ${offFaces}`);
    expect(play.says('undo').told).toBe('Okay, back to position: top.');
  });

  it('offers other positions when it is automatic', () => {
    const play = withVideo().says('the captions are over my face');
    expect(play.told).toContain(`${offFaces} That didn’t work out here, so choose a place below`);
    expect(play.stills).toEqual([{ settings: {}, leaveOpen: [] }]);
    expect(play.buttons).toEqual(expect.arrayContaining(['Top', 'Middle', 'Bottom', '✓ Automatic']));
    expect(play.taps('Top').stills).toEqual([{ settings: { position: 'top' }, leaveOpen: [] }]);
  });

  it('says where they are when they cover anything else, and offers other positions', () => {
    const play = finished(edited(withVideo().says('at the bottom').taps('Render this')));
    expect(play.says('yellow, and the captions cover the product').told).toContain(
      'At the moment – position: bottom. On my own',
    );
    expect(play.stills).toMatchObject([{ settings: { fontColor: expect.stringMatching(/^#FFE/) } }]);
    expect(play.buttons).toContain('✓ Bottom');
  });

  it('moves them when the text says where to', () => {
    const play = withVideo().says('the captions are over my face, move them to the top');
    expect(play.told).toBe('Okay, position: top.');
    expect(play.replies).toHaveLength(1);
    expect(play.says('they cover the product, a bit lower').told).toMatch(/^Okay, lower: \d+% from the top\.$/);
  });

  it('applies to the next videos when there is none', () => {
    const play = start().says('the captions cover my face');
    expect(play.told).toContain(offFaces);
    expect(play.told).not.toContain('here, so');
    play.says('at the bottom').says('keep off faces');
    expect(play.told).toBe(`Okay, for your next videos: position: automatic.\n${offFaces}`);
    expect(play.effects).toEqual([{ kind: 'save_defaults', settings: {} }]);
  });

  it('may be sent together with a link', () => {
    const play = start().says('at the bottom').says('https://example.com/1.mp4 and don’t cover my face');
    expect(play.told).toContain(`On it, with position: automatic. ${offFaces}`);
    expect(play.effects).toMatchObject([{ kind: 'create_video', settings: {} }]);
    expect(play.says('https://example.com/2.mp4 keep the captions off faces').told).toContain(offFaces);
    expect(play.says('https://example.com/3.mp4 don’t cover the logo').told).toContain(
      'I only keep captions off faces',
    );
  });
});

describe('choosing a style by buttons', () => {
  it('shows each change on the person’s own video', () => {
    const play = withVideo().taps('Change the look');
    expect(play.stills).toEqual([{ settings: {}, leaveOpen: [] }]);
    expect(play.taps('Colours').taps('Highlight').taps('Green').toasts).toEqual(['highlight colour: 🟢 green']);
    expect(play.stills).toEqual([{ settings: { highlightColor: '#2BE36B' }, leaveOpen: [] }]);
    expect(play.buttons).toContain('✓ 🟢 Green');
    expect(play.taps('Back').taps('Back').taps('Emojis').stills[0]?.settings).toEqual({
      highlightColor: '#2BE36B',
      addEmojis: true,
    });
    expect(play.taps('As my default').effects).toEqual([
      { kind: 'save_defaults', settings: { highlightColor: '#2BE36B', addEmojis: true } },
    ]);
  });

  it('makes a video vertical at once, and asks what it is to show', () => {
    const play = withVideo().taps('Change the look').taps('Vertical');
    expect(play.toasts).toEqual(['vertical 9:16: on']);
    expect(play.stills).toEqual([{ settings: { resizeForSocialMedia: true }, leaveOpen: [] }]);
    expect(play.buttons).toContain('✓ Follow the people');
    expect(play.taps('Show all of it').toasts).toEqual(['framing: the whole picture, with blurred edges']);
    expect(play.stills[0]?.settings).toEqual({ resizeForSocialMedia: true, framing: 'fit' });
    expect(play.taps('Back').buttons).toContain('✓ 📱 Vertical 9:16');
    expect(play.taps('Vertical').toasts).toEqual([]);
    expect(play.taps('As filmed').stills[0]?.settings).toEqual({ resizeForSocialMedia: false, framing: 'fit' });
    expect(play.buttons).toContain('📱 Vertical 9:16');
  });

  it('is shown again, to be rendered, when it is asked for twice', () => {
    const play = withVideo().says('yellow').says('make it yellow');
    expect(play.told).toBe('Okay, letter colour: 🟡 yellow.');
    expect(play.buttons).toContain('✅ Render this');
    expect(play.stills).toHaveLength(1);
    expect(play.says('huge').says('bigger').says('bigger').says('bigger').told).toContain('can’t be any bigger');
    expect(play.buttons).toContain('✅ Render this');
  });

  it('says when nothing changes, or a limit is reached', () => {
    const play = withVideo().taps('Change the look').taps('Size and font').taps('Huge');
    expect(play.taps('Bigger').toasts).toEqual(['That’s as far as it goes.']);
    expect(play.taps('Huge').toasts).toEqual(['That’s how it looks already.']);
  });

  it('renders a change from the page on which it was tapped', () => {
    const play = withVideo().says('yellow').taps('Change the look').taps('Outline').taps('Thicker');
    expect(play.taps('Render this').effects).toMatchObject([
      { kind: 'edit_video', settings: { fontColor: '#FFE500', outlineThickness: 9 } },
    ]);
  });

  it('renders the picture whose button was tapped, and keeps later changes', () => {
    const play = withVideo().says('yellow');
    const render = play.replies
      .flatMap((reply) => (reply.kind === 'send' ? (reply.message.buttons?.flat() ?? []) : []))
      .find(({ label }) => label.includes('Render'));
    const tapsOlder = () => play.happens({ kind: 'tapped', action: render && 'action' in render ? render.action : '' });
    play.says('red, at the top');
    expect(tapsOlder().effects).toMatchObject([
      { kind: 'edit_video', settings: { fontColor: expect.stringMatching(/^#FFE/) } },
    ]);
    expect(edited(play).told).toContain('what you changed afterwards: letter colour: 🔴 red, position: top.');
    expect(play.stills).toMatchObject([{ settings: { position: 'top' } }]);
    expect(tapsOlder().toasts).toEqual(['Rendering it now.']);
    finished(play);
    expect(play.says('undo').stills).toEqual([{ settings: {}, leaveOpen: [] }]);
    play.says('red, at the top');
    expect(play.taps('Render this').effects).toMatchObject([
      { kind: 'edit_video', settings: { fontColor: expect.stringMatching(/^#FF2/), position: 'top' } },
    ]);
  });

  it('renders a draft once, however often it is tapped', () => {
    const play = withVideo().says('yellow');
    expect(play.taps('Render this').effects).toHaveLength(1);
    expect(play.taps('Render this').effects).toEqual([]);
    expect(edited(withVideo().says('yellow').taps('Render this')).taps('Render this').toasts).toEqual([
      'Rendering it now.',
    ]);
  });

  it('says so when the chat no longer knows the video', () => {
    const play = start().happens({ kind: 'tapped', action: 'c:2:vid_0:fc:FFE500' });
    expect(play.told).toContain('I don’t have that video at hand any more.');
    expect(play.taps('My videos').effects).toEqual([{ kind: 'list_videos' }]);
    expect(play.happens({ kind: 'tapped', action: 'from an older version' }).told).toContain(
      'That button is too old to work.',
    );
  });
});

describe('undoing', () => {
  it('goes back one change at a time, and then to the previous render', () => {
    const play = withVideo().says('yellow').says('at the top');
    expect(play.says('undo').stills[0]?.settings).not.toHaveProperty('position');
    expect(play.told).toBe('Okay, back to position: automatic.');
    expect(play.says('undo').stills).toEqual([{ settings: {}, leaveOpen: [] }]);
    expect(play.says('undo').told).toBe('There’s nothing to undo.');
    finished(edited(play.says('yellow').taps('Render this')));
    expect(play.says('undo').told).toBe('This is the look from before.');
    expect(play.taps('Render this').effects).toEqual([
      { kind: 'edit_video', videoId: 'vid_1', settings: {}, leaveOpen: ['fontColor'] },
    ]);
  });

  it('takes back the look where the look is named, though words were changed since', () => {
    const play = finished(edited(withVideo().says('yellow').taps('Render this')));
    const [video] = play.state.videos;
    if (!video) throw new Error('There is no video.');
    video.done = [{ lines: [] }, ...(video.done ?? [])];
    expect(play.says('undo the colour').told).toBe('Okay, letter colour: automatic.');
    expect(play.stills).toEqual([{ settings: {}, leaveOpen: ['fontColor'] }]);
  });

  it.each<[Language, string, string]>([
    ['en', 'undo the colour', 'undo_look'],
    ['en', 'put the size back', 'undo_look'],
    ['de', 'mach die Farbe rückgängig', 'undo_look'],
    ['en', 'undo', 'undo'],
    ['en', 'undo the misspelled word in the bigger letters', 'undo'],
  ])('knows what is named: in %s, “%s”', (language, text, request) => {
    expect(undoNamed({ kind: 'request', request: 'undo' }, text, language)).toEqual({ kind: 'request', request });
  });

  it('takes back letter spacing, said or tapped', () => {
    const play = withVideo().says('a lot more space between the letters');
    expect(play.told).toBe('Okay, letter spacing: wide (0.15).');
    expect(play.stills).toEqual([{ settings: { letterSpacing: 0.15 }, leaveOpen: [] }]);
    play.taps('Change the look').taps('Size and font').taps('Letter spacing').taps('Closer');
    expect(play.told).toContain('letter spacing: wide.');
    expect(play.says('undo').told).toBe('Okay, back to letter spacing: wide (0.15).');
    expect(play.says('undo').told).toBe('Okay, back to letter spacing: automatic.');
  });

  it('drops a draft on request', () => {
    expect(withVideo().says('yellow').commands('cancel').told).toContain('the change is dropped');
  });
});

describe('the style of other videos', () => {
  it('can be that of the last one', () => {
    const play = finished(edited(withVideo().says('yellow').taps('Render this')));
    finished(ordered(play, 'vid_2', 'https://example.com/2.mp4'), 'vid_2');
    expect(play.says('like last time').stills[0]?.settings).toHaveProperty('fontColor');
    play.says('https://example.com/3.mp4 bigger, at the top please');
    expect(play.told).toContain('On it, with size:');
    expect(play.effects).toMatchObject([{ kind: 'create_video', settings: { position: 'top' } }]);
  });

  it('is about the video whose message was quoted', () => {
    const play = withVideo();
    finished(ordered(play, 'vid_2', 'https://example.com/2.mp4'), 'vid_2');
    expect(play.says('yellow', 'video:vid_1').replies).toMatchObject([{ message: { media: { videoId: 'vid_1' } } }]);
  });

  it('applies to the next videos when there is none', () => {
    const play = start().says('yellow, no emojis');
    expect(play.effects).toMatchObject([{ kind: 'save_defaults', settings: { addEmojis: false } }]);
    expect(play.says('undo').effects).toEqual([{ kind: 'save_defaults', settings: {} }]);
    expect(play.says('undo').told).toBe('There’s nothing to undo.');
  });

  it('transcribes again for another language, without a picture', () => {
    const play = withVideo().says('it is spoken in Spanish');
    expect(play.told).toContain('For that I’ll listen to it again.');
    expect(play.stills).toEqual([]);
  });

  it('says what it did not understand', () => {
    const yellow = [{ kind: 'set' as const, settings: { fontColor: '#FFE500' } }];
    const play = finished(ordered(new PlayedConversation({ understand: understandOnly({ yellow }) })));
    expect(play.says('yellow, frobnicate').reads('Hello').told).toBe(
      'Okay, letter colour: 🟡 yellow. I didn’t get “frobnicate”.',
    );
    expect(play.says('frobnicate').reads('Hello').told).toContain('What is it about');
  });
});

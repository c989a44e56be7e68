import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { StoredNotice } from '../../../src/engine/notices/notices.ts';
import { videoFailureCodes } from '../../../src/infra/errors/error-table.ts';
import { fill } from '../../../src/texts/fill.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import {
  captionsOf,
  clipLink,
  edited,
  finished,
  ordered,
  PlayedConversation,
  progressed,
} from '../../support/play-conversation.ts';

const start = (abilities: { resolverHosts?: string[] } = {}) =>
  new PlayedConversation({ understand: understandWords, ...abilities });
const failed = (play: PlayedConversation, code: (typeof videoFailureCodes)[number], more = {}) => {
  const revision = play.state.videos.find(({ videoId }) => videoId === 'vid_1')?.revision ?? 1;
  const facts = { videoId: 'vid_1', revision, code, hasEarlier: revision > 1 };
  return play.happens({ kind: 'video_failed', ...facts, ...more });
};

const loaded = (play: PlayedConversation, ...texts: string[]): PlayedConversation => {
  const effect = play.effects.find(({ kind }) => kind === 'load_captions');
  if (effect?.kind !== 'load_captions') throw new Error('No captions were asked for.');
  const { videoId, purpose } = effect;
  play.happens({ kind: 'captions_loaded', videoId, captions: captionsOf(...texts), purpose });
  return purpose.kind === 'read' ? loaded(play, ...texts) : play;
};

describe('a correction while a look waits', () => {
  it('is made in that look, which waits no more', () => {
    const play = loaded(finished(ordered(start())).says('yellow').says('Zapier not zap-ear'), 'we use zap-ear');
    expect(play.told).toContain('The new version gets the look in the picture, too.');
    expect(play.effects).toMatchObject([
      { kind: 'edit_video', settings: { fontColor: '#FFE500' }, captions: [{ text: 'we use Zapier' }] },
    ]);
    expect(edited(play).state.videos[0]?.draft).toBeUndefined();
    expect(play.told).not.toContain('afterwards');
  });

  it('that finds no words leaves the look alone', () => {
    const play = loaded(finished(ordered(start())).says('yellow').says('line 9: hello'), 'we use zap-ear');
    expect(play.effects).toEqual([]);
    expect(play.state.videos[0]?.draft?.ordered).toBeUndefined();
  });
});

describe('ordering', () => {
  it('takes several links at once, up to a limit', () => {
    const links = Array.from({ length: 7 }, (_, index) => `https://example.com/${index}.mp4`);
    const play = start().says(links.join('\n'));
    expect(play.effects).toHaveLength(5);
    expect(play.told).toContain('5 videos: I’ll make them one after the other.');
    expect(play.told).toContain('I’m taking the first 5');
  });

  it('takes a clip with the wishes in its caption', () => {
    const play = start().happens({
      kind: 'sent_clip',
      ref: 'f1',
      fileName: 'me.mov',
      sizeBytes: 9,
      text: 'at the top',
    });
    expect(play.effects).toEqual([
      { kind: 'create_video', source: { kind: 'clip', ref: 'f1', fileName: 'me.mov' }, settings: { position: 'top' } },
    ]);
    expect(play.told).toBe('On it, with position: top.');
  });

  it('says what to do about links that open pages', () => {
    const play = start().says('https://www.youtube.com/watch?v=abc');
    expect(play.effects).toEqual([]);
    expect(play.told).toContain('Download the video there first');
    expect(play.says('https://drive.google.com/drive/folders/1aB').told).toContain('It’s a folder.');
    expect(play.says('ftp://example.com/a.mp4').told).toContain('http:// or https://');
    expect(play.says('https://drive.google.com/file/d/1aB/view').effects).toMatchObject([
      { source: { url: 'https://drive.google.com/file/d/1aB/view' } },
    ]);
  });

  it('takes links of platforms where the operator has a program for them', () => {
    const play = start({ resolverHosts: ['youtube.com'] });
    expect(play.says('youtube.com/shorts/abc').effects).toMatchObject([
      { source: { url: 'https://youtube.com/shorts/abc' } },
    ]);
    expect(play.says('https://www.tiktok.com/@a/video/1').effects).toEqual([]);
  });

  it('takes links of services that hand out files after a question', () => {
    for (const url of ['https://we.tl/t-df2pCDR04C', 'https://www.icloud.com/iclouddrive/02aPe3Jgy3#a']) {
      expect(start().says(`my video (${url})`).effects).toMatchObject([{ source: { url } }]);
    }
  });

  it('points to the video in work when the same link is sent again', () => {
    const play = progressed(ordered(start()), 'rendering', 50).says(clipLink);
    expect(play.effects).toEqual([]);
    expect(play.told).toContain('I’m already working on this one (launch.mp4).');
    expect(play.told).toContain('🎬 Rendering');
  });

  it('makes it again with the wishes from when the link was sent again', () => {
    const play = finished(ordered(start())).says(`${clipLink} at the top`);
    expect(play.told).toContain('or make a new one with position: top?');
    expect(play.taps('Make a new one').effects).toMatchObject([{ settings: { position: 'top' } }]);
  });

  it('offers to make a deleted video again', () => {
    const play = finished(ordered(start())).says(clipLink).taps('Send that one');
    play.happens({ kind: 'effect_failed', effect: 'resend_video', videoId: 'vid_1', code: 'not_found' });
    expect(play.told).toContain('That video is gone');
    expect(play.taps('Make a new one').effects).toMatchObject([{ kind: 'create_video' }]);
  });

  it('says in plain words what else it cannot use', () => {
    const play = start();
    for (const what of ['picture', 'sound', 'sticker', 'other'] as const) {
      expect(play.happens({ kind: 'sent_something_else', what }).told).toContain('video');
    }
    const large = play.happens({ kind: 'sent_clip_too_large', sizeBytes: 34_000_000, limitBytes: 20_000_000 });
    expect(large.told).toContain('34 MB');
    expect(large.told).toContain('20 MB');
  });
});

describe('a clip that comes again', () => {
  const clip = (ref: string, text = '') =>
    ({ kind: 'sent_clip', ref, key: 'same', fileName: 'me.mov', sizeBytes: 9, text }) as const;
  const created = (play: PlayedConversation) => {
    const [effect] = play.effects;
    if (effect?.kind !== 'create_video' || effect.source.kind !== 'clip') throw new Error('Nothing was ordered.');
    const { ref, key = '', fileName } = effect.source;
    const facts = { sourceUrl: null, fileName, clip: { ref, key, fileName }, settings: effect.settings, queuePlace: 1 };
    return play.happens({ kind: 'video_created', videoId: 'vid_1', ...facts });
  };

  it('is offered as it was made, or anew with the wishes', () => {
    const play = finished(created(start().happens(clip('f1'))));
    expect(play.happens(clip('f2', 'yellow')).effects).toEqual([]);
    expect(play.told).toContain('me.mov');
    expect(play.taps('Send that one').effects).toEqual([{ kind: 'resend_video', videoId: 'vid_1' }]);
    play.happens(clip('f3', 'at the top'));
    expect(play.taps('Make a new one').effects).toMatchObject([
      { kind: 'create_video', source: { kind: 'clip', ref: 'f1', fileName: 'me.mov' }, settings: { position: 'top' } },
    ]);
  });

  it('is not made twice at the same time', () => {
    const play = created(start().happens(clip('f1')));
    expect(play.happens(clip('f2')).effects).toEqual([]);
    expect(play.messageUnder('status:vid_1')).not.toBeNull();
  });
});

describe('stopping', () => {
  it('stops a video that has just begun at once', () => {
    const play = ordered(start());
    expect(play.taps('Cancel').effects).toEqual([{ kind: 'cancel_video', videoId: 'vid_1' }]);
    expect(failed(play, 'cancelled').told).toBe('This video was stopped before it was finished. No minutes were used.');
    expect(play.taps('Make a new one').effects).toMatchObject([{ kind: 'create_video', source: { url: clipLink } }]);
  });

  it('asks first when the work has taken long', () => {
    const play = progressed(ordered(start()), 'rendering', 20);
    play.nowMs += 90_000;
    expect(play.commands('cancel').effects).toEqual([]);
    expect(progressed(play, 'rendering', 30).buttons).toEqual(['Yes, stop it', 'Keep going']);
    expect(play.taps('Keep going').buttons).toContain('✖️ Cancel');
    expect(play.says('cancel').taps('Yes, stop it').effects).toEqual([{ kind: 'cancel_video', videoId: 'vid_1' }]);
  });

  it('asks which one when there are several', () => {
    const play = ordered(ordered(start()), 'vid_2', 'https://example.com/other.mp4');
    expect(play.commands('cancel').buttons).toEqual(['✖️ other.mp4', '✖️ launch.mp4']);
    expect(play.taps('✖️ launch.mp4').effects).toEqual([{ kind: 'cancel_video', videoId: 'vid_1' }]);
  });

  it('keeps the present version when an edit is stopped', () => {
    const play = edited(finished(ordered(start())).says('yellow').taps('Render this'));
    expect(failed(play, 'cancelled').told).toContain('The version you have stays as it is.');
    expect(play.buttons).toEqual(['▶️ Make it after all', '↩️ Take it back']);
  });

  it('makes a stopped change after all, or takes its look back', () => {
    const stopped = () => {
      const play = finished(ordered(start())).says('yellow').taps('Render this');
      return failed(edited(play), 'cancelled');
    };
    expect(stopped().taps('▶️ Make it after all').effects).toEqual([
      { kind: 'edit_video', videoId: 'vid_1', settings: {}, leaveOpen: [] },
    ]);
    expect(stopped().taps('↩️ Take it back').effects).toEqual([
      { kind: 'edit_video', videoId: 'vid_1', settings: {}, leaveOpen: [expect.any(String)] },
    ]);
  });

  it('has text and look of the present version at once where the change was taken back', () => {
    const stopped = () => {
      const play = edited(finished(ordered(start())).says('yellow').taps('Render this'));
      const end = { revision: 2, code: 'cancelled' as const, reason: null, args: { takenBack: 1 }, hasEarlier: true };
      return play.happens({ kind: 'video_failed', videoId: 'vid_1', ...end });
    };
    expect(stopped().told).toContain('Your video and its text are as they were before.');
    expect(stopped().state.videos[0]?.settings).toEqual({});
    const resumed = stopped().taps('▶️ Make it after all');
    expect(resumed.effects).toEqual([
      { kind: 'edit_video', videoId: 'vid_1', settings: {}, leaveOpen: [], resumesStopped: true },
    ]);
    const left = stopped().taps('No, thanks');
    expect(left.told).toBe('All right, everything stays as it is.');
    expect(left.effects).toEqual([]);
    // another change has nothing to do with the stopped one
    const other = edited(stopped().says('make it vertical').taps('Render this'));
    expect(other.state.videos[0]?.change).toEqual({ look: {} });
  });

  it('takes back all corrections that the present version is without, also overtaken ones', () => {
    const correct = (play: PlayedConversation, wrong: string, right: string, ...texts: string[]) =>
      edited(loaded(play.says(`replace ${wrong} with ${right}`), ...texts));
    const play = correct(finished(ordered(start())), 'reals', 'Reels', 'the reals are here', 'and so on');
    correct(play, 'here', 'there', 'the Reels are here', 'and so on');
    expect(play.replies[0]).toMatchObject({
      kind: 'replace',
      message: { text: expect.stringContaining('further down') },
    });
    failed(play, 'cancelled').taps('↩️ Take it back');
    expect(loaded(play, 'the Reels are there', 'and so on').effects).toMatchObject([
      { kind: 'edit_video', captions: [{ text: 'the reals are here' }, { text: 'and so on' }] },
    ]);
    // what is in the video is not taken back
    finished(edited(play));
    expect(
      failed(correct(play, 'so', 'so far', 'the reals are here', 'and so on'), 'cancelled').taps('↩️ Take it back')
        .effects,
    ).toMatchObject([{ purpose: { lines: [{ before: 'and so on' }] } }]);
  });
});

describe('the news of a finished video', () => {
  it.each(videoFailureCodes)('explains the failure %s', (code) => {
    const play = failed(ordered(start()), code);
    expect(play.told.length).toBeGreaterThan(8);
    expect(play.told).not.toContain(code);
    expect(play.messageUnder('status:vid_1')?.text).toMatch(/^(⚠️|This video was stopped)/);
  });

  it('is sent again when the video was retried elsewhere', () => {
    const play = failed(ordered(start()), 'render_failed');
    expect(failed(play, 'render_failed').replies).toEqual([]);
    expect(failed(play, 'speech_failed', { revision: 2, hasEarlier: false }).told).toContain('the sound of this video');
    expect(play.told).not.toContain('stays as it is');
    expect(play.buttons).toEqual(['Make a new one']);
    const output = { videoUrl: 'https://x.example/1.mp4', durationSeconds: 3, upright: null, notices: [] };
    const ready = { videoId: 'vid_1', revision: 3, settings: {}, ...output, hasEarlier: false };
    expect(play.happens({ kind: 'video_ready', ...ready }).told).toContain('Here it is!');
  });

  it('names the site when a link opens a page', () => {
    const args = { subject: 'link', site: 'onedrive' };
    expect(failed(ordered(start()), 'source_web_page', { reason: null, args }).told).toContain('OneDrive');
  });

  it('says exactly what was wrong, with its figures, in the person’s language', () => {
    const long = { reason: null, args: { seconds: 4500, maxSeconds: 3600 } };
    const german = ordered(new PlayedConversation({ language: 'de' }));
    expect(failed(german, 'source_too_long', long).told).toContain('Dieses Video ist 1 h 15 min lang');
    // an event of version 1.0 has the code alone
    const russian = ordered(new PlayedConversation({ language: 'ru' }));
    expect(failed(russian, 'source_too_long').told).toContain(textsOf('ru').failures.codes.source_too_long);
  });

  it('contains the notices in the person’s language', () => {
    const notices: StoredNotice[] = [
      { code: 'no_speech' },
      { code: 'missing_signs', items: ['ⵣ', 'ⵉ', 'ⵎ', 'ⵓ', 'ⵔ', 'ⵢ'] },
      { code: 'unknown_emojis', items: ['🫪'] },
      'A sentence of version 1.0.',
    ];
    const play = finished(ordered(new PlayedConversation({ language: 'es' })), 'vid_1', { notices });
    const { no_speech, missing_signs, unknown_emojis } = textsOf('es').notices;
    expect(play.told).toContain(no_speech);
    expect(play.told).toContain(`${fill(missing_signs, { items: 'ⵣ, ⵉ, ⵎ, ⵓ, ⵔ, …' })}\n`);
    expect(play.told).toContain(fill(unknown_emojis, { items: '🫪' }));
    expect(play.told).toContain('A sentence of version 1.0.');
  });

  it('is not sent for a superseded revision', () => {
    const play = edited(finished(ordered(start())).says('yellow').taps('Render this'));
    const output = {
      videoUrl: 'https://x.example/1.mp4',
      durationSeconds: 3,
      upright: null,
      notices: [],
      hasEarlier: false,
    };
    play.happens({ kind: 'video_ready', videoId: 'vid_1', revision: 1, settings: {}, ...output });
    expect(play.replies).toEqual([]);
  });

  it('makes videos from elsewhere known in the chat', () => {
    const play = start();
    finished(play, 'vid_9');
    expect(play.messageUnder('video:vid_9')?.media).toMatchObject({ kind: 'video', videoId: 'vid_9' });
    expect(play.says('yellow').stills).toHaveLength(1);
  });

  it('gives tips with the first results only', () => {
    const play = start();
    const tips = ['vid_1', 'vid_2', 'vid_3'].map((id) =>
      finished(ordered(play, id, `https://example.com/${id}.mp4`), id).told.includes('💡'),
    );
    expect(tips).toEqual([true, true, false]);
  });

  it('gives a tip that names the colours of the video, and another one as an example', () => {
    const play = start();
    play.says('yellow letters');
    const { told } = finished(ordered(play));
    expect(told).toContain('Now: letter colour: 🟡 yellow');
    expect(told).toContain('“Bigger, green, at the top”');
  });

  it('corrects a doubtful word of the video in its tip, or a rare one, or else any', () => {
    const doubt = (text: string, ...guesses: string[]) => ({
      ...{ text, guesses, startMs: 0, context: `we run ${text}`, isUnusual: true },
    });
    const long = 'x'.repeat(31);
    const told = (toCheck?: Parameters<typeof finished>[2]) => finished(ordered(start()), 'vid_1', toCheck).told;
    const withDoubts = (...doubts: ReturnType<typeof doubt>[]) => told({ toCheck: { doubts, rareWord: null } });
    expect(withDoubts(doubt(long), doubt('VISPER', long, 'Whisper'), doubt('Otla'))).toContain('“Whisper not VISPER”');
    expect(withDoubts(doubt('Otla', 'Otla {look}'))).toContain('“Otla {look} not Otla”. Now: letter colour');
    expect(withDoubts(doubt('Otla'))).toContain('Is “Otla” wrong? Just write “replace Otla with” and the right word.');
    expect(told({ toCheck: { doubts: [], rareWord: 'Kubernetes' } })).toContain('“replace Kubernetes with”');
    for (const without of [told(), withDoubts(doubt(long)), told({ toCheck: { doubts: [], rareWord: long } })]) {
      expect(without).toContain('“Zapier not zap-ear”');
    }
  });
});

describe('the text', () => {
  it('is shown numbered, and single lines can be replaced', () => {
    const play = finished(ordered(start()));
    expect(loaded(play.says('show the text'), 'one', 'two').told).toContain('1. one\n2. two');
    play.says('2: TWO', 'text:vid_1:1');
    expect(loaded(play, 'one', 'two').told).toBe('Line 2 is changed.');
    expect(play.effects).toMatchObject([{ captions: [{ text: 'one' }, { text: 'TWO' }] }]);
  });

  it('is split into several messages, and is a file when it is very long', () => {
    const play = finished(ordered(start()));
    const line = 'about forty characters make up one line';
    expect(loaded(play.taps('Edit text'), ...Array.from({ length: 150 }, () => line)).replies).toHaveLength(2);
    const long = loaded(play.taps('Edit text'), ...Array.from({ length: 900 }, () => line));
    expect(long.replies).toMatchObject([{ message: { media: { kind: 'file', name: 'captions.txt' } } }]);
  });

  it('can be sent as a subtitle file', () => {
    const play = loaded(finished(ordered(start())).taps('Captions .srt'), 'one');
    expect(play.replies).toMatchObject([
      { message: { media: { kind: 'file', name: 'captions.srt', content: expect.stringContaining('00:00:00,000') } } },
    ]);
  });

  it('is corrected in the most similar words, once the person agrees', () => {
    const play = finished(ordered(start()));
    const missed = loaded(play.says('Zapier not zapeer'), 'we use zappier daily');
    expect(missed.told).toContain('Closest is line 1: “we use zappier daily”. Shall I turn “zappier” into “Zapier”?');
    expect(play.effects).toEqual([]);
    loaded(play.taps('Yes, change that'), 'we use zappier daily');
    expect(play.effects).toMatchObject([{ captions: [{ text: 'we use Zapier daily' }] }]);
    expect(play.taps('Yes, change that').told).toContain('That button is too old to work.');
  });

  it('is not offered to be corrected where it is right already', () => {
    const play = finished(ordered(start()));
    const missed = loaded(play.says('change flower to flour'), 'we bake with flour');
    expect(missed.told).toBe('I can’t find “flower” in the captions. “flour” stands there already, in line 1.');
    const made = loaded(
      play.says('change flower to flour\nchange rye flower to rye flour'),
      'the rye flower',
      'a flower',
    );
    expect(made.told).toBe('“flower” → “flour” (2 places, lines 1 and 2).');
  });

  it('is undone', () => {
    const play = finished(ordered(start()));
    loaded(play.says('remove line 2'), 'one', 'two');
    finished(edited(play));
    play.says('undo');
    expect(loaded(play, 'one').effects).toMatchObject([{ captions: [{ text: 'one' }, { text: 'two' }] }]);
  });

  it('cannot be corrected before the transcription, or without a video', () => {
    expect(start().says('Zapier not zap-ear').told).toContain('There’s no video to correct yet.');
    expect(loaded(ordered(start()).says('Zapier not zap-ear')).told).toContain('I haven’t listened to the video yet.');
  });
});

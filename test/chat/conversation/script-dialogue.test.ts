import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Caption } from '../../../src/engine/captions/caption.ts';
import type { ScriptDifference } from '../../../src/engine/captions/script/apply-difference.ts';
import { asWords } from '../../engine/captions/texts-as-captions.ts';
import { edited, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const start = () => new PlayedConversation({ language: 'en', understand: understandWords });

const differences: ScriptDifference[] = [
  { kind: 'added', text: 'you know', startMs: 300, endMs: 900 },
  { kind: 'missing', text: 'dear', afterMs: 1500 },
];
const words = asWords('Hello you know there friends');
const captions: Caption[] = [{ startMs: 0, endMs: 1500, text: 'Hello you know there friends', words }];

/** A finished video whose script differs from what was said. */
function scripted(play = ordered(start())): PlayedConversation {
  const { revision, settings } = play.state.videos[0] ?? { revision: 1, settings: {} };
  const output = { videoUrl: 'https://captions.example/media/vid_1.mp4', durationSeconds: 30, upright: true };
  const script = { matched: 0.934, differences };
  const facts = { videoId: 'vid_1', revision, settings, ...output, notices: [], script, hasEarlier: revision > 1 };
  return play.happens({ kind: 'video_ready', ...facts });
}

/** Loads the captions that a tap asked for. */
function loaded(play: PlayedConversation): PlayedConversation {
  const [effect] = play.effects;
  if (effect?.kind !== 'load_captions') throw new Error('No captions were asked for.');
  return play.happens({ kind: 'captions_loaded', videoId: 'vid_1', captions, purpose: effect.purpose });
}

const scriptOf = (play: PlayedConversation) =>
  play.effects.map((effect) => ('settings' in effect ? [effect.kind, effect.settings.script] : [effect.kind]));

describe('a script in a message', () => {
  it.each([
    'Here is what I say: ',
    'here’s what I say:\n',
    'This is my script:\n\n',
    'Script: ',
    'Das sage ich: ',
    'Hier ist, was ich sage: ',
    'Mein Skript:\n',
    'Esto es lo que digo: ',
    'Este es mi guion: ',
    'Voici ce que je dis : ',
    'Voici mon script :\n',
    'Ecco quello che dico: ',
    'Questo è il mio copione: ',
    'Isto é o que eu digo: ',
    'Meu roteiro:\n',
    'Вот что я говорю: ',
    'Мой сценарий:\n',
  ])('that begins with «%s» is that of the video at hand', (lead) => {
    const play = ordered(start()).says(`${lead}Hello, world.\nIt is me: not you!`);
    expect(scriptOf(play)).toEqual([['edit_video', 'Hello, world.\nIt is me: not you!']]);
    expect(play.told).toBe('Got it: this is what is said. I’ll match the captions with it.');
  });

  it('is that of the next video, if there is none', () => {
    const play = start().says('Here is what I say: Hello, world.');
    expect(play.effects).toEqual([]);
    expect(play.told).toBe('Got it: I’ll use this text for the next video that you send.');
    expect(scriptOf(play.says('https://example.com/a.mp4'))).toEqual([['create_video', 'Hello, world.']]);
    expect(scriptOf(play.says('https://example.com/b.mp4'))).toEqual([['create_video', undefined]]);
  });

  it('is no script where it asks for something else', () => {
    for (const text of ['script', 'what I say is too small: bigger', 'Here is what I say:', 'yellow text']) {
      expect(scriptOf(finished(ordered(start())).says(text)).flat()).not.toContain('edit_video');
    }
  });
});

describe('a script in a file', () => {
  const file = { kind: 'sent_script', ref: 'file-1', fileName: 'script.txt', sizeBytes: 20 } as const;

  it('is read, and is that of the video at hand', () => {
    const play = ordered(start()).happens(file);
    expect(play.effects).toEqual([{ kind: 'load_script', ref: 'file-1', videoId: 'vid_1' }]);
    play.happens({ kind: 'script_loaded', videoId: 'vid_1', script: 'Hello.' });
    expect(scriptOf(play)).toEqual([['edit_video', 'Hello.']]);
  });

  it('is kept for a clip that is sent later', () => {
    const play = start().happens(file).happens({ kind: 'script_loaded', videoId: null, script: 'Hello.' });
    play.happens({ kind: 'sent_clip', ref: 'clip', fileName: null, sizeBytes: 9, text: '' });
    expect(scriptOf(play)).toEqual([['create_video', 'Hello.']]);
  });

  it('may be pasted subtitles, whose times are not said', () => {
    const srt = '1\n00:00:00,500 --> 00:00:02,000\nWe use Zapier\n\n2\n00:00:02,500 --> 00:00:04,000\nin 2026\n';
    for (const text of [srt, `Here is what I say: ${srt}`]) {
      expect(scriptOf(finished(ordered(start())).says(text))).toEqual([['edit_video', 'We use Zapier\nin 2026']]);
    }
  });

  it('is refused where it has no text, or too much', () => {
    const play = start().happens(file).happens({ kind: 'script_loaded', videoId: null, script: null });
    expect(play.told).toBe(
      'I can’t use that file as a script. Please send a text file (.txt, .md, .srt or .vtt) of at most 100000 characters.',
    );
  });
});

describe('a finished video with a script', () => {
  it('says how much of it was said, and what differs, with a button for each', () => {
    const play = scripted();
    expect(play.told).toContain(
      '93% of your script was said.\n➕ Said, not in the script: “you know”\n➖ In the script, not said: “dear”',
    );
    expect(play.buttons.slice(0, 2)).toEqual(['✂️ Out: you know', '➕ In: dear']);
  });

  it('takes out what was added', () => {
    const play = loaded(scripted().taps('Out: you know'));
    expect(play.told).toBe('Taken out: “you know”. Here comes a new version.');
    expect(play.effects).toMatchObject([
      { kind: 'edit_video', captions: [{ startMs: 0, endMs: 1500, text: 'Hello there friends' }] },
    ]);
  });

  it('puts in what is missing', () => {
    const play = loaded(scripted().taps('In: dear'));
    expect(play.effects).toMatchObject([
      { kind: 'edit_video', captions: [{ text: 'Hello you know there friends dear' }] },
    ]);
  });

  it('asks only for what was not tapped, under the next version, and not for another script’s', () => {
    const play = scripted(edited(loaded(scripted().taps('Out: you know'))));
    expect(play.told).not.toContain('you know');
    expect(play.buttons[0]).toBe('➕ In: dear');
    const other = scripted(edited(play.says('Script: Something else.')));
    expect(other.buttons.slice(0, 2)).toEqual(['✂️ Out: you know', '➕ In: dear']);
  });

  it('undoes a tap by words', () => {
    const play = finished(edited(loaded(scripted().taps('Out: you know'))));
    play.says('undo');
    const [effect] = play.effects;
    if (effect?.kind !== 'load_captions') throw new Error('Nothing is undone.');
    const now = [{ startMs: 0, endMs: 1500, text: 'Hello there friends', words: [] }];
    play.happens({ kind: 'captions_loaded', videoId: 'vid_1', captions: now, purpose: effect.purpose });
    expect(play.effects).toMatchObject([{ captions: [{ text: 'Hello you know there friends' }] }]);
  });

  it('leaves captions alone that were changed since, and says that an old button is old', () => {
    const play = scripted().taps('Out: you know');
    const [effect] = play.effects;
    if (effect?.kind !== 'load_captions') throw new Error('No captions were asked for.');
    const changed = [
      { startMs: 5000, endMs: 6000, text: 'Other', words: [{ text: 'Other', startMs: 5000, endMs: 6000 }] },
    ];
    play.happens({ kind: 'captions_loaded', videoId: 'vid_1', captions: changed, purpose: effect.purpose });
    expect(play.told).toBe('The captions have changed since, so I left them as they are.');
    expect(play.effects).toEqual([]);
    expect(play.taps('Out: you know').told).toContain('too old');
  });
});

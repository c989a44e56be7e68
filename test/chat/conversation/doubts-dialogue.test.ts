import { describe, expect, it } from 'vitest';
import type { DoubtInChat } from '../../../src/chat/conversation/chat-event.ts';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Caption } from '../../../src/engine/captions/caption.ts';
import { type Language, languages } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { edited, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const start = (language: Language = 'en') => new PlayedConversation({ language, understand: understandWords });

const visper: DoubtInChat = {
  ...{ text: 'VISPER CPP', guesses: ['whisper.cpp', 'Vesper CPP'], startMs: 12_300 },
  ...{ context: 'we run VISPER CPP here', isUnusual: true },
};
const there: DoubtInChat = {
  ...{ text: 'there', guesses: ['their'], startMs: 61_000, context: 'I like there food', isUnusual: false },
};
const ottla: DoubtInChat = { ...there, text: 'Otla', guesses: [], context: 'says Otla', isUnusual: true };

const spoken = (text: string, startMs: number, doubtful: string[] = []): Caption => ({
  ...{ startMs, endMs: startMs + 1800, text },
  words: text.split(' ').map((word, index) => ({
    ...{ text: word, startMs: startMs + index * 100, endMs: startMs + index * 100 + 90 },
    confidence: doubtful.includes(word) ? 0.3 : 0.9,
  })),
});
const captions = [
  spoken('we run VISPER CPP here', 0, ['VISPER', 'CPP']),
  spoken('put it there', 2000),
  spoken('I like there food', 4000, ['there']),
  spoken('and visper cpp again says Otla', 6000, ['Otla']),
];

/** A finished video with doubts, about which the first question is asked. */
function asked(doubts: DoubtInChat[] = [visper, there, ottla], play = start(), videoId = 'vid_1'): PlayedConversation {
  finished(ordered(play, videoId, `https://example.com/clips/${videoId}.mp4`), videoId);
  expect(play.effects).toEqual([{ kind: 'find_doubts', videoId, revision: 1 }]);
  return play.happens({ kind: 'doubts_found', videoId, revision: 1, doubts });
}

/** Loads the captions that were asked for, to make the corrections. */
function corrected(play: PlayedConversation): PlayedConversation {
  const loads = play.effects.filter(({ kind }) => kind === 'load_captions');
  expect(loads).toHaveLength(1);
  const [effect] = loads;
  if (effect?.kind !== 'load_captions') throw new Error('No captions were asked for.');
  play.happens({ kind: 'captions_loaded', videoId: effect.videoId, captions, purpose: effect.purpose });
  return effect.purpose.kind === 'read' ? corrected(play) : play;
}

const confirmed = (words: string) => ({ kind: 'confirm_words', videoId: 'vid_1', words: [words] });

const textsIn = (play: PlayedConversation) =>
  play.effects
    .flatMap((effect) => (effect.kind === 'edit_video' ? (effect.captions ?? []) : []))
    .map(({ text }) => text);

describe('the questions about doubtful words', () => {
  it('come one at a time, with the best guesses as buttons', () => {
    const play = asked();
    expect(play.told).toBe('🤔 Did you say “VISPER CPP”? (1 of 3)\n0:12: “we run VISPER CPP here”');
    expect(play.buttons).toEqual([...['whisper.cpp', 'Vesper CPP', '✏️ Type it', '👍 All right'], '🔕 Don’t ask again']);
    play.taps('whisper.cpp');
    expect(play.effects).toEqual([]);
    expect(play.told).toBe(
      '“VISPER CPP” → “whisper.cpp”.\n\n🤔 Did you say “there”? (2 of 3)\n1:01: “I like there food”',
    );
    expect(play.taps('All right').told).toContain('Did you say “Otla”? (3 of 3)');
  });

  it('change one message while buttons are tapped, so that they flood nobody', () => {
    const play = asked().taps('whisper.cpp').taps('their').taps('Type it');
    expect(play.replies).toMatchObject([{ kind: 'replace', key: 'doubts:vid_1' }]);
    expect(play.says('Ottla').replies).toMatchObject([{ kind: 'send' }]);
  });

  it('are not looked for again when they came with the result', () => {
    const known = { toCheck: { doubts: [there], rareWord: null } };
    expect(finished(ordered(start()), 'vid_1', known).effects).toEqual([
      { kind: 'find_doubts', videoId: 'vid_1', revision: 1, known: [there] },
    ]);
    expect(finished(ordered(start()), 'vid_1', { toCheck: { doubts: [], rareWord: 'Otla' } }).effects).toEqual([]);
  });

  it('are not numbered when there is one', () => {
    expect(asked([there]).told).toBe('🤔 Did you say “there”?\n1:01: “I like there food”');
  });

  it('end in one edit with all corrections', () => {
    const play = asked().taps('whisper.cpp').taps('their').taps('Type it').says('Ottla');
    expect(play.told).toBe('Thanks! I’m correcting that now.');
    corrected(play);
    expect(play.effects).toHaveLength(1);
    expect(textsIn(play)).toEqual([
      'we run whisper.cpp here',
      // heard for sure
      'put it there',
      'I like their food',
      // a phrase that is hardly ever right
      'and whisper.cpp again says Ottla',
    ]);
    expect(play.told).toContain('“VISPER CPP” → “whisper.cpp” (2 places, lines 1 and 4).');
    expect(play.told).toContain('“there” → “their” (1 place, line 3).');
    expect(edited(play).state.questions).toBeUndefined();
  });

  it('make no edit when all is right', () => {
    const play = asked().taps('All right').taps('All right').taps('All right');
    expect(play.told).toBe('Thanks! Then it stays as it is.');
    // so that nobody else doubts the words
    expect(play.effects).toEqual([confirmed('Otla')]);
    expect(play.state.questions).toBeUndefined();
  });

  it('take what is typed as it is, also under the quoted question', () => {
    const play = asked([ottla]).taps('Type it');
    expect(play.told).toBe('What was it instead of “Otla”? Just write it to me.');
    expect(textsIn(corrected(play.says('bigger.ai'))).at(-1)).toBe('and visper cpp again says bigger.ai');
    const quoting = asked([ottla]).says('Ottla', 'doubts:vid_1');
    expect(textsIn(corrected(quoting)).at(-1)).toBe('and visper cpp again says Ottla');
  });

  it('take a guess that is written instead of tapped', () => {
    const play = asked([visper]).says('Whisper.cpp!').reads('Hello');
    expect(play.effects).toEqual([]);
    expect(play.says('whisper.cpp').told).toBe('Thanks! I’m correcting that now.');
  });

  it.each(languages)('understand yes, no and that this is enough in %s', (language) => {
    const words: Record<Language, [yes: string, no: string, done: string]> = {
      en: ['Yes!', 'no', 'that’s all'],
      de: ['Ja', 'Nein', 'Fertig.'],
      es: ['sí', 'No', 'listo'],
      fr: ['oui', 'non', 'C’est tout'],
      it: ['Sì', 'no', 'fatto'],
      pt: ['sim', 'não', 'pronto'],
      ru: ['да', 'нет', 'Всё'],
    };
    const [yes, no, done] = words[language];
    const { doubts } = textsOf(language).chat;
    const play = asked([visper, there, ottla], start(language));
    expect(play.says(yes).told).toContain('there');
    expect(play.says(no).told).toContain(doubts.type.split('{')[0]);
    play.says('their');
    expect(play.says(done).told).toBe(doubts.correcting);
    expect(textsIn(corrected(play))[2]).toBe('I like their food');
  });

  it('let an earlier answer be changed', () => {
    const play = asked([visper, there]).taps('Type it').says('whisper');
    expect(play.state.questions?.at).toBe(1);
    play.happens({ kind: 'tapped', action: 'q:vid_1:0:right' });
    expect(play.told).toContain('Did you say “there”?');
    expect(play.taps('All right').told).toBe('Thanks! Then it stays as it is.');
    expect(play.effects).toEqual([confirmed('there')]);
  });
});

describe('going on to something else', () => {
  it('corrects what was answered', () => {
    const play = asked().taps('whisper.cpp').says('thanks');
    expect(play.told).toContain('Thanks! I’m correcting that now.');
    expect(textsIn(corrected(play))[0]).toBe('we run whisper.cpp here');
  });

  it('corrects it in the same edit as other corrections', () => {
    const play = asked().taps('whisper.cpp').says('foods not food');
    const loads = play.effects;
    expect(loads).toHaveLength(1);
    corrected(play);
    expect(play.effects.filter(({ kind }) => kind === 'edit_video')).toHaveLength(1);
    expect(play.told).toContain('“food” → “foods” (1 place, line 3).');
    expect(textsIn(play)[0]).toBe('we run whisper.cpp here');
  });

  it('corrects it in the same edit as a change of style', () => {
    const play = asked().taps('whisper.cpp').says('yellow and render');
    corrected(play);
    const { effects } = play;
    expect(effects).toMatchObject([{ kind: 'edit_video', settings: { fontColor: expect.any(String) } }]);
    expect(textsIn(play)[0]).toBe('we run whisper.cpp here');
  });

  it('leaves questions without an answer open, and reads the next message as usual', () => {
    const play = asked().taps('Type it').commands('help');
    expect(play.told).toContain('it comes back with captions');
    expect(play.says('bigger').stills).toHaveLength(1);
    expect(play.taps('Undo').state.questions?.at).toBe(0);
  });

  it('ends them when the video is edited, deleted or another one is begun', () => {
    expect(edited(asked().says('yellow').taps('Render this')).state.questions).toBeUndefined();
    expect(asked().taps('🗑 Delete').taps('Yes, delete it').state.questions).toBeUndefined();
    expect(ordered(asked(), 'vid_2', 'https://example.com/2.mp4').state.questions).toBeUndefined();
    const elsewhere = asked();
    const output = { videoUrl: 'https://x.example/1.mp4', durationSeconds: 3, upright: null, notices: [] };
    elsewhere.happens({
      kind: 'video_ready',
      videoId: 'vid_1',
      revision: 2,
      settings: {},
      ...output,
      hasEarlier: true,
    });
    expect(elsewhere.state.questions).toBeUndefined();
    expect(elsewhere.effects).toEqual([]);
    const tap = { kind: 'tapped' as const, action: 'q:vid_1:0:0' };
    expect(elsewhere.happens(tap).told).toContain('That button is too old to work.');
  });

  it('corrects what was answered when a new video is begun', () => {
    const play = asked().taps('whisper.cpp').says('https://example.com/next.mp4');
    expect(play.effects.map(({ kind }) => kind)).toEqual(['load_captions', 'create_video']);
  });

  it('says when the captions were changed elsewhere meanwhile', () => {
    const play = asked([ottla]).says('Ottla', 'doubts:vid_1');
    const [effect] = play.effects;
    if (effect?.kind !== 'load_captions') throw new Error('No captions were asked for.');
    const { videoId, purpose } = effect;
    play.happens({ kind: 'captions_loaded', videoId, captions: [spoken('other words', 0)], purpose });
    expect(play.told).toContain('The captions have changed in the meantime');
    expect(play.effects).toEqual([]);
  });
});

describe('the questions about another video', () => {
  it('wait while somebody answers', () => {
    const play = ordered(start(), 'vid_2', 'https://example.com/2.mp4');
    asked([visper, there], play).taps('All right');
    finished(play, 'vid_2');
    expect(play.effects).toEqual([]);
    expect(play.taps('All right').effects).toEqual([
      confirmed('there'),
      { kind: 'find_doubts', videoId: 'vid_2', revision: 1 },
    ]);
  });

  it('take the place of those that nobody has answered', () => {
    const play = ordered(start(), 'vid_2', 'https://example.com/2.mp4');
    asked([visper, there], play);
    finished(play, 'vid_2');
    play.happens({ kind: 'doubts_found', videoId: 'vid_2', revision: 1, doubts: [ottla] });
    expect(play.state.questions?.videoId).toBe('vid_2');
  });
});

describe('nobody is asked', () => {
  it('about a new version of a video', () => {
    const play = finished(ordered(start())).says('yellow').taps('Render this');
    expect(finished(edited(play)).effects).toEqual([]);
  });

  it('about a version that was edited meanwhile', () => {
    const play = finished(ordered(start()));
    edited(play.says('yellow').taps('Render this'));
    play.happens({ kind: 'doubts_found', videoId: 'vid_1', revision: 1, doubts: [visper] });
    expect(play.replies).toEqual([]);
  });

  it('when the search has failed', () => {
    const play = finished(ordered(start()));
    play.happens({ kind: 'effect_failed', effect: 'find_doubts', videoId: 'vid_1', code: 'unavailable' });
    expect(play.replies).toEqual([]);
  });

  it('who does not want it, until they want it again', () => {
    const play = asked().taps('whisper.cpp').taps('Don’t ask again');
    expect(play.told).toContain('I won’t ask about words any more.');
    expect(textsIn(corrected(play))[0]).toBe('we run whisper.cpp here');
    finished(edited(play));
    expect(finished(ordered(play, 'vid_2', 'https://example.com/2.mp4'), 'vid_2').effects).toEqual([]);
    expect(play.commands('settings').buttons).toContain('🤔 Ask about words');
    expect(play.taps('Ask about words').told).toContain('I’ll ask when I’m not sure');
    expect(play.commands('settings').buttons).not.toContain('🤔 Ask about words');
    expect(finished(ordered(play, 'vid_3', 'https://example.com/3.mp4'), 'vid_3').effects).toMatchObject([
      { kind: 'find_doubts' },
    ]);
  });
});

describe('spellings', () => {
  const answered = () => corrected(asked().taps('whisper.cpp').taps('their').taps('All right'));

  it('are offered for what is right nowhere, once', () => {
    const play = answered();
    expect(play.told).toContain('Shall I spell it like this in your next videos, too: “whisper.cpp”?');
    const { effects } = play.taps('Yes, always');
    const entries = [{ from: 'VISPER CPP', to: 'whisper.cpp' }];
    expect(effects).toEqual([{ kind: 'save_spellings', videoId: 'vid_1', entries }]);
    expect(play.happens({ kind: 'spellings_saved', videoId: 'vid_1' }).told).toContain('Done.');
    expect(play.state.spellings).toBeUndefined();
  });

  it('are forgotten when they are not wanted', () => {
    const play = answered().taps('Only this time');
    expect([play.told, play.effects]).toEqual(['Okay, only this time.', []]);
    expect(play.happens({ kind: 'tapped', action: 'v:save_spellings:vid_1' }).told).toContain('too old');
  });

  it('are not offered for an everyday word', () => {
    expect(corrected(asked([there]).taps('their')).told).toBe('“there” → “their” (1 place, line 3).');
  });

  it('say when the dictionary is full', () => {
    const play = answered().taps('Yes, always');
    play.happens({ kind: 'effect_failed', effect: 'save_spellings', videoId: 'vid_1', code: 'invalid_input' });
    expect(play.told).toContain('Your dictionary is full.');
  });
});

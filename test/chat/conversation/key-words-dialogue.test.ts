import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Caption } from '../../../src/engine/captions/caption.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { asWords } from '../../engine/captions/texts-as-captions.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const text = 'It is free for you';
const captions: Caption[] = [{ startMs: 0, endMs: 1500, text, words: asWords(text) }];

const start = (language: Language = 'en') =>
  finished(ordered(new PlayedConversation({ language, understand: understandWords })));

/** Loads the captions that were asked for: first to understand the message, if it may be about them. */
function loaded(play: PlayedConversation, now = captions): PlayedConversation {
  const [effect] = play.effects;
  if (effect?.kind !== 'load_captions') throw new Error('No captions were asked for.');
  play.happens({ kind: 'captions_loaded', videoId: 'vid_1', captions: now, purpose: effect.purpose });
  return effect.purpose.kind === 'read' ? loaded(play, now) : play;
}

/** The words of the edit that was asked for. */
function wordsOf(play: PlayedConversation) {
  const [effect] = play.effects;
  return effect?.kind === 'edit_video' ? (effect.captions?.[0]?.words ?? []) : [];
}

describe('a word that is to stand out', () => {
  it('is marked by an edit', () => {
    const play = loaded(start().says('make *free* stand out'));
    expect(play.told).toBe('“free” stands out now (1 place, line 1).');
    expect(wordsOf(play).map(({ emphasis }) => emphasis)).toEqual([undefined, undefined, true, undefined, undefined]);
  });

  it('has the colour that is asked for', () => {
    const play = loaded(start().says('the word free in red'));
    expect(play.told).toContain('“free” stands out now (1 place, line 1).');
    expect(play.effects).toMatchObject([{ kind: 'edit_video', settings: { emphasisColor: '#FF2D2D' } }]);
    expect(wordsOf(play).map(({ emphasis }) => emphasis)).toEqual([undefined, undefined, true, undefined, undefined]);
  });

  it('is like the others again when that is taken back', () => {
    const play = loaded(start().says('make *free* stand out'));
    const marked = captions.map((caption) => ({ ...caption, words: wordsOf(play) }));
    expect(wordsOf(loaded(play.says('undo'), marked)).map(({ emphasis }) => emphasis)).toEqual(
      captions[0]?.words.map(() => undefined),
    );
  });

  it('is kept plain in words of its own', () => {
    const play = loaded(start('de').says('hebe *free* nicht hervor'));
    expect(play.told).toBe('„free“ ist nicht mehr hervorgehoben (1 Stelle, Zeile 1).');
    expect(wordsOf(play)[2]?.emphasis).toBe(false);
  });

  it('is not found when nobody says it', () => {
    expect(loaded(start().says('make *cheap* stand out')).told).toContain('I can’t find “cheap” in the captions.');
  });

  it('goes with all others where none is named', () => {
    const marked = loaded(start().says('make *free* stand out'));
    const now = captions.map((caption) => ({ ...caption, words: wordsOf(marked) }));
    const play = loaded(marked.says('stop making random words huge'), now);
    expect(play.told).toContain('No marked word stands out any more (1 place).');
    expect(wordsOf(play)[2]?.emphasis).toBe(false);
  });

  it('is not spoken of where none was marked', () => {
    const play = start().says('stop making random words huge');
    const before = play.told;
    expect(loaded(play).told).not.toContain('No marked word');
    expect(before).toContain('key words: off');
  });
});

import { describe, expect, it } from 'vitest';
import { textsOf } from '../../../src/texts/texts-of.ts';
import {
  captionsOf,
  edited,
  finished,
  ordered,
  PlayedConversation,
  understandOnly,
} from '../../support/play-conversation.ts';

const understand = understandOnly({ undo: [{ kind: 'request', request: 'undo' }] });
const wishes = [{ kind: 'replace_words' as const, wrong: 'Jon', right: 'John' }];
const { draft, corrections } = textsOf('en').chat;

/** A video whose captions were corrected, each in one place. */
function corrected(captions: ReturnType<typeof captionsOf>): PlayedConversation {
  const play = finished(ordered(new PlayedConversation({ understand })));
  play.happens({ kind: 'captions_loaded', videoId: 'vid_1', captions, purpose: { kind: 'correct', wishes } });
  return finished(edited(play));
}

/** What the captions would become again, with the texts after the correction. */
function undone(play: PlayedConversation, captions: ReturnType<typeof captionsOf>) {
  play.says('undo');
  const effect = play.effects.find(({ kind }) => kind === 'load_captions');
  if (effect?.kind !== 'load_captions') return null;
  const after = captions.map((caption) => ({ ...caption, text: caption.text.replace('Jon', 'John') }));
  play.happens({ kind: 'captions_loaded', videoId: 'vid_1', captions: after, purpose: effect.purpose });
  const edit = play.effects.find(({ kind }) => kind === 'edit_video');
  return edit?.kind === 'edit_video' ? edit.captions?.map(({ text }) => text) : null;
}

const linesOf = (count: number, padding: string) =>
  captionsOf(...Array.from({ length: count }, (_, index) => `Jon ${padding}${index}`));

describe('a correction of many lines', () => {
  it.each([
    ['as many lines as can be undone', linesOf(80, 'in line ')],
    ['nearly as many characters', linesOf(40, 'x'.repeat(110))],
  ])('is undone: %s', (_name, captions) => {
    const play = corrected(captions);
    expect(undone(play, captions)).toEqual(captions.map(({ text }) => text));
    expect(play.told).toBe(corrections.takenBack);
  });

  it.each([
    ['one line more', linesOf(81, 'in line ')],
    ['more characters', linesOf(40, 'x'.repeat(130))],
  ])('is not undone, and that is said: %s', (_name, captions) => {
    const play = corrected(captions);
    expect(undone(play, captions)).toBeNull();
    expect(play.told).toBe(draft.nothingToUndo);
  });

  it('leaves an earlier one to be undone after it, as long as both are within the limit', () => {
    const captions = linesOf(40, 'x'.repeat(20));
    const play = corrected(captions);
    play.happens({
      ...{ kind: 'captions_loaded', videoId: 'vid_1', captions },
      purpose: { kind: 'correct', wishes: [{ kind: 'replace_words', wrong: 'Jon', right: 'Joan' }] },
    });
    expect(finished(edited(play)).state.videos[0]?.done).toHaveLength(2);
  });
});

import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Caption } from '../../../src/engine/captions/caption.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { captionsOf, finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

/** Says it, and has the captions loaded whenever they are asked for. Returns the captions as they are then. */
function sayWith(play: PlayedConversation, captions: Caption[], text: string): Caption[] {
  play.says(text);
  return loadInto(play, captions);
}

function loadInto(play: PlayedConversation, captions: Caption[]): Caption[] {
  let now = captions;
  for (let turn = 0; turn < 3; turn++) {
    const edit = play.effects.find((effect) => effect.kind === 'edit_video');
    if (edit?.kind === 'edit_video' && edit.captions) now = edit.captions.map((one) => ({ ...one, words: [] }));
    const load = play.effects.find((effect) => effect.kind === 'load_captions');
    if (load?.kind !== 'load_captions') break;
    play.happens({ kind: 'captions_loaded', videoId: 'vid_1', captions: now, purpose: load.purpose });
  }
  return now;
}

describe('a correction that is said again after it was made', () => {
  it.each<[Language, string[], string, string, string]>([
    [
      'en',
      ['Post it this weak', 'and then rest'],
      'week not weak',
      'I said week, not weak',
      '“week” stands there already, in line 1.',
    ],
    [
      'de',
      ['Das Mehl aus Rocken', 'ist dunkel'],
      'Roggen statt Rocken',
      'Roggen, nicht Rocken!',
      '„Roggen“ steht schon dort, in Zeile 1.',
    ],
    [
      'pt',
      ['Eu passa passa aqui', 'todo dia'],
      'passa passa não, passa',
      'passa passa não, passa',
      '“passa” já está lá, na linha 1.',
    ],
    [
      'es',
      ['El horno de le ña', 'calienta'],
      'leña, no le ña',
      'es leña, no le ña',
      '«leña» ya está ahí, en la línea 1.',
    ],
  ])('is there already (%s)', (language, lines, first, again, answer) => {
    const play = finished(ordered(new PlayedConversation({ language, understand: understandWords })));
    const made = sayWith(play, captionsOf(...lines), first);
    expect(made[0]?.text).not.toBe(lines[0]);
    sayWith(play, made, again);
    expect(play.told).toContain(answer);
  });

  it('is taken back by the opposite', () => {
    const play = finished(ordered(new PlayedConversation({ language: 'de', understand: understandWords })));
    const made = sayWith(play, captionsOf('Das Mehl aus Rocken', 'ist dunkel'), 'Roggen statt Rocken');
    expect(sayWith(play, made, 'doch Rocken statt Roggen')[0]?.text).toBe('Das Mehl aus Rocken');
  });

  it.each<[Language, string, string, string]>([
    ['de', 'also seit dabei', 'da steht noch seit statt seid', 'seit → seid'],
    ['en', 'the brakes squeel', 'it says squeel instead of squeal', 'squeel → squeal'],
    ['fr', 'creuser le dos', 'il y a creuser au lieu de creusez', 'creuser → creusez'],
  ])(
    'is offered the other way round in %s, where the wrong one may have been named first',
    (language, line, text, label) => {
      const play = finished(ordered(new PlayedConversation({ language, understand: understandWords })));
      sayWith(play, captionsOf(line), text);
      expect(play.buttons).toContain(label);
      loadInto(play.taps(label), captionsOf(line));
      const edit = play.effects.find((effect) => effect.kind === 'edit_video');
      const [wrong = '', right = ''] = label.split(' → ');
      expect(edit?.kind === 'edit_video' && edit.captions?.[0]?.text).toBe(line.replace(wrong, right));
    },
  );
});

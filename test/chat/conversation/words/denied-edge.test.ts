import { describe, expect, it } from 'vitest';
import { choicesWithout } from '../../../../src/chat/conversation/features/style/choices-without.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const higher = { kind: 'step', setting: 'position', direction: 1, much: false };
const captions = { words: readCaptionWords(['if the rim pull left tighten the right']), isShown: false };

describe('a place that is denied beside a step away from it', () => {
  it.each<[Language, string]>([
    ['en', 'higher, not right at the bottom'],
    ['en', 'up a bit, not all the way down'],
    ['es', 'más arriba, no abajo del todo'],
    ['fr', 'plus haut, pas tout en bas'],
    ['fr', 'pas tout en bas, un peu plus haut'],
    ['de', 'höher, nicht ganz unten'],
    ['it', 'più su, non tutto in basso'],
    ['pt', 'mais pra cima, não lá embaixo'],
    ['ru', 'повыше, не в самом низу'],
  ])('is no wish, in %s: %s', (language, text) => {
    expect(understandWords(text, language, captions)).toEqual({ wishes: [higher], notUnderstood: [] });
  });

  it.each<[Language, string, object]>([
    ['en', 'not at the bottom please', { position: 'top' }],
    ['en', 'bigger, not at the bottom', { position: 'top' }],
    ['de', 'nicht unten', { position: 'top' }],
  ])('is one by itself, in %s: %s', (language, text, settings) => {
    const set = understandWords(text, language).wishes.flatMap((wish) => (wish.kind === 'set' ? [wish.settings] : []));
    expect(set).toEqual([expect.objectContaining(settings)]);
  });
});

describe('what bothers somebody at a place', () => {
  it('is taken away, and the captions stay where they are', () => {
    expect(understandWords('der Balken unten stört', 'de').wishes).toEqual([{ kind: 'leave_out', part: 'box' }]);
    expect(understandWords('die Emojis unten stören', 'de').wishes).toEqual([
      { kind: 'set', settings: { addEmojis: false } },
    ]);
    expect(understandWords('die Untertitel unten stören', 'de').wishes).toEqual([
      { kind: 'set', settings: { position: 'top' } },
    ]);
  });

  it('is the bar of the time where no other one is there', () => {
    const box = { kind: 'leave_out', part: 'box' } as const;
    expect(choicesWithout(box, { progressBar: true })).toEqual([{ kind: 'set', settings: { progressBar: false } }]);
    expect(choicesWithout(box, { progressBar: true, style: 'boxed' })).toEqual([
      { kind: 'set', settings: { style: 'pop' } },
    ]);
  });
});

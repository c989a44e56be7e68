import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import type { Caption } from '../../../../src/engine/captions/caption.ts';
import { pagesFromCaptions } from '../../../../src/engine/captions/pages/pages-from-captions.ts';
import { removeOverlaps } from '../../../../src/engine/captions/pages/remove-overlaps.ts';
import { anyInputs } from '../sample-texts.ts';

const caption = (startMs: number, endMs: number, text: string): Caption => ({
  startMs,
  endMs,
  text,
  words: [{ text, startMs, endMs }],
});

const timesOf = (captions: Caption[]) => captions.map(({ text, startMs, endMs }) => [text, startMs, endMs]);

describe('removeOverlaps', () => {
  it('does not change captions that do not overlap', () => {
    const captions = [caption(0, 1000, 'one'), caption(1000, 2000, 'two')];
    expect(removeOverlaps(captions)).toEqual(captions);
  });

  it('ends the earlier caption where the later begins', () => {
    expect(timesOf(removeOverlaps([caption(500, 2000, 'later'), caption(0, 4000, 'first')]))).toEqual([
      ['first', 0, 500],
      ['later', 500, 2000],
    ]);
  });

  it('shows captions with the same start one after the other, within the longest of them', () => {
    const shown = removeOverlaps([caption(0, 1000, 'one'), caption(0, 1500, 'two'), caption(2000, 3000, 'end')]);
    expect(timesOf(shown)).toEqual([
      ['one', 0, 750],
      ['two', 750, 1500],
      ['end', 2000, 3000],
    ]);
    expect(shown.map(({ words }) => words)).toEqual([
      [{ text: 'one', startMs: 0, endMs: 750 }],
      [{ text: 'two', startMs: 750, endMs: 1500 }],
      [{ text: 'end', startMs: 2000, endMs: 3000 }],
    ]);
  });

  it('keeps the given order of captions with the same start, and ends them where the next begins', () => {
    const shown = removeOverlaps([caption(0, 4000, 'long'), caption(0, 500, 'tiny'), caption(1000, 3000, 'end')]);
    expect(timesOf(shown)).toEqual([
      ['long', 0, 500],
      ['tiny', 500, 1000],
      ['end', 1000, 3000],
    ]);
  });

  it('keeps the emoji of each caption', () => {
    const inputs = [
      { startMs: 0, endMs: 1000, text: 'one', emoji: '🚀' },
      { startMs: 0, endMs: 1500, text: 'two', emoji: '🔥' },
    ];
    const pages = pagesFromCaptions(alignCaptions(inputs, []));
    expect(pages.map(({ words, emojis }) => [words[0]?.text, emojis[0]?.emoji])).toEqual([
      ['one', '🚀'],
      ['two', '🔥'],
    ]);
  });

  it('delays the next caption if there is not enough time for all', () => {
    expect(timesOf(removeOverlaps([caption(0, 1, 'a'), caption(0, 1, 'b'), caption(1, 9, 'c')]))).toEqual([
      ['a', 0, 1],
      ['b', 1, 2],
      ['c', 2, 9],
    ]);
  });

  it('loses no text and no emoji, gives each caption some time, and never shows two at once', () => {
    const crowded = anyInputs.map((inputs) =>
      inputs.map((input) => {
        const startMs = Math.floor(input.startMs / 5000);
        return { ...input, startMs, endMs: startMs + (input.endMs - input.startMs) };
      }),
    );
    fc.assert(
      fc.property(fc.oneof(anyInputs, crowded), (inputs) => {
        const captions = alignCaptions(inputs, []);
        const shown = removeOverlaps(captions);
        const contentOf = (list: Caption[]) =>
          list.map(({ text, emoji, words }) => [text, emoji, ...words.map((word) => word.text)]);
        expect(contentOf(shown)).toEqual(contentOf(captions));
        for (const [index, { startMs, endMs, words }] of shown.entries()) {
          expect(endMs).toBeGreaterThan(startMs);
          expect(startMs).toBeGreaterThanOrEqual(shown[index - 1]?.endMs ?? 0);
          const times = [startMs, ...words.flatMap((word) => [word.startMs, word.endMs]), endMs];
          expect(times).toEqual([...times].sort((a, b) => a - b));
        }
      }),
      { numRuns: 300 },
    );
  });
});

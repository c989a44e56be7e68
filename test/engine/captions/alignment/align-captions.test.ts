import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import type { Caption, Word } from '../../../../src/engine/captions/caption.ts';
import { cpuGrowth } from '../../../support/cpu-growth.ts';
import { anyInputs, anyTranscript } from '../sample-texts.ts';

const transcribed: Word[] = [
  { text: 'I', startMs: 100, endMs: 200 },
  { text: 'use', startMs: 200, endMs: 500 },
  { text: 'zap-ear', startMs: 500, endMs: 1200 },
  { text: 'every', startMs: 1200, endMs: 1500 },
  { text: 'day.', startMs: 1700, endMs: 2000 },
];

function aligned(text: string, known = transcribed): (string | number)[][] {
  const [caption] = alignCaptions([{ startMs: 0, endMs: 2400, text }], known);
  return (caption?.words ?? []).map((word) => [word.text, word.startMs, word.endMs]);
}

describe('alignCaptions', () => {
  it('keeps the times of unchanged words, whatever their case and punctuation', () => {
    expect(aligned('i USE zap-ear, every day')).toEqual([
      ['i', 100, 200],
      ['USE', 200, 500],
      ['zap-ear,', 500, 1200],
      ['every', 1200, 1500],
      ['day', 1700, 2000],
    ]);
  });

  it('gives a corrected word the time of the word it replaces', () => {
    expect(aligned('I use Zapier every day.')[2]).toEqual(['Zapier', 500, 1200]);
  });

  it('uses the word times that come with a caption, if they fit its text', () => {
    const given = (words: Word[]) =>
      alignCaptions([{ startMs: 0, endMs: 2400, text: 'I  use it', words }], transcribed)[0];
    const words = [
      { text: 'I', startMs: 0, endMs: 90 },
      { text: 'use', startMs: 900, endMs: 1000 },
      { text: 'it', startMs: 1000, endMs: 2400 },
    ];
    expect(given(words)?.words).toEqual(words);
    for (const [index, change] of [{ text: 'You' }, { endMs: 901 }, { startMs: -1 }, { endMs: -2 }].entries()) {
      const changed = words.map((word, i) => (i === 0 ? { ...word, ...change } : word));
      expect([index, given(changed)?.words[0]]).toEqual([index, { text: 'I', startMs: 100, endMs: 200 }]);
    }
  });

  it('splits the time of one word among the several that replace it', () => {
    const words = aligned('I use the big app every day.');
    expect(words.map(([text]) => text)).toEqual(['I', 'use', 'the', 'big', 'app', 'every', 'day.']);
    expect(words[2]?.[1]).toBe(500);
    expect(words[4]?.[2]).toBe(1200);
  });

  it('gives one word the time of the several it replaces', () => {
    expect(aligned('I automate day.')).toEqual([
      ['I', 100, 200],
      ['automate', 200, 1500],
      ['day.', 1700, 2000],
    ]);
  });

  it('fits an inserted word into a gap without moving the others', () => {
    const words = aligned('I use zap-ear every single day.');
    expect(words[3]).toEqual(['every', 1200, 1500]);
    expect(words[4]).toEqual(['single', 1500, 1700]);
    expect(words[5]).toEqual(['day.', 1700, 2000]);
  });

  it('splits the time by length if the text matches no transcribed word', () => {
    const known = [
      { text: 'Americans', startMs: 1300, endMs: 1950 },
      { text: 'ask', startMs: 3270, endMs: 3348 },
      { text: 'not', startMs: 3348, endMs: 3900 },
    ];
    const [caption] = alignCaptions([{ startMs: 2000, endMs: 3500, text: 'my dear fellow' }], known);
    expect(caption?.words).toEqual([
      { text: 'my', startMs: 2000, endMs: 2250 },
      { text: 'dear', startMs: 2250, endMs: 2750 },
      { text: 'fellow', startMs: 2750, endMs: 3500 },
    ]);
  });

  it('gives punctuation beside a word of a millisecond some time', () => {
    const known = [{ text: 'I', startMs: 0, endMs: 1 }];
    const [caption] = alignCaptions([{ startMs: 0, endMs: 240, text: 'I ?' }], known);
    expect(caption?.words).toEqual([
      { text: 'I', startMs: 0, endMs: 120 },
      { text: '?', startMs: 120, endMs: 240 },
    ]);
  });

  it('gives every word some time if the caption is long enough', () => {
    fc.assert(
      fc.property(anyInputs, anyTranscript, (inputs, known) => {
        for (const { startMs, endMs, words } of alignCaptions(inputs, known)) {
          const pieces = words.reduce((sum, { parts }) => sum + (parts?.length ?? 1), 0);
          if (endMs - startMs < pieces * 120) continue;
          for (const word of words) expect(word.endMs - word.startMs).toBeGreaterThan(0);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('splits the time of a phrase by length if there are no known words', () => {
    expect(aligned('ab cdef', [])).toEqual([
      ['ab', 0, 800],
      ['cdef', 800, 2400],
    ]);
  });

  it('never uses one transcribed word for two phrases', () => {
    const captions = alignCaptions(
      [
        { startMs: 0, endMs: 600, text: 'the' },
        { startMs: 600, endMs: 1200, text: 'the end' },
      ],
      [
        { text: 'the', startMs: 500, endMs: 700 },
        { text: 'end', startMs: 800, endMs: 1100 },
      ],
    );
    expect(captions[0]?.words[0]).toMatchObject({ startMs: 500, endMs: 600 });
    expect(captions[1]?.words.map(({ startMs }) => startMs)).toEqual([600, 800]);
  });

  it('keeps the times inside a word in a script without spaces', () => {
    const [caption] = alignCaptions(
      [{ startMs: 0, endMs: 1000, text: '今日は雨' }],
      [
        { text: '今日', startMs: 0, endMs: 300 },
        { text: 'は', startMs: 300, endMs: 400 },
        { text: '晴れ', startMs: 400, endMs: 900 },
      ],
    );
    expect(caption?.words).toHaveLength(1);
    expect(caption?.words[0]?.parts).toEqual([
      { text: '今日', startMs: 0, endMs: 300 },
      { text: 'は', startMs: 300, endMs: 400 },
      { text: '雨', startMs: 400, endMs: 900 },
    ]);
  });

  it('returns phrases in time order with their emoji', () => {
    const captions = alignCaptions(
      [
        { startMs: 900, endMs: 1000, text: 'b' },
        { startMs: 0, endMs: 10, text: 'a', emoji: '🚀' },
      ],
      [],
    );
    expect(captions.map(({ text, emoji }) => [text, emoji])).toEqual([
      ['a', '🚀'],
      ['b', undefined],
    ]);
  });

  it('times a book in one phrase by length, since comparing it would take minutes', async () => {
    const known = Array.from({ length: 5000 }, (_, index) => ({ text: `k${index}`, startMs: index, endMs: index + 1 }));
    const alignBook = (count: number) => {
      const text = Array.from({ length: count }, (_, index) => `w${index}`).join(' ');
      expect(alignCaptions([{ startMs: 0, endMs: 5000, text }], known)[0]?.words).toHaveLength(count);
    };
    expect(await cpuGrowth(20_000, alignBook)).toBeLessThan(3);
  });

  it('keeps every word, in order, inside its phrase and without negative duration', () => {
    fc.assert(
      fc.property(anyInputs, anyTranscript, (inputs, known) => {
        const captions = alignCaptions(inputs, known);
        expect(captions.map(({ text }) => text).sort()).toEqual(inputs.map(({ text }) => text).sort());
        for (const caption of captions) checkWords(caption);
      }),
      { numRuns: 400 },
    );
  });
});

function checkWords(caption: Caption): void {
  expect(caption.words.map(({ text }) => text)).toEqual(caption.text.split(/\s+/));
  let lastMs = caption.startMs;
  for (const word of caption.words.flatMap(({ parts, ...whole }) => parts ?? [whole])) {
    expect(word.startMs).toBeGreaterThanOrEqual(lastMs);
    expect(word.endMs).toBeGreaterThanOrEqual(word.startMs);
    lastMs = word.endMs;
  }
  expect(lastMs).toBeLessThanOrEqual(caption.endMs);
}

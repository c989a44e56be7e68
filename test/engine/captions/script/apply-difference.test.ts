import { describe, expect, it } from 'vitest';
import type { Word } from '../../../../src/engine/captions/caption.ts';
import { applyDifference, isOpen } from '../../../../src/engine/captions/script/apply-difference.ts';

const word = (text: string, startMs: number, endMs: number): Word => ({ text, startMs, endMs });
const captions = [
  { startMs: 0, endMs: 900, words: [word('Hello', 0, 300), word('you', 300, 500), word('know', 500, 900)] },
  { startMs: 2000, endMs: 2600, words: [word('my', 2000, 2300), word('friends', 2300, 2600)] },
];
const texts = (list: { words: Word[] }[]) => list.map(({ words }) => words.map(({ text }) => text).join(' '));
const wordsOf = (list: { words: Word[] }[]) => list.flatMap(({ words }) => words);
const missing = (text: string, afterMs: number) => ({ kind: 'missing' as const, text, afterMs });

describe('applyDifference', () => {
  it('takes out what was added, with a caption that has nothing else', () => {
    const [first, second] = [
      { kind: 'added' as const, text: 'you know', startMs: 300, endMs: 900 },
      { kind: 'added' as const, text: 'my friends', startMs: 2000, endMs: 2600 },
    ];
    expect(texts(applyDifference(captions, first))).toEqual(['Hello', 'my friends']);
    expect(texts(applyDifference(captions, second))).toEqual(['Hello you know']);
    expect(applyDifference(applyDifference(captions, first), first)).toEqual(applyDifference(captions, first));
  });

  it('puts in what is missing, in the silence after the word before', () => {
    const changed = applyDifference(captions, missing('dear old', 900));
    expect(changed).toEqual([
      {
        startMs: 0,
        endMs: 1400,
        words: [
          ...(captions[0]?.words ?? []),
          { ...word('dear', 900, 1186), confidence: 1 },
          { ...word('old', 1186, 1400), confidence: 1 },
        ],
      },
      captions[1],
    ]);
  });

  it('puts in what is missing where there is no silence: it shares the time of the word before', () => {
    const [first] = applyDifference(captions, missing('all', 500));
    expect(texts([first ?? { words: [] }])).toEqual(['Hello you all know']);
    const words = first?.words ?? [];
    expect(words[0]).toEqual(captions[0]?.words[0]);
    expect(words[3]).toEqual(captions[0]?.words[2]);
    for (const [index, { startMs, endMs }] of words.entries()) {
      expect(endMs).toBeGreaterThan(startMs);
      expect(startMs).toBeGreaterThanOrEqual(words[index - 1]?.endMs ?? 0);
    }
  });

  it('puts in what is missing at the beginning', () => {
    const late = [{ startMs: 1000, endMs: 1500, words: [word('friends', 1000, 1500)] }];
    expect(applyDifference(late, missing('Dear', 0))).toMatchObject([
      { startMs: 750, words: [{ text: 'Dear', startMs: 750, endMs: 1000 }, { text: 'friends' }] },
    ]);
  });

  it('does nothing to captions without words', () => {
    expect(applyDifference([], missing('Dear', 0))).toEqual([]);
  });

  it('knows what has been done', () => {
    const added = { kind: 'added' as const, text: 'you know', startMs: 300, endMs: 900 };
    for (const difference of [added, missing('dear', 900), missing('all', 500)]) {
      expect(isOpen(wordsOf(captions), difference)).toBe(true);
      expect(isOpen(wordsOf(applyDifference(captions, difference)), difference)).toBe(false);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { createTokenRules } from '../../../../../src/engine/speech/whisper/decoding/allowed-tokens.ts';
import type { ModelDescription } from '../../../../../src/engine/speech/whisper/decoding/model-files.ts';

/** Text 0–9 with a blank and a suppressed token, then special tokens, then timestamps. */
const [word, other, blank, suppressed, end, start, noTimestamps, stamp] = [0, 1, 2, 3, 10, 11, 15, 16];
const vocabularySize = 100;
const scoresOf = createTokenRules({ end, blank, noTimestamps, suppressed: [suppressed] } as ModelDescription);

/** Tokens that may follow a text; given tokens are as probable as said, all others are hardly probable. */
function allowedAfter(tokens: number[], logits: Record<number, number> = {}) {
  const row = new Float32Array(vocabularySize);
  for (const [token, logit] of Object.entries(logits)) row[Number(token)] = logit;
  const scores = scoresOf(
    row,
    tokens.map((token) => ({ token })),
  );
  const sum = scores.reduce((total, score) => total + Math.exp(score), 0);
  expect(sum).toBeCloseTo(1, 4);
  return [...scores.keys()].filter((token) => (scores[token] ?? 0) > Number.NEGATIVE_INFINITY);
}

/** So probable that timestamps together are not more so. */
const textIsProbable = { [word]: 20, [other]: 20, [blank]: 20, [suppressed]: 40, [end]: 20, [start]: 40 };

describe('createTokenRules', () => {
  it('begins with a timestamp within the first second', () => {
    const allowed = allowedAfter([], textIsProbable);
    expect([allowed[0], allowed.at(-1)]).toEqual([stamp, stamp + 50]);
  });

  it('goes on with text, neither blank nor ended', () => {
    const allowed = allowedAfter([stamp], textIsProbable);
    expect(allowed).toContain(word);
    for (const token of [blank, end, stamp, stamp + 3]) expect(allowed).not.toContain(token);
  });

  it('never takes suppressed and special tokens, whatever their probability', () => {
    const allowed = allowedAfter([stamp, word], textIsProbable);
    for (const token of [suppressed, start, noTimestamps]) expect(allowed).not.toContain(token);
    expect(allowed).toEqual(expect.arrayContaining([word, other, blank, end]));
  });

  it('lets no timestamp run back after text', () => {
    const allowed = allowedAfter([stamp + 5, word], textIsProbable);
    expect(allowed.filter((token) => token >= stamp)[0]).toBe(stamp + 6);
  });

  it('ends the text or begins the next after a timestamp that ends text', () => {
    const allowed = allowedAfter([stamp, word, stamp + 7], textIsProbable);
    expect(allowed.filter((token) => token < stamp)).toEqual([end]);
    expect(allowed[1]).toBe(stamp + 7);
  });

  it('goes on with text after a pair of timestamps', () => {
    const allowed = allowedAfter([stamp, word, stamp + 7, stamp + 9], textIsProbable);
    expect(allowed.every((token) => token < stamp)).toBe(true);
  });

  it('takes a timestamp where all of them together are more probable than any text', () => {
    expect(Math.min(...allowedAfter([stamp, word], { [word]: 3 }))).toBeGreaterThanOrEqual(stamp);
    expect(allowedAfter([stamp, word], { [word]: 6 })).toContain(word);
  });
});

import { describe, expect, it } from 'vitest';
import { meanScore } from '../../../../../src/engine/speech/whisper/decoding/beam-search.ts';
import { sampleTexts } from '../../../../../src/engine/speech/whisper/decoding/sample-texts.ts';
import { toLogProbabilities } from '../../../../../src/engine/speech/whisper/decoding/token-scores.ts';
import { fakeTextDecoder } from '../../../../support/fake-text-decoder.ts';

const [start, end, a, b] = [0, 1, 2, 3];

function sample(temperature: number, { count = 5, maxTokens = 30, isStuck = (): boolean => false } = {}) {
  const decoder = fakeTextDecoder(4, () => ({ [a]: 0.5, [b]: 0.3, [end]: 0.2 }));
  return sampleTexts(count, temperature, {
    decoder,
    prompt: [start],
    scoresOf: toLogProbabilities,
    endToken: end,
    isStuck,
    maxTokens,
  });
}

const tokensOf = (texts: ReturnType<typeof sample>) => texts.map(({ tokens }) => tokens.map(({ token }) => token));

describe('sampleTexts', () => {
  it('draws the same texts each time, and others at another temperature', () => {
    expect(tokensOf(sample(1))).toEqual(tokensOf(sample(1)));
    expect(tokensOf(sample(1))).not.toEqual(tokensOf(sample(0.8)));
    expect(new Set(tokensOf(sample(1)).map(String)).size).toBeGreaterThan(1);
  });

  it('draws tokens as often as they are probable', () => {
    const drawn = tokensOf(sample(1, { count: 400 })).map(([first]) => first);
    const shareOf = (token: number) => drawn.filter((one) => one === token).length / drawn.length;
    for (const [token, share] of [
      [a, 0.5],
      [b, 0.3],
      [end, 0.2],
    ] as const) {
      expect(Math.abs(shareOf(token) - share)).toBeLessThan(0.08);
    }
  });

  it('draws hardly anything but the most probable tokens at a low temperature', () => {
    expect(tokensOf(sample(0.01, { maxTokens: 3 }))).toEqual(Array.from({ length: 5 }, () => [a, a, a]));
  });

  it('returns the texts by the mean of their tokens, each with its end', () => {
    const texts = sample(1, { count: 20 });
    expect(texts).toEqual(texts.toSorted((one, other) => meanScore(other) - meanScore(one)));
    expect(texts.every(({ tokens }) => tokens.at(-1)?.token === end || tokens.length === 30)).toBe(true);
  });

  it('leaves texts that are in a loop, and returns them last', () => {
    const texts = sample(1, { count: 20, isStuck: () => true });
    const lengths = texts.map(({ tokens }) => tokens.length);
    expect(Math.max(...lengths)).toBe(8);
    const firstStuck = texts.findIndex(({ tokens }) => tokens.at(-1)?.token !== end);
    expect(firstStuck).toBeGreaterThan(0);
    expect(texts.slice(firstStuck).every(({ tokens }) => tokens.at(-1)?.token !== end)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { searchBeams } from '../../../../../src/engine/speech/whisper/decoding/beam-search.ts';
import { toLogProbabilities } from '../../../../../src/engine/speech/whisper/decoding/token-scores.ts';
import { fakeTextDecoder, type NextTokens } from '../../../../support/fake-text-decoder.ts';

const [start, end, a, b, c, d] = [0, 1, 2, 3, 4, 5];

/** @param last what follows texts that `next` lacks */
function search(
  beams: number,
  next: Record<string, Record<number, number>>,
  {
    maxTokens = 10,
    last = { [end]: 1 },
    stuckAt = 99,
  }: { maxTokens?: number; last?: Record<number, number>; stuckAt?: number } = {},
) {
  const seen: string[] = [];
  const follow: NextTokens = (text) => {
    seen.push(text.join(' '));
    return next[text.join(' ')] ?? last;
  };
  const found = searchBeams(beams, {
    decoder: fakeTextDecoder(6, follow),
    prompt: [start],
    scoresOf: toLogProbabilities,
    endToken: end,
    isStuck: (tokens) => tokens.length >= stuckAt,
    maxTokens,
  });
  return { seen, texts: found.map(({ tokens }) => tokens.map(({ token }) => token)), found };
}

/** The likeliest first word leads to an unlikely text. */
const misleading = {
  '0': { [a]: 0.6, [b]: 0.4 },
  '0 2': { [c]: 0.5, [d]: 0.5 },
  '0 3': { [c]: 0.9, [d]: 0.1 },
};

describe('searchBeams', () => {
  it('finds a text that greedy decoding misses', () => {
    expect(search(1, misleading).texts[0]?.[0]).toBe(a);
    const { texts, found } = search(2, misleading);
    expect(texts[0]).toEqual([b, c, end]);
    expect(found[0]?.logProbability).toBeCloseTo(Math.log(0.4 * 0.9), 4);
  });

  it('goes on with the best few texts only', () => {
    const { seen } = search(2, misleading);
    expect(seen.filter((text) => text.split(' ').length === 3)).toEqual(['0 3 4', '0 2 4']);
  });

  it('returns the ended texts by the mean of their tokens', () => {
    const { texts } = search(2, { '0': { [a]: 0.5, [end]: 0.5 }, '0 2': { [b]: 1 } });
    expect(texts).toEqual([[a, b, end], [end]]);
  });

  it('ends at the longest length with the best text so far', () => {
    const { texts } = search(2, {}, { maxTokens: 4, last: { [a]: 0.9, [b]: 0.1 } });
    expect(texts[0]).toEqual([a, a, a, a]);
  });

  it('ends soon after the best text that goes on is in a loop', () => {
    const { texts } = search(2, {}, { maxTokens: 100, last: { [a]: 0.9, [b]: 0.1 }, stuckAt: 10 });
    expect(texts[0]).toEqual(Array(16).fill(a));
  });
});

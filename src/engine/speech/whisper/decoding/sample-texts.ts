import { type Hypothesis, isFoundStuck, meanScore, type SearchOptions } from './beam-search.ts';
import type { ScoredToken } from './token-scores.ts';

interface Sample extends Hypothesis {
  state: 'open' | 'ended' | 'stuck';
}

/**
 * Draws several texts by chance, for sound in which the most probable text is a bad one. The same sound always gives the
 * same texts: chance comes from a fixed seed.
 * @param temperature 1 = as probable as they are; lower = more of the probable ones
 * @returns the texts, the best first, by mean log probability of a token; those that were left because they are in a loop last
 */
export function sampleTexts(count: number, temperature: number, options: SearchOptions): Hypothesis[] {
  const { decoder, prompt, scoresOf, maxTokens } = options;
  const random = randomFrom(Math.round(temperature * 1000));
  const texts = Array.from({ length: count }, (): Sample => ({ tokens: [], logProbability: 0, state: 'open' }));
  let open = [...texts.keys()];
  let parents = open.map(() => 0);
  for (let length = 0; length < maxTokens && open.length > 0; length++) {
    const added = open.map((i) => {
      const last = texts[i]?.tokens.at(-1);
      return last ? [last.token] : [...prompt];
    });
    const rows = decoder.advance(added, parents);
    for (const [row, i] of open.entries()) {
      const [logits, text] = [rows[row], texts[i]];
      if (!logits || !text) continue;
      const chosen = draw(scoresOf(logits, text.tokens), temperature, random());
      const tokens = [...text.tokens, chosen];
      texts[i] = {
        tokens,
        logProbability: text.logProbability + chosen.logProbability,
        state: stateOf(tokens, options),
      };
    }
    parents = [...open.keys()].filter((row) => texts[open[row] ?? 0]?.state === 'open');
    open = parents.map((row) => open[row] ?? 0);
  }
  const isStuck = ({ state }: Sample) => Number(state === 'stuck');
  return texts.toSorted((a, b) => isStuck(a) - isStuck(b) || meanScore(b) - meanScore(a));
}

function stateOf(tokens: readonly ScoredToken[], options: SearchOptions): Sample['state'] {
  if (tokens.at(-1)?.token === options.endToken) return 'ended';
  return isFoundStuck(tokens, options) ? 'stuck' : 'open';
}

/** @param at 0–1: which one, if all are laid side by side by their probability */
function draw(logProbabilities: Float32Array, temperature: number, at: number): ScoredToken {
  const weights = logProbabilities.map((logProbability) => Math.exp(logProbability / temperature));
  let rest = at * weights.reduce((sum, weight) => sum + weight, 0);
  let token = 0;
  for (const [index, weight] of weights.entries()) {
    if (weight === 0) continue;
    token = index;
    rest -= weight;
    if (rest <= 0) break;
  }
  return { token, logProbability: logProbabilities[token] ?? 0 };
}

/** Mulberry32: numbers from 0 to 1, the same for the same seed on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

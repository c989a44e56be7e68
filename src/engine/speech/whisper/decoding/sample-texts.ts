import { type Hypothesis, meanScore, type SearchOptions } from './beam-search.ts';
import type { ScoredToken } from './token-scores.ts';

/**
 * Draws several texts by chance, for sound in which the most probable text is a bad one. The same sound always gives the
 * same texts: chance comes from a fixed seed.
 * @param temperature 1 = as probable as they are; lower = more of the probable ones
 * @returns the texts, the best first, by mean log probability of a token
 */
export function sampleTexts(
  count: number,
  temperature: number,
  { decoder, prompt, scoresOf, endToken, maxTokens }: SearchOptions,
): Hypothesis[] {
  const random = randomFrom(Math.round(temperature * 1000));
  let texts = Array.from({ length: count }, (): Hypothesis & { hasEnded: boolean } => {
    return { tokens: [], logProbability: 0, hasEnded: false };
  });
  for (let length = 0; length < maxTokens && !texts.every(({ hasEnded }) => hasEnded); length++) {
    const added =
      length === 0 ? texts.map(() => [...prompt]) : texts.map(({ tokens }) => [tokens.at(-1)?.token ?? endToken]);
    const rows = decoder.advance(added, length === 0 ? texts.map(() => 0) : [...texts.keys()]);
    texts = texts.map((text, i) => {
      const logits = rows[i];
      if (text.hasEnded || !logits) return text;
      const chosen = draw(scoresOf(logits, text.tokens), temperature, random());
      const logProbability = text.logProbability + chosen.logProbability;
      const tokens = [...text.tokens, chosen];
      return { tokens, logProbability, hasEnded: chosen.token === endToken };
    });
  }
  return texts.toSorted((a, b) => meanScore(b) - meanScore(a));
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

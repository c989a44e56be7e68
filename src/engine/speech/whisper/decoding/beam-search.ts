import type { TextDecoder } from './text-decoder.ts';
import { bestTokens, type ScoredToken } from './token-scores.ts';

/** A text that the decoder has found, or is finding. */
export interface Hypothesis {
  tokens: ScoredToken[];
  /** Sum of the log probabilities, with that of the end token if it has ended. */
  logProbability: number;
}

export interface SearchOptions {
  decoder: TextDecoder;
  /** Tokens that the text begins with, such as the language. */
  prompt: readonly number[];
  /** Log probabilities of the next token from the decoder's scores, without those that may not follow. */
  scoresOf(logits: Float32Array, tokens: readonly ScoredToken[]): Float32Array;
  endToken: number;
  /** Whether a text goes round in circles, so that it is not worth going on. */
  isStuck(tokens: readonly ScoredToken[]): boolean;
  maxTokens: number;
}

/** Texts are looked at for loops after so many tokens. */
const checkEvery = 8;

/** Whether it is time to look, and the text is in a loop. */
export function isFoundStuck(tokens: readonly ScoredToken[], { isStuck }: Pick<SearchOptions, 'isStuck'>): boolean {
  return tokens.length % checkEvery === 0 && isStuck(tokens);
}

interface Beam extends Hypothesis {
  /** Index of the text that it goes on with. */
  parent: number;
}

/**
 * Finds the most probable text by keeping the best few at each step. Ends when as many texts have ended, or when the best one that
 * goes on is in a loop.
 * @returns the texts, the best first, by mean log probability of a token
 */
export function searchBeams(beamCount: number, options: SearchOptions): Hypothesis[] {
  const { decoder, prompt, endToken, maxTokens } = options;
  const ended: Hypothesis[] = [];
  let beams: Beam[] = [{ tokens: [], logProbability: 0, parent: 0 }];
  let added = [[...prompt]];
  for (let length = 0; length < maxTokens && beams.length > 0; length++) {
    const rows = decoder.advance(
      added,
      beams.map(({ parent }) => parent),
    );
    const candidates = beams.flatMap((beam, index) => extend(beam, index, rows[index], { ...options, beamCount }));
    candidates.sort((a, b) => b.logProbability - a.logProbability);
    beams = [];
    for (const candidate of candidates) {
      if (beams.length === beamCount) break;
      if (candidate.tokens.at(-1)?.token === endToken) ended.push(candidate);
      else beams.push(candidate);
    }
    const [best] = beams;
    if (ended.length >= beamCount || (best && isFoundStuck(best.tokens, options))) break;
    added = beams.map(({ tokens }) => tokens.slice(-1).map(({ token }) => token));
  }
  const found = ended.length > 0 ? ended : beams;
  return found.toSorted((a, b) => meanScore(b) - meanScore(a));
}

export function meanScore({ logProbability, tokens }: Hypothesis): number {
  return logProbability / Math.max(1, tokens.length);
}

function extend(
  beam: Beam,
  index: number,
  logits: Float32Array | undefined,
  { scoresOf, beamCount }: SearchOptions & { beamCount: number },
): Beam[] {
  if (!logits) return [];
  // one more than there are beams: one of them may be the end
  return bestTokens(scoresOf(logits, beam.tokens), beamCount + 1).map((chosen) => ({
    tokens: [...beam.tokens, chosen],
    logProbability: beam.logProbability + chosen.logProbability,
    parent: index,
  }));
}

import type { HintBias, HintState } from './hint-bias.ts';
import type { TextDecoder } from './text-decoder.ts';
import { bestTokens, type ScoredToken } from './token-scores.ts';

/** A text that the decoder has found, or is finding. */
export interface Hypothesis {
  tokens: ChosenToken[];
  /** Sum of the log probabilities, with that of the end token if it has ended. */
  logProbability: number;
  /** The same with what hints add. */
  score: number;
}

export interface ChosenToken extends ScoredToken {
  /** Other tokens in this place, the best first. */
  others: readonly ScoredToken[];
}

export interface SearchOptions {
  decoder: TextDecoder;
  /** Tokens that the text begins with, such as the language. */
  prompt: readonly number[];
  /** Log probabilities of the next token from the decoder's scores, without those that may not follow. */
  scoresOf(logits: Float32Array, tokens: readonly ChosenToken[]): Float32Array;
  endToken: number;
  maxTokens: number;
  hints: HintBias;
}

interface Beam extends Hypothesis {
  hint: HintState;
  parent: number;
}

/** Other tokens that are remembered for each place. */
const otherCount = 4;

/**
 * Finds the most probable text by keeping the best few at each step. Ends when as many texts have ended.
 * @returns the texts, the best first, by mean log probability of a token
 */
export function searchBeams(beamCount: number, options: SearchOptions): Hypothesis[] {
  const { decoder, prompt, endToken, maxTokens, hints } = options;
  const ended: Hypothesis[] = [];
  let beams: Beam[] = [{ tokens: [], logProbability: 0, score: 0, hint: hints.start, parent: 0 }];
  let added = [[...prompt]];
  for (let length = 0; length < maxTokens && beams.length > 0; length++) {
    const rows = decoder.advance(
      added,
      beams.map(({ parent }) => parent),
    );
    const candidates = beams.flatMap((beam, index) => extend(beam, index, rows[index], { ...options, beamCount }));
    candidates.sort((a, b) => b.score - a.score);
    beams = [];
    for (const candidate of candidates) {
      if (beams.length === beamCount) break;
      if (candidate.tokens.at(-1)?.token === endToken) ended.push(candidate);
      else beams.push(candidate);
    }
    if (ended.length >= beamCount) break;
    added = beams.map(({ tokens }) => tokens.slice(-1).map(({ token }) => token));
  }
  const found = ended.length > 0 ? ended : beams;
  return found.toSorted((a, b) => meanScore(b) - meanScore(a));
}

export function meanScore({ score, tokens }: Pick<Hypothesis, 'score' | 'tokens'>): number {
  return score / Math.max(1, tokens.length);
}

function extend(
  beam: Beam,
  index: number,
  logits: Float32Array | undefined,
  { scoresOf, endToken, hints, beamCount }: SearchOptions & { beamCount: number },
): Beam[] {
  if (!logits) return [];
  const scores = scoresOf(logits, beam.tokens);
  const best = bestTokens(scores, Math.max(beamCount + 1, otherCount + 1));
  const hinted = hints.continuations(beam.hint).filter((token) => !best.some((known) => known.token === token));
  const tokens = [
    ...best.slice(0, beamCount + 1),
    ...hinted.map((token) => ({ token, logProbability: scores[token] ?? Number.NEGATIVE_INFINITY })),
  ];
  return tokens
    .filter(({ logProbability }) => logProbability > Number.NEGATIVE_INFINITY)
    .map((chosen) => {
      const hint = hints.advance(beam.hint, chosen, chosen.token === endToken);
      const others = best.filter(({ token }) => token !== chosen.token).slice(0, otherCount);
      return {
        tokens: [...beam.tokens, { ...chosen, others }],
        logProbability: beam.logProbability + chosen.logProbability,
        score: beam.score + chosen.logProbability + hint.bonus,
        hint: hint.state,
        parent: index,
      };
    });
}

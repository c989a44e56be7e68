import type { ModelDescription } from './model-files.ts';
import { toLogProbabilities } from './token-scores.ts';

/** The first timestamp may be at most this many steps of 20 ms after the start of the sound. */
const maxFirstStamp = 50;

/**
 * Log probabilities of the next token by Whisper's own rules. Text stands between timestamps: they come in pairs, do not
 * run backwards, and are chosen whenever all of them together are more probable than any text. Without them Whisper
 * skips sentences, mostly where another voice begins (measured).
 */
export function createTokenRules(model: ModelDescription) {
  const { end, blank } = model;
  const firstStamp = model.noTimestamps + 1;
  const forbidden = [...new Set([...model.suppressed, ...specialTokens(model)])];
  const isStamp = (token: number | undefined) => token === undefined || token >= firstStamp;
  return function scoresOf(logits: Float32Array, tokens: readonly { token: number }[]): Float32Array {
    for (const token of forbidden) logits[token] = Number.NEGATIVE_INFINITY;
    if (tokens.length === 0) {
      logits.fill(Number.NEGATIVE_INFINITY, 0, firstStamp);
      logits.fill(Number.NEGATIVE_INFINITY, firstStamp + maxFirstStamp + 1);
      return toLogProbabilities(logits);
    }
    const last = tokens.at(-1)?.token ?? 0;
    const stamp = lastStamp(tokens, firstStamp);
    if (!isStamp(last)) logits.fill(Number.NEGATIVE_INFINITY, firstStamp, stamp + 1);
    else if (isStamp(tokens.at(-2)?.token)) {
      // after the first of all, or the second of a pair, comes text
      logits.fill(Number.NEGATIVE_INFINITY, firstStamp);
      if (tokens.length === 1) for (const token of [blank, end]) logits[token] = Number.NEGATIVE_INFINITY;
    } else {
      logits.fill(Number.NEGATIVE_INFINITY, 0, end);
      logits.fill(Number.NEGATIVE_INFINITY, firstStamp, stamp);
    }
    toLogProbabilities(logits);
    if (!areStampsMoreProbable(logits, firstStamp)) return logits;
    logits.fill(Number.NEGATIVE_INFINITY, 0, firstStamp);
    return toLogProbabilities(logits);
  };
}

function lastStamp(tokens: readonly { token: number }[], firstStamp: number): number {
  return tokens.findLast(({ token }) => token >= firstStamp)?.token ?? firstStamp;
}

function areStampsMoreProbable(logProbabilities: Float32Array, firstStamp: number): boolean {
  let best = Number.NEGATIVE_INFINITY;
  for (let token = 0; token < firstStamp; token++) best = Math.max(best, logProbabilities[token] ?? best);
  let sum = 0;
  for (let token = firstStamp; token < logProbabilities.length; token++) sum += Math.exp(logProbabilities[token] ?? 0);
  return Math.log(sum) > best;
}

/** All between text and timestamps but the end. */
function specialTokens({ end, noTimestamps }: ModelDescription): number[] {
  return Array.from({ length: noTimestamps - end }, (_, i) => end + 1 + i);
}

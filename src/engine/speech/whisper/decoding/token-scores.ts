/** A token with its log probability. */
export interface ScoredToken {
  token: number;
  logProbability: number;
}

/** Makes log probabilities of logits, in place. */
export function toLogProbabilities(logits: Float32Array): Float32Array {
  let largest = Number.NEGATIVE_INFINITY;
  for (const logit of logits) if (logit > largest) largest = logit;
  let sum = 0;
  for (const logit of logits) sum += Math.exp(logit - largest);
  const logSum = largest + Math.log(sum);
  for (let token = 0; token < logits.length; token++) logits[token] = (logits[token] ?? 0) - logSum;
  return logits;
}

/** Those with the highest scores, the best first; equal ones in the order of their ids. */
export function bestTokens(logProbabilities: Float32Array, count: number): ScoredToken[] {
  const best: ScoredToken[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (let token = 0; token < logProbabilities.length; token++) {
    const logProbability = logProbabilities[token] ?? Number.NEGATIVE_INFINITY;
    if (logProbability <= least) continue;
    let at = best.length;
    while (at > 0 && (best[at - 1]?.logProbability ?? 0) < logProbability) at--;
    best.splice(at, 0, { token, logProbability });
    if (best.length > count) best.pop();
    if (best.length === count) least = best.at(-1)?.logProbability ?? least;
  }
  return best;
}

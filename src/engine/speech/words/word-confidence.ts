/** 0–1, from the log probabilities of a word's tokens. */
export function wordConfidence(logProbabilities: readonly number[]): number {
  return Math.exp(logProbabilities.reduce((sum, logProbability) => sum + logProbability, 0));
}

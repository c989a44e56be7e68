/**
 * 0–1, from the log probabilities of a word's spoken tokens: their geometric mean. Measured on 377 words of recordings: of
 * 217 above 0.9 one was wrong, of 23 below 0.5 nine. Their product finds more of the wrong words, and doubts twice as many
 * right ones, because names have many tokens.
 */
export function wordConfidence(logProbabilities: readonly number[]): number {
  const sum = logProbabilities.reduce((total, logProbability) => total + logProbability, 0);
  return Math.exp(sum / logProbabilities.length);
}

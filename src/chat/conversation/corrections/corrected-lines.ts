import type { CorrectionWish } from '../understood-words.ts';
import { correctCaptions } from './correct-captions.ts';

/** The texts of captions after corrections, without the lines that were removed. */
export function correctedLines(lines: readonly string[], wishes: readonly CorrectionWish[]): string[] {
  const captions = lines.map((text, index) => ({ startMs: index, endMs: index + 1, text, words: [] }));
  return correctCaptions(captions, [...wishes]).captions.map(({ text }) => text);
}

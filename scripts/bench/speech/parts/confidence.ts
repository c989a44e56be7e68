import { round } from '../../measure.ts';
import type { TranscribedClip } from '../transcribed-clip.ts';

interface ConfidenceRow {
  from: number;
  to: number;
  words: number;
  wrong: number;
  /** null if no word has such a confidence. */
  wrongPercent: number | null;
}

const bands = [
  [0, 0.5],
  [0.5, 0.7],
  [0.7, 0.9],
  [0.9, 1.001],
] as const;

/** How many words are wrong for what the transcriber says of its confidence. null if it says nothing. */
export function confidenceRows(transcribed: readonly TranscribedClip[]): ConfidenceRow[] | null {
  const words = transcribed.flatMap(wordsWithConfidence);
  if (words.length === 0) return null;
  return bands.map(([from, to]) => {
    const inBand = words.filter(({ confidence }) => confidence >= from && confidence < to);
    const wrong = inBand.filter(({ isRight }) => !isRight).length;
    const wrongPercent = inBand.length === 0 ? null : round((100 * wrong) / inBand.length, 1);
    return { from, to: Math.min(1, to), words: inBand.length, wrong, wrongPercent };
  });
}

function wordsWithConfidence({ words, pairs }: TranscribedClip) {
  return pairs.flatMap(({ actual, isEqual }) => {
    const confidence = actual === null ? undefined : words[actual]?.confidence;
    return confidence === undefined ? [] : [{ confidence, isRight: isEqual }];
  });
}

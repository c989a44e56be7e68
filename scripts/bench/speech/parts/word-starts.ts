import { median, round } from '../../measure.ts';
import type { TranscribedClip } from '../transcribed-clip.ts';

export interface StartFigures {
  /** Words whose start is known and that were transcribed right. */
  words: number;
  /** Of how far they are off, whether early or late. */
  medianMs: number;
  /** Negative: early. */
  medianOffsetMs: number;
  within200Percent: number;
  /** How many are more than 300 ms off. */
  over300: number;
  maxMs: number;
}

const closeMs = 200;
const farMs = 300;

/** How many milliseconds late each word with a known start begins that was transcribed right; negative: early. */
export function startErrors({ clip, words, pairs }: Pick<TranscribedClip, 'clip' | 'words' | 'pairs'>): number[] {
  return pairs.flatMap(({ expected, actual, isEqual }) => {
    if (!isEqual || expected === null || actual === null) return [];
    const trueMs = clip.words?.[expected]?.startMs ?? null;
    const startMs = words[actual]?.startMs ?? null;
    return trueMs === null || startMs === null ? [] : [startMs - trueMs];
  });
}

export function startFigures(errors: readonly number[]): StartFigures | null {
  if (errors.length === 0) return null;
  const distances = errors.map(Math.abs);
  return {
    words: errors.length,
    medianMs: Math.round(median(distances)),
    medianOffsetMs: Math.round(median([...errors])),
    within200Percent: round((100 * distances.filter((distance) => distance <= closeMs).length) / errors.length, 1),
    over300: distances.filter((distance) => distance > farMs).length,
    maxMs: Math.round(distances.reduce((most, distance) => Math.max(most, distance), 0)),
  };
}

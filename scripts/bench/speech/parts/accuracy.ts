import { round } from '../../measure.ts';
import { countWrongWords } from '../compare-words.ts';
import type { TranscribedClip } from '../transcribed-clip.ts';
import { type StartFigures, startErrors, startFigures } from './word-starts.ts';

export interface AccuracyRow {
  speech: string;
  language: string;
  clips: number;
  seconds: number;
  words: number;
  wrong: number;
  /** Word error rate in percent. */
  wrongPercent: number;
  cpuSecondsPerSecond: number;
  peakMemoryMb: number;
  starts: StartFigures | null;
}

/** A row for each language, and for each way in which its speech came about. */
export function accuracyRows(transcribed: readonly TranscribedClip[]): AccuracyRow[] {
  const groups = new Map<string, TranscribedClip[]>();
  for (const one of transcribed) {
    const key = `${one.clip.kind} ${one.clip.language}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map(accuracyRow);
}

function accuracyRow(group: readonly TranscribedClip[]): AccuracyRow {
  const sum = (of: (one: TranscribedClip) => number) => group.reduce((total, one) => total + of(one), 0);
  const seconds = sum(({ clip }) => clip.seconds);
  const words = sum(({ clip }) => clip.words?.length ?? 0);
  const wrong = sum(({ pairs }) => countWrongWords(pairs));
  return {
    speech: group[0]?.clip.kind ?? '',
    language: group[0]?.clip.language ?? '',
    clips: group.length,
    seconds: round(seconds, 1),
    words,
    wrong,
    wrongPercent: round((100 * wrong) / words, 1),
    cpuSecondsPerSecond: round(sum(({ cpuSeconds }) => cpuSeconds) / seconds, 3),
    peakMemoryMb: Math.round(Math.max(...group.map(({ peakMemoryMb }) => peakMemoryMb))),
    starts: startFigures(group.flatMap(startErrors)),
  };
}

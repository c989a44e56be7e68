import { sampleRate, type WavFile } from './wav-file.ts';

/** Milliseconds per level: fine enough for word starts; an hour takes 1.4 MB. */
export const levelStepMs = 10;
export const samplesPerLevel = (sampleRate * levelStepMs) / 1000;

/** Lower than in any recording; keeps the logarithm finite. */
const floorPower = 1e-10;

/** Mean power of each 10 ms step in dB (0 = full scale, −100 = digital silence), including a last partial step. */
export function levelsOf(samples: Float32Array): Float32Array {
  const levels = new Float32Array(Math.ceil(samples.length / samplesPerLevel));
  for (let step = 0; step < levels.length; step++) {
    const part = samples.subarray(step * samplesPerLevel, (step + 1) * samplesPerLevel);
    let power = 0;
    for (const sample of part) power += sample * sample;
    levels[step] = 10 * Math.log10(power / part.length + floorPower);
  }
  return levels;
}

/** Steps that should be quiet around a cut: shorter than a pause, longer than the closure of a «p» or «t». */
const quietSteps = 30;

/** Where to cut without cutting a word: the middle of the quietest 0.3 s between the two times. */
export function quietestMs(levels: Float32Array, fromMs: number, toMs: number): number {
  const first = Math.max(0, Math.floor(fromMs / levelStepMs));
  const last = Math.min(levels.length, Math.floor(toMs / levelStepMs)) - quietSteps;
  if (last < first) return Math.round((fromMs + toMs) / 2);
  let sum = levels.subarray(first, first + quietSteps).reduce((total, level) => total + level, 0);
  let best = { sum, step: first };
  for (let step = first + 1; step <= last; step++) {
    sum += (levels[step + quietSteps - 1] ?? 0) - (levels[step - 1] ?? 0);
    if (sum < best.sum) best = { sum, step };
  }
  return (best.step + quietSteps / 2) * levelStepMs;
}

const chunkMs = 30_000;

/** Levels of the whole file, read in chunks of 30 s. */
export async function readLevels(wav: WavFile, signal?: AbortSignal): Promise<Float32Array> {
  const parts: Float32Array[] = [];
  for (let startMs = 0; startMs < wav.durationMs; startMs += chunkMs) {
    signal?.throwIfAborted();
    parts.push(levelsOf(await wav.read(startMs, Math.min(wav.durationMs, startMs + chunkMs))));
  }
  return joinLevels(parts);
}

export function joinLevels(parts: Float32Array[]): Float32Array {
  const levels = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    levels.set(part, at);
    at += part.length;
  }
  return levels;
}

/** Enough for a timeline at its largest zoom. */
export const peaksPerSecond = 50;

/** The loudest sample of each fiftieth of a second, 0–255, for a waveform. */
export async function readPeaks(wav: WavFile): Promise<Buffer> {
  const stepMs = 1000 / peaksPerSecond;
  const peaks = Buffer.alloc(Math.ceil(wav.durationMs / stepMs));
  for (let startMs = 0; startMs < wav.durationMs; startMs += chunkMs) {
    const samples = await wav.read(startMs, startMs + chunkMs);
    const perPeak = (samples.length * stepMs) / Math.min(chunkMs, wav.durationMs - startMs);
    for (const [index, sample] of samples.entries()) {
      const at = startMs / stepMs + Math.floor(index / perPeak);
      const level = Math.min(255, Math.round(Math.abs(sample) * 255));
      if (level > (peaks[at] ?? 255)) peaks[at] = level;
    }
  }
  return peaks;
}

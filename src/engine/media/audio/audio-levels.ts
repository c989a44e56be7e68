import { sampleRate, type WavFile } from './wav-file.ts';

/** One level a hundredth of a second: fine enough for word starts, and an hour is 1.4 MB. */
export const levelStepMs = 10;
export const samplesPerLevel = (sampleRate * levelStepMs) / 1000;

/** Quieter than any recording; keeps the logarithm finite. */
const floorPower = 1e-10;

/**
 * Mean power of each 10 ms frame in dB (0 = full scale, −100 = digital silence); a last part of a frame counts as one.
 */
export function levelsOf(samples: Float32Array): Float32Array {
  const levels = new Float32Array(Math.ceil(samples.length / samplesPerLevel));
  for (let frame = 0; frame < levels.length; frame++) {
    const part = samples.subarray(frame * samplesPerLevel, (frame + 1) * samplesPerLevel);
    let power = 0;
    for (const sample of part) power += sample * sample;
    levels[frame] = 10 * Math.log10(power / part.length + floorPower);
  }
  return levels;
}

/** Width of the spot that should be quiet: shorter than a pause, longer than the closure of a «p» or «t». */
const spotFrames = 30;

/** Where to cut so that no word is cut: the middle of the quietest 0.3 s between the two times. */
export function quietestMs(levels: Float32Array, fromMs: number, toMs: number): number {
  const first = Math.max(0, Math.floor(fromMs / levelStepMs));
  const last = Math.min(levels.length, Math.floor(toMs / levelStepMs)) - spotFrames;
  if (last < first) return Math.round((fromMs + toMs) / 2);
  let sum = sumOf(levels, first, first + spotFrames);
  let best = { sum, frame: first };
  for (let frame = first + 1; frame <= last; frame++) {
    sum += (levels[frame + spotFrames - 1] ?? 0) - (levels[frame - 1] ?? 0);
    if (sum < best.sum) best = { sum, frame };
  }
  return (best.frame + spotFrames / 2) * levelStepMs;
}

function sumOf(levels: Float32Array, from: number, to: number): number {
  return levels.subarray(from, to).reduce((sum, level) => sum + level, 0);
}

const chunkMs = 30_000;

/** Level of each 10 ms of the whole sound, read piece by piece. */
export async function readLevels(wav: WavFile, signal?: AbortSignal): Promise<Float32Array> {
  const parts: Float32Array[] = [];
  for (let startMs = 0; startMs < wav.durationMs; startMs += chunkMs) {
    signal?.throwIfAborted();
    parts.push(levelsOf(await wav.read(startMs, Math.min(wav.durationMs, startMs + chunkMs))));
  }
  const levels = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    levels.set(part, at);
    at += part.length;
  }
  return levels;
}

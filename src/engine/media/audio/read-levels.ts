import { levelsOf } from './audio-levels.ts';
import type { WavFile } from './wav-file.ts';

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

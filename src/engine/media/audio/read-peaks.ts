import type { WavFile } from './wav-file.ts';

/** Enough for a timeline at its largest zoom. */
export const peaksPerSecond = 50;

const chunkMs = 30_000;

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

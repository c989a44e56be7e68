import { levelStepMs, quietestMs } from '../../media/audio/audio-levels.ts';
import type { AudioSpan } from '../../media/audio/audio-span.ts';

/** 10 minutes of 16 kHz 16-bit sound are 19.2 MB; the interface takes 25 MB. */
const longestMs = 600_000;
const shortestCutMs = 480_000;
/** No voice is this quiet, not even in a bad recording; digital silence and the noise of dithering are. */
const silenceDb = -60;

/** The sound in pieces to send, cut where it is quietest; pieces of nothing but silence are left out. */
export function planUploads(levels: Float32Array, durationMs: number): AudioSpan[] {
  const pieces: AudioSpan[] = [];
  let startMs = 0;
  while (durationMs - startMs > longestMs) {
    const endMs = Math.round(quietestMs(levels, startMs + shortestCutMs, startMs + longestMs));
    pieces.push({ startMs, endMs });
    startMs = endMs;
  }
  pieces.push({ startMs, endMs: durationMs });
  return pieces.filter((piece) => isSounding(levels, piece));
}

function isSounding(levels: Float32Array, { startMs, endMs }: AudioSpan): boolean {
  return levels
    .subarray(Math.floor(startMs / levelStepMs), Math.ceil(endMs / levelStepMs))
    .some((level) => level > silenceDb);
}

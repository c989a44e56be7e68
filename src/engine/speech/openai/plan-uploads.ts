import { levelStepMs, quietestMs } from '../../media/audio/audio-levels.ts';
import type { AudioSpan } from '../../media/audio/audio-span.ts';

/** 10 minutes of 16 kHz 16-bit audio are 19.2 MB; the API accepts 25 MB. */
const maxUploadMs = 600_000;
/** Audio that has to be cut is cut no earlier than this. */
const minUploadMs = 480_000;
/** No voice is this quiet, even in a bad recording; digital silence and dithering noise are. */
const silenceDb = -60;

/** Splits the audio into spans to send, cut where it is quietest. Spans of only silence are left out. */
export function planUploads(levels: Float32Array, durationMs: number): AudioSpan[] {
  const spans: AudioSpan[] = [];
  let startMs = 0;
  while (durationMs - startMs > maxUploadMs) {
    const endMs = Math.round(quietestMs(levels, startMs + minUploadMs, startMs + maxUploadMs));
    spans.push({ startMs, endMs });
    startMs = endMs;
  }
  spans.push({ startMs, endMs: durationMs });
  return spans.filter((span) => isAudible(levels, span));
}

function isAudible(levels: Float32Array, { startMs, endMs }: AudioSpan): boolean {
  return levels
    .subarray(Math.floor(startMs / levelStepMs), Math.ceil(endMs / levelStepMs))
    .some((level) => level > silenceDb);
}

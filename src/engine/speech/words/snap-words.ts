import type { Word } from '../../captions/caption.ts';
import { levelStepMs } from '../../media/audio/audio-levels.ts';
import type { AudioSpan } from '../../media/audio/audio-span.ts';

/** What is known of the sound around the words. */
export interface SoundAround {
  /** dB of each 10 ms frame, from `startMs` on (the words' own clock). */
  levels: Float32Array;
  startMs: number;
  /** Where voice activity found somebody speaking. */
  speech: readonly AudioSpan[];
}

/**
 * Speech stands out from a room by 30 dB and more. With music under it levels say little, and voice activity decides.
 */
const clearRangeDb = 20;

/** A move smaller than this is within what the aligner can be trusted with. */
const smallestMoveMs = 40;
/** Sound is seen this much after it begins, since a frame must stand out from the quiet first. */
const leadMs = 20;
/** A pause this long inside one word is between two words that were put together. */
const pauseInsideMs = 250;
/** The shorter part beside such a pause may be at most this long to be given to the neighbour. */
const strayMs = 250;

/**
 * Moves word starts that fall in silence to where sound sets in, and word ends back to where it stops. The aligner puts
 * the first word after a silence 0.2–0.5 s early and stretches the last one before it over the silence.
 */
export function snapWords(words: readonly Word[], around: SoundAround): Word[] {
  const sounding = soundingFrames(around) ?? spokenFrames(around);
  const levelsStartMs = around.startMs;
  return words.map((word, i) => {
    const frames = {
      from: clampFrame(Math.round((word.startMs - levelsStartMs) / levelStepMs), sounding),
      to: clampFrame(Math.round((Math.max(word.endMs, word.startMs + 50) - levelsStartMs) / levelStepMs), sounding),
    };
    const { startMs, endMs } = snapWord(word, sounding, frames, levelsStartMs);
    const latestMs = words[i + 1]?.startMs ?? Number.POSITIVE_INFINITY;
    return { ...word, startMs, endMs: Math.max(startMs, Math.min(endMs, latestMs)) };
  });
}

interface FrameRange {
  from: number;
  to: number;
}

function snapWord(word: Word, sounding: Uint8Array, frames: FrameRange, levelsStartMs: number) {
  const timeOf = (frame: number) => levelsStartMs + frame * levelStepMs;
  const onset = findFrame(sounding, frames.from, frames.to, 1);
  if (onset === frames.to) return word;
  const pause = longestPause(sounding, { from: onset, to: frames.to });
  if (isStrayBefore(pause, onset, frames.to)) {
    return { startMs: Math.max(word.startMs, timeOf(pause.to) - leadMs), endMs: word.endMs };
  }
  const isEarly = (onset - frames.from) * levelStepMs >= smallestMoveMs;
  const startMs = isEarly ? Math.max(word.startMs, timeOf(onset) - leadMs) : word.startMs;
  let offset = frames.to;
  while (offset > onset + 5 && sounding[offset - 1] === 0) offset--;
  const endMs = offset < frames.to ? Math.min(word.endMs, timeOf(offset) + leadMs) : word.endMs;
  return { startMs, endMs };
}

/** Whether what sounds before the pause is a bit of the word before this one. */
function isStrayBefore(pause: FrameRange, onset: number, end: number): boolean {
  const before = pause.from - onset;
  const after = end - pause.to;
  const isPause = (pause.to - pause.from) * levelStepMs >= pauseInsideMs;
  return isPause && after > 4 && after > before && before * levelStepMs <= strayMs;
}

function longestPause(sounding: Uint8Array, range: FrameRange): FrameRange {
  let longest = { from: range.to, to: range.to };
  for (let at = range.from; at < range.to; ) {
    const from = findFrame(sounding, at, range.to, 0);
    const to = findFrame(sounding, from, range.to, 1);
    if (to - from > longest.to - longest.from) longest = { from, to };
    at = to;
  }
  return longest;
}

function findFrame(sounding: Uint8Array, from: number, to: number, wanted: 0 | 1): number {
  let frame = from;
  while (frame < to && sounding[frame] !== wanted) frame++;
  return frame;
}

/**
 * 1 where a frame and most of its neighbours stand out from the quietest parts of this very sound; null = hard to tell.
 */
function soundingFrames({ levels }: SoundAround): Uint8Array | null {
  const sorted = levels.toSorted();
  const quiet = sorted[Math.floor(levels.length * 0.05)] ?? 0;
  const loud = sorted[Math.floor(levels.length * 0.95)] ?? 0;
  if (loud - quiet < clearRangeDb) return null;
  const threshold = quiet + (loud - quiet) * 0.35;
  const isLoud = Uint8Array.from(levels, (level) => (level > threshold ? 1 : 0));
  return isLoud.map((_, i) => (countOnes(isLoud.subarray(Math.max(0, i - 2), i + 3)) >= 3 ? 1 : 0));
}

function spokenFrames({ levels, startMs, speech }: SoundAround): Uint8Array {
  const spoken = new Uint8Array(levels.length);
  for (const span of speech) {
    const from = Math.max(0, Math.round((span.startMs - startMs) / levelStepMs));
    spoken.fill(1, from, Math.max(from, Math.round((span.endMs - startMs) / levelStepMs)));
  }
  return spoken;
}

function countOnes(frames: Uint8Array): number {
  return frames.reduce((sum, one) => sum + one, 0);
}

function clampFrame(frame: number, sounding: Uint8Array): number {
  return Math.min(Math.max(0, frame), sounding.length);
}

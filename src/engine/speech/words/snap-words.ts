import type { Word } from '../../captions/caption.ts';
import { levelStepMs } from '../../media/audio/audio-levels.ts';
import type { AudioSpan } from '../../media/audio/audio-span.ts';

/** Levels and speech around the words. */
export interface SurroundingAudio {
  /** dB of each 10 ms from `startMs` on, on the words' own clock. */
  levels: Float32Array;
  startMs: number;
  /** Spans in which voice activity detection found speech. */
  speech: readonly AudioSpan[];
}

/**
 * Speech is louder than a room by 30 dB and more. With music under it levels tell little, and voice activity decides.
 */
const minRangeDb = 20;

/** Smaller corrections are within the precision of Whisper's word times. */
const minMoveMs = 40;
/** Sound is detected this much after it begins. */
const leadMs = 20;
/** The first word after a pause begins with the sound, even if its attention comes this much later. In frames. */
const maxLate = 25;
/** In frames. */
const minPauseBefore = 12;
/** No word is shorter. */
const minWordMs = 60;
/** A pause this long inside one word is a pause between two words. */
const minPauseMs = 250;
/** Longest sound before such a pause that is given back to the word before. */
const maxStrayMs = 250;

/**
 * Moves word starts that fall in silence to where the sound begins, and word ends back to where it stops. Whisper's
 * alignment puts the first word after a silence 0.2–0.5 s early and stretches the last word before it over the silence.
 */
export function snapWords(words: readonly Word[], around: SurroundingAudio): Word[] {
  const sounding = heardFrames(around);
  const levelsStartMs = around.startMs;
  return words.map((word, i) => {
    const frames = {
      from: clampFrame(Math.round((word.startMs - levelsStartMs) / levelStepMs), sounding),
      to: clampFrame(Math.round((Math.max(word.endMs, word.startMs + 50) - levelsStartMs) / levelStepMs), sounding),
    };
    const previousMs = words[i - 1]?.startMs ?? levelsStartMs;
    const earliest = clampFrame(Math.round((previousMs + minWordMs - levelsStartMs) / levelStepMs), sounding);
    const { startMs, endMs } = snapWord(word, sounding, { ...frames, earliest }, levelsStartMs);
    const latestMs = words[i + 1]?.startMs ?? Number.POSITIVE_INFINITY;
    return { ...word, startMs, endMs: Math.max(startMs, Math.min(endMs, latestMs)) };
  });
}

/** 1 in each 10 ms in which somebody seems to speak: by levels if they tell speech from silence, else by voice activity. */
export function heardFrames(around: SurroundingAudio): Uint8Array {
  return soundingFrames(around) ?? spokenFrames(around);
}

interface FrameRange {
  from: number;
  to: number;
}

/** The frames of a word; it began no earlier than `earliest`. */
interface WordFrames extends FrameRange {
  earliest: number;
}

function snapWord(word: Word, sounding: Uint8Array, frames: WordFrames, levelsStartMs: number) {
  const timeOf = (frame: number) => levelsStartMs + frame * levelStepMs;
  const missed = onsetBefore(sounding, frames);
  const onset = missed ?? findFrame(sounding, frames.from, frames.to, 1);
  if (onset === frames.to) return word;
  const pause = longestPause(sounding, { from: onset, to: frames.to });
  if (missed === null && isStrayBefore(pause, onset, frames.to)) {
    return { startMs: Math.max(word.startMs, timeOf(pause.to) - leadMs), endMs: word.endMs };
  }
  const isEarly = (onset - frames.from) * levelStepMs >= minMoveMs;
  const snappedMs = isEarly ? Math.max(word.startMs, timeOf(onset) - leadMs) : word.startMs;
  const startMs = missed === null ? snappedMs : timeOf(missed) - leadMs;
  let offset = frames.to;
  while (offset > onset + 5 && sounding[offset - 1] === 0) offset--;
  const endMs = offset < frames.to ? Math.min(word.endMs, timeOf(offset) + leadMs) : word.endMs;
  return { startMs, endMs };
}

/**
 * Where the sound begins in whose midst the word starts, if there is a pause right before: the word is the first after it.
 * @returns null if the sound goes back too far, or the word starts in silence
 */
function onsetBefore(sounding: Uint8Array, { from, earliest }: WordFrames): number | null {
  const furthest = Math.max(earliest, from - maxLate);
  let onset = from;
  while (onset > furthest && sounding[onset - 1] === 1) onset--;
  const pause = onset - findFrameBefore(sounding, onset, earliest);
  return onset < from && sounding[onset] === 1 && pause >= minPauseBefore ? onset : null;
}

/** Whether the sound before the pause belongs to the word before this one. */
function isStrayBefore(pause: FrameRange, onset: number, end: number): boolean {
  const before = pause.from - onset;
  const after = end - pause.to;
  const isPause = (pause.to - pause.from) * levelStepMs >= minPauseMs;
  return isPause && after > 4 && after > before && before * levelStepMs <= maxStrayMs;
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

/** The first frame of the silence that ends at `end`. */
function findFrameBefore(sounding: Uint8Array, end: number, earliest: number): number {
  let frame = end;
  while (frame > earliest && sounding[frame - 1] === 0) frame--;
  return frame;
}

function findFrame(sounding: Uint8Array, from: number, to: number, wanted: 0 | 1): number {
  let frame = from;
  while (frame < to && sounding[frame] !== wanted) frame++;
  return frame;
}

/** 1 where a level and most of its neighbours exceed the quiet parts of this audio; null if the range is too small. */
function soundingFrames({ levels }: SurroundingAudio): Uint8Array | null {
  const sorted = levels.toSorted();
  const quiet = sorted[Math.floor(levels.length * 0.05)] ?? 0;
  const loud = sorted[Math.floor(levels.length * 0.95)] ?? 0;
  if (loud - quiet < minRangeDb) return null;
  const threshold = quiet + (loud - quiet) * 0.35;
  const isLoud = Uint8Array.from(levels, (level) => (level > threshold ? 1 : 0));
  return isLoud.map((_, i) => (countOnes(isLoud.subarray(Math.max(0, i - 2), i + 3)) >= 3 ? 1 : 0));
}

function spokenFrames({ levels, startMs, speech }: SurroundingAudio): Uint8Array {
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

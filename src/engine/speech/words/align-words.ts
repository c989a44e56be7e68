import type { Word } from '../../captions/caption.ts';
import { levelStepMs } from '../../media/audio/audio-levels.ts';
import { type AudioSpan, overlapMs } from '../../media/audio/audio-span.ts';
import { placeBreaks, type WeightedWord } from './place-breaks.ts';
import { heardFrames, type SurroundingAudio } from './snap-words.ts';
import { isSpoken } from './words-from-text.ts';

/** A shorter silence is the closure of a consonant, or lies between two words that are said as one. */
const minPauseMs = 150;
/** A shorter sound is a click. */
const minSoundMs = 60;
/** Nobody says a letter for longer than a quarter of a second: what follows is another sound. */
const maxMsPerWeight = 25;
/** Sound this near to detected speech belongs to it: voice activity starts late on soft first sounds. */
const speechMarginMs = 200;

/**
 * Gives times to words that come without. The stretches of sound between pauses are found by levels and voice activity;
 * the text is broken at the words that fit these pauses best, by length and punctuation; the words in between share a
 * stretch by their length. Measured against Whisper's times of 377 words: half are within 0.09 s, 88 % within 0.3 s.
 */
export function alignWords(
  texts: readonly string[],
  { chunk, around }: { chunk: AudioSpan; around: SurroundingAudio },
): Word[] {
  const words = weighted(texts);
  const stretches = soundStretches(chunk, around);
  const breaks = placeBreaks(words, stretches);
  return stretches.flatMap((stretch, i) => shareStretch(words.slice(breaks[i], breaks[i + 1]), stretch));
}

function weighted(texts: readonly string[]): WeightedWord[] {
  let to = 0;
  return texts.map((text) => {
    const from = to;
    to += Math.max(
      1,
      text.split('').reduce((sum, unit) => sum + weightOf(unit), 0),
    );
    return { text, from, to };
  });
}

/** A letter is 10. Digits are said as words, and a Chinese character or a syllable of Korean or Japanese has its letters. */
function weightOf(unit: string): number {
  if (!isSpoken(unit) || /\p{M}/u.test(unit)) return 0;
  if (/\p{N}/u.test(unit)) return 35;
  if (/[\p{sc=Han}\p{sc=Hangul}]/u.test(unit)) return 28;
  return /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(unit) ? 18 : 10;
}

/** Where somebody speaks without a pause, in order; the whole chunk if there is no sound in it. */
function soundStretches(chunk: AudioSpan, around: SurroundingAudio): AudioSpan[] {
  const speech = around.speech.map(({ startMs, endMs }) => ({
    startMs: startMs - speechMarginMs,
    endMs: endMs + speechMarginMs,
  }));
  const joined: AudioSpan[] = [];
  for (const span of soundsOf(around)) {
    const last = joined.at(-1);
    if (overlapMs(speech, span.startMs, span.endMs) < minSoundMs) continue;
    if (last && span.startMs - last.endMs < minPauseMs) last.endMs = span.endMs;
    else joined.push({ ...span });
  }
  return joined.length > 0 ? joined : [{ startMs: chunk.startMs, endMs: chunk.endMs }];
}

function soundsOf(around: SurroundingAudio): AudioSpan[] {
  const frames = heardFrames(around);
  const spans: AudioSpan[] = [];
  for (let at = frames.indexOf(1); at >= 0; ) {
    const silent = frames.indexOf(0, at);
    const end = silent < 0 ? frames.length : silent;
    spans.push({ startMs: around.startMs + at * levelStepMs, endMs: around.startMs + end * levelStepMs });
    at = silent < 0 ? -1 : frames.indexOf(1, silent);
  }
  return spans;
}

function shareStretch(words: readonly WeightedWord[], stretch: AudioSpan): Word[] {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return [];
  const weight = last.to - first.from;
  const spokenMs = Math.min(stretch.endMs - stretch.startMs, weight * maxMsPerWeight);
  const timeAt = (at: number) => stretch.startMs + ((at - first.from) / weight) * spokenMs;
  return words.map(({ text, from, to }) => ({ text, startMs: timeAt(from), endMs: timeAt(to) }));
}

import type { Caption, CaptionInput, Timed, Word, WordPart } from '../caption.ts';
import { parseCaptionEmoji } from '../emojis/extract-emojis.ts';
import { splitTimeFairly } from '../words/split-time.ts';
import { timeIndex } from '../words/time-index.ts';
import { splitUnspaced, wordParts } from '../words/unspaced-script.ts';
import { fillTimes } from './fill-times.ts';
import { keepEmphasis } from './keep-emphasis.ts';
import { type KnownWord, knownFrom, matchKnownTimes } from './match-known-times.ts';
import { type SpokenUnit, spokenUnits, timeOfUnit } from './spoken-units.ts';

/** A known word may lie this far outside a caption and still be compared: people move edges a little. */
const toleranceMs = 600;

/**
 * Gives supplied or edited phrases their word times:
 * unchanged words keep their transcribed time, however short, clipped to the phrase;
 * changed words split the time of the words that they replace;
 * new words take the free time between their neighbours, or if that is too short to be seen, share with the nearest.
 * Without known words, times are split by length. Word times that come with a phrase take precedence over all of this.
 * Words that were marked keep their marks. Every word stays in order and inside its caption; none is lost. Phrases may come in any order and are returned in time
 * order.
 */
export function alignCaptions(inputs: CaptionInput[], knownWords: Word[]): Caption[] {
  const takeKnown = knownTaker(knownWords, inputs.length);
  return [...inputs]
    .sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs)
    .map((input) => {
      const range = normaliseRange(input);
      const emoji = input.emoji ? { emoji: parseCaptionEmoji(input.emoji) } : {};
      const shared = { ...range, text: trimmed(input.text), ...emoji };
      const supplied = suppliedWordTimes({ ...input, ...range });
      const aligned = () => alignOne(shared.text, range, takeKnown(range));
      return { ...shared, words: supplied ?? keepEmphasis(aligned(), input.words ?? input.marks ?? []) };
    });
}

/** Words that may be those of a caption. */
interface Candidates {
  known: KnownWord[];
  /** Words up to this index of `known` are no candidates for later captions. */
  use(lastUsed: number): void;
}

/**
 * Returns the known words near a caption that no caption before it has used. Captions that follow one another are near
 * each word a few times. Where thousands lie on one another, the last ones get none, and their times by length.
 */
function knownTaker(words: Word[], captionCount: number): (range: Timed) => Candidates {
  const index = timeIndex(knownFrom(words.flatMap(wordParts).sort((a, b) => a.startMs - b.startMs)));
  let left = 10_000 + 10 * (index.items.length + captionCount);
  let used = 0;
  return (range) => {
    const from = Math.max(used, index.firstEndingAfter(range.startMs - toleranceMs));
    const to = index.firstStartingAt(range.endMs + toleranceMs, from);
    left -= to - from;
    return {
      known: left < 0 ? [] : index.items.slice(from, to),
      use(lastUsed) {
        used = from + lastUsed + 1;
      },
    };
  };
}

/** @param text with single spaces */
function alignOne(text: string, range: Timed, { known, use }: Candidates): Word[] {
  const texts = text === '' ? [] : text.split(' ');
  const pieces = texts.flatMap((word, wordIndex) =>
    splitUnspaced(word).map((part, index) => ({ text: part, wordIndex, joined: index > 0 })),
  );
  const { times, lastUsed } = matchKnownTimes(
    pieces.map((piece) => piece.text),
    range,
    known,
  );
  if (lastUsed !== null) use(lastUsed);
  const units = spokenUnits(pieces.map((piece, index) => ({ ...piece, time: times[index] ?? null })));
  const filled = fillTimes(
    units.map((unit) => ({ text: unit.text, pieceCount: unit.pieces.length, time: timeOfUnit(unit) })),
    range,
  );
  return wordsOf(texts, units, filled);
}

function wordsOf(texts: string[], units: SpokenUnit[], times: Timed[]): Word[] {
  const parts = texts.map((): WordPart[] => []);
  for (const [index, { pieces }] of units.entries()) {
    const time = times[index];
    const shares =
      time && pieces.length > 1
        ? splitTimeFairly(
            pieces.map(({ text }) => text),
            time,
          )
        : [time];
    for (const [at, { text, wordIndex }] of pieces.entries()) {
      const share = shares[at];
      if (share) parts[wordIndex]?.push({ text, ...share });
    }
  }
  return texts.map((text, index) => wordOf(text, parts[index] ?? []));
}

function wordOf(text: string, parts: WordPart[]): Word {
  const startMs = parts[0]?.startMs ?? 0;
  const endMs = parts.at(-1)?.endMs ?? startMs;
  return parts.length > 1 ? { text, startMs, endMs, parts } : { text, startMs, endMs };
}

function normaliseRange({ startMs, endMs }: CaptionInput): Timed {
  const start = Math.max(0, Math.round(startMs));
  return { startMs: start, endMs: Math.max(start, Math.round(endMs)) };
}

function trimmed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * The word times that came with a caption, if they fit it: one word for each space-separated part of its text, in order,
 * inside the caption. null = there are none, or they do not fit.
 */
function suppliedWordTimes({ text, startMs, endMs, words }: CaptionInput): Word[] | null {
  if (!words || words.map((word) => word.text).join(' ') !== text.replace(/\s+/g, ' ').trim()) return null;
  let lastMs = startMs;
  for (const word of words) {
    if (word.startMs < lastMs || word.endMs < word.startMs || word.endMs > endMs) return null;
    lastMs = word.endMs;
  }
  return words.map(tidy);
}

/** Without other fields that a caller may have sent, and without parts that do not fit the word. */
function tidy({ text, startMs, endMs, confidence, emphasis, parts }: Word): Word {
  const isWhole = parts && parts.map((part) => part.text).join('') === text && areInside(parts, startMs, endMs);
  return {
    text,
    startMs: Math.round(startMs),
    endMs: Math.round(endMs),
    ...(confidence === undefined ? {} : { confidence }),
    ...(emphasis === undefined ? {} : { emphasis }),
    ...(isWhole ? { parts } : {}),
  };
}

function areInside(parts: NonNullable<Word['parts']>, startMs: number, endMs: number): boolean {
  return parts.every((part, index) => {
    const fromMs = parts[index - 1]?.endMs ?? startMs;
    return part.startMs >= fromMs && part.endMs >= part.startMs && part.endMs <= endMs;
  });
}

import type { Caption, CaptionInput, Word, WordPart } from '../caption.ts';
import { parseCaptionEmoji } from '../emojis/caption-emoji.ts';
import { splitUnspaced, wordParts } from '../words/split-unspaced.ts';
import { fillTimes } from './fill-times.ts';
import { matchKnownTimes } from './match-known-times.ts';
import { splitTimeFairly } from './split-time-fairly.ts';
import { type SpokenUnit, spokenUnits, timeOfUnit } from './spoken-units.ts';
import { suppliedWordTimes } from './supplied-word-times.ts';

/** Pieces × known words. A longer caption (a whole book in one phrase) gets its times by length alone. */
const maxComparisons = 2_000_000;
/** A known word may lie this far outside a caption and still be compared: people move edges a little. */
const toleranceMs = 600;

interface Timed {
  startMs: number;
  endMs: number;
}

/**
 * Gives supplied or edited phrases their word times:
 * unchanged words keep their transcribed time, however short, clipped to the phrase;
 * changed words split the time of the words that they replace;
 * new words take the free time between their neighbours, or if that is too short to be seen, share with the nearest.
 * Without known words, times are split by length. Word times that come with a phrase take precedence over all of this.
 * Every word stays in order and inside its caption; none is lost. Phrases may come in any order and are returned in time
 * order.
 */
export function alignCaptions(inputs: CaptionInput[], knownWords: Word[]): Caption[] {
  const known = knownWords.flatMap(wordParts).sort((a, b) => a.startMs - b.startMs);
  let used = 0;
  return [...inputs]
    .sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs)
    .map((input) => {
      const range = normaliseRange(input);
      const emoji = input.emoji ? { emoji: parseCaptionEmoji(input.emoji) } : {};
      const shared = { ...range, text: trimmed(input.text), ...emoji };
      const supplied = suppliedWordTimes({ ...input, ...range });
      if (supplied) return { ...shared, words: supplied };
      const from = Math.max(used, firstAfter(known, range.startMs - toleranceMs));
      const candidates = takeUntil(known, from, range.endMs + toleranceMs);
      const { words, lastUsed } = alignOne(input.text, range, candidates);
      used = lastUsed === null ? used : from + lastUsed + 1;
      return { ...shared, words };
    });
}

function alignOne(text: string, range: Timed, known: WordPart[]): { words: Word[]; lastUsed: number | null } {
  const texts = trimmed(text) === '' ? [] : trimmed(text).split(' ');
  const pieces = texts.flatMap((word, wordIndex) =>
    splitUnspaced(word).map((part, index) => ({ text: part, wordIndex, joined: index > 0 })),
  );
  const comparable = pieces.length * known.length <= maxComparisons ? known : [];
  const { times, lastUsed } = matchKnownTimes(
    pieces.map((piece) => piece.text),
    range,
    comparable,
  );
  const units = spokenUnits(pieces.map((piece, index) => ({ ...piece, time: times[index] ?? null })));
  const filled = fillTimes(
    units.map((unit) => unit.text),
    range,
    units.map(timeOfUnit),
  );
  return { words: wordsOf(texts, units, filled), lastUsed };
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

function firstAfter(known: Timed[], timeMs: number): number {
  const index = known.findIndex((word) => word.endMs > timeMs);
  return index === -1 ? known.length : index;
}

function takeUntil<Known extends Timed>(known: Known[], from: number, timeMs: number): Known[] {
  const end = known.findIndex((word, index) => index >= from && word.startMs >= timeMs);
  return known.slice(from, end === -1 ? known.length : end);
}

import type { Caption, CaptionInput, Word, WordPart } from '../caption.ts';
import { parseCaptionEmoji } from '../emojis/caption-emoji.ts';
import { splitUnspaced, wordParts } from '../words/split-unspaced.ts';
import { fillTimes } from './fill-times.ts';
import { matchKnownTimes } from './match-known-times.ts';
import { splitTimeFairly } from './split-time-fairly.ts';
import { type SpokenUnit, spokenUnits, timeOfUnit } from './spoken-units.ts';
import { suppliedWordTimes } from './supplied-word-times.ts';

/** Comparing takes pieces × known words; a caption beyond this (a whole book in one phrase) is cut by length alone. */
const maxComparisons = 2_000_000;
/** How far outside a caption a known word may begin or end and still be looked at: people shift edges a little. */
const toleranceMs = 600;

interface Timed {
  startMs: number;
  endMs: number;
}

/**
 * Gives supplied or edited phrases their word times. Words that were heard keep their time, however short, as far as it
 * lies inside their phrase; changed words share the time of what they replace; new ones take what is free between their
 * neighbours, and where that is too little to be seen, share the time of the nearest. Every word stays in order and
 * inside its caption; none is lost. The phrases may come in any order and are returned in time order; phrases without
 * known words are cut by length. Word times that a phrase brings along count before all of that.
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
      const own = suppliedWordTimes({ ...input, ...range });
      if (own) return { ...shared, words: own };
      const from = Math.max(used, firstAfter(known, range.startMs - toleranceMs));
      const candidates = takeUntil(known, from, range.endMs + toleranceMs);
      const { words, lastUsed } = alignOne(input.text, range, candidates);
      used = lastUsed === null ? used : from + lastUsed + 1;
      return { ...shared, words };
    });
}

function alignOne(text: string, range: Timed, known: WordPart[]): { words: Word[]; lastUsed: number | null } {
  const texts = trimmed(text) === '' ? [] : trimmed(text).split(' ');
  const cut = texts.flatMap((word, wordIndex) =>
    splitUnspaced(word).map((part, index) => ({ text: part, wordIndex, joined: index > 0 })),
  );
  const comparable = cut.length * known.length <= maxComparisons ? known : [];
  const { times, lastUsed } = matchKnownTimes(
    cut.map((piece) => piece.text),
    range,
    comparable,
  );
  const units = spokenUnits(cut.map((piece, index) => ({ ...piece, time: times[index] ?? null })));
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

import { splitAtWords } from '../../../infra/segments.ts';
import type { Word } from '../../captions/caption.ts';
import { wordConfidence } from './word-confidence.ts';

/** Bytes of UTF-8 text, maybe part of a character, with the time at which they were spoken. */
export interface TimedBytes {
  bytes: Uint8Array;
  startMs: number;
  endMs: number;
  /** Natural logarithm, if the engine gives it. */
  logProbability?: number;
  /** Other texts for the word that begins here, if the engine gives them. */
  guesses?: readonly string[];
}

/** A text with the time of each of its UTF-16 units. */
export interface TimedText {
  text: string;
  /** As long as the text. */
  startMs: number[];
  endMs: number[];
  /** Index of the bytes that each unit comes from; of the last ones, where several make one character. */
  sources: number[];
}

/**
 * Joins bytes before decoding them, since tokens may split a character. A token's time is spread evenly over its spoken
 * characters; spaces and punctuation take none. A character's time starts with its first byte. Invalid bytes are
 * skipped.
 */
export function decodeTimedText(tokens: readonly TimedBytes[]): TimedText {
  const decoder = new TextDecoder();
  const timed: TimedText = { text: '', startMs: [], endMs: [], sources: [] };
  let pendingMs: number | null = null;
  for (const [source, token] of tokens.entries()) {
    const text = decoder.decode(token.bytes, { stream: true });
    if (text === '') pendingMs ??= token.startMs;
    else {
      append(timed, text, { startMs: pendingMs ?? token.startMs, endMs: token.endMs, source });
      pendingMs = null;
    }
  }
  return timed;
}

/** Whether the UTF-16 unit is spoken. Half a surrogate pair counts: no punctuation needs one. */
export function isSpoken(unit: string): boolean {
  return /[%&@#]/.test(unit) || !/[\p{P}\s]/u.test(unit);
}

function append(
  timed: TimedText,
  text: string,
  { startMs, endMs, source }: { startMs: number; endMs: number; source: number },
): void {
  const units = text.split('').filter((unit) => unit !== '\uFFFD');
  const spokenCount = units.filter(isSpoken).length;
  let atMs = startMs;
  for (const unit of units) {
    timed.text += unit;
    timed.startMs.push(atMs);
    if (isSpoken(unit)) atMs += (endMs - startMs) / spokenCount;
    timed.endMs.push(atMs);
    timed.sources.push(source);
  }
}

/**
 * Splits a timed text into words: at spaces, and in scripts without spaces (Chinese, Japanese, Thai, Lao, Khmer, Burmese,
 * Tibetan) at the boundaries of `Intl.Segmenter`. Punctuation stays with its word but does not count for its time: a
 * comma is "spoken" during the pause after it. The words are in order, but may overlap in time.
 * @param tokens that the text was decoded from: words get a confidence if they have a probability
 */
export function wordsFromText(timed: TimedText, language: string, tokens: readonly TimedBytes[] = []): Word[] {
  return chunksOf(timed.text, language).map(({ text, from, to }) => ({
    text,
    ...timesOf(timed, from, to),
    ...doubtsOf(timed, tokens, { from, to }),
  }));
}

/** Of the tokens that are spoken. */
function doubtsOf(
  { text, sources }: TimedText,
  tokens: readonly TimedBytes[],
  { from, to }: { from: number; to: number },
): Pick<Word, 'confidence' | 'guesses'> {
  const spoken = new Set<number>();
  for (let at = from; at < to; at++) if (isSpoken(text[at] ?? '')) spoken.add(sources[at] ?? 0);
  const known = [...spoken].flatMap((source) => tokens[source]?.logProbability ?? []);
  const guesses = [...spoken].flatMap((source) => tokens[source]?.guesses ?? []);
  return {
    ...(known.length === 0 ? {} : { confidence: wordConfidence(known) }),
    ...(guesses.length === 0 ? {} : { guesses }),
  };
}

interface Chunk {
  text: string;
  /** Position in the whole text, `to` excluded. */
  from: number;
  to: number;
}

const unspacedScripts =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}]/u;
const spokenCharacter = /[\p{L}\p{N}\p{S}&%@#]/u;
const dashes = /^[\p{Pd}\p{Pc}]+$/u;
const openingPunctuation = /^[\p{Ps}\p{Pi}¿¡"']+$/u;

function chunksOf(text: string, language: string): Chunk[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const parts = [...text.matchAll(/\S+/gu)].flatMap((match) => splitUnspaced(match[0], match.index, segmenter));
  return attachPunctuation(parts);
}

/** Hangul is written with spaces and is not split. */
function splitUnspaced(text: string, from: number, segmenter: Intl.Segmenter): Chunk[] {
  if (!unspacedScripts.test(text)) return [{ text, from, to: from + text.length }];
  let to = from;
  return splitAtWords(segmenter, text).map((segment) => {
    const start = to;
    to += segment.text.length;
    return { text: segment.text, from: start, to };
  });
}

/** Joins punctuation to the word before, opening punctuation to the word after; drops a dash that stands alone. */
function attachPunctuation(parts: readonly Chunk[]): Chunk[] {
  const chunks: Chunk[] = [];
  let opener: Chunk | null = null;
  for (const part of parts) {
    const last = chunks.at(-1);
    if (spokenCharacter.test(part.text)) {
      chunks.push(opener ? joined(opener, part) : part);
      opener = null;
    } else if (openingPunctuation.test(part.text) && !closesQuote(part, last)) opener = part;
    else if (last && !dashes.test(part.text)) chunks.splice(-1, 1, joined(last, part));
  }
  return chunks;
}

/** A straight quote directly after a word closes, else it opens. */
function closesQuote(part: Chunk, last: Chunk | undefined): boolean {
  return /^["']+$/.test(part.text) && last?.to === part.from;
}

function joined(first: Chunk, second: Chunk): Chunk {
  return { text: first.text + second.text, from: first.from, to: second.to };
}

/** From the first to the last spoken character. */
function timesOf(timed: TimedText, from: number, to: number): { startMs: number; endMs: number } {
  const spoken = [...Array(to - from).keys()].map((i) => from + i).filter((i) => isSpoken(timed.text[i] ?? ''));
  const first = spoken[0] ?? from;
  const last = spoken.at(-1) ?? to - 1;
  return { startMs: Math.round(timed.startMs[first] ?? 0), endMs: Math.round(timed.endMs[last] ?? 0) };
}

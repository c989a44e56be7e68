import type { Word } from '../../captions/caption.ts';
import { isSpoken, type TimedText } from './timed-characters.ts';

/**
 * Cuts a timed text into words: at blanks, and inside writing without blanks (Chinese, Japanese, Thai, Lao, Khmer,
 * Burmese, Tibetan) where `Intl.Segmenter` sees a word's end. Punctuation stays with its word but has no part in its
 * time: a comma is "spoken" through the pause after it. Sets only the order of the words, not that they are apart in
 * time.
 */
export function wordsFromText(timed: TimedText, language: string): Word[] {
  return chunksOf(timed.text, language).map(({ text, from, to }) => ({ text, ...timesOf(timed, from, to) }));
}

interface Chunk {
  text: string;
  /** Place in the whole text, `to` excluded. */
  from: number;
  to: number;
}

const unspacedScripts =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}]/u;
const spokenSign = /[\p{L}\p{N}\p{S}&%@#]/u;
const dashes = /^[\p{Pd}\p{Pc}]+$/u;
const opening = /^[\p{Ps}\p{Pi}¿¡"']+$/u;

function chunksOf(text: string, language: string): Chunk[] {
  const parts = [...text.matchAll(/\S+/gu)].flatMap((match) => cutUnspaced(match[0], match.index, language));
  return attachPunctuation(parts);
}

/** Hangul is written with blanks and is left whole. */
function cutUnspaced(text: string, from: number, language: string): Chunk[] {
  if (!unspacedScripts.test(text)) return [{ text, from, to: from + text.length }];
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...segments].map(({ segment, index }) => ({
    text: segment,
    from: from + index,
    to: from + index + segment.length,
  }));
}

/** Signs nobody says join the word before, opening ones the word after; a dash on its own is left out. */
function attachPunctuation(parts: readonly Chunk[]): Chunk[] {
  const chunks: Chunk[] = [];
  let opener: Chunk | null = null;
  for (const part of parts) {
    const last = chunks.at(-1);
    if (spokenSign.test(part.text)) {
      chunks.push(opener ? joined(opener, part) : part);
      opener = null;
    } else if (opening.test(part.text) && !closesQuote(part, last)) opener = part;
    else if (last && !dashes.test(part.text)) chunks.splice(-1, 1, joined(last, part));
  }
  return chunks;
}

/** A straight quote right behind a word closes, else it opens. */
function closesQuote(part: Chunk, last: Chunk | undefined): boolean {
  return /^["']+$/.test(part.text) && last?.to === part.from;
}

function joined(first: Chunk, second: Chunk): Chunk {
  return { text: first.text + second.text, from: first.from, to: second.to };
}

/** From the first to the last sign that is said. */
function timesOf(timed: TimedText, from: number, to: number): { startMs: number; endMs: number } {
  const said = [...Array(to - from).keys()].map((i) => from + i).filter((i) => isSpoken(timed.text[i] ?? ''));
  const first = said[0] ?? from;
  const last = said.at(-1) ?? to - 1;
  return { startMs: Math.round(timed.startMs[first] ?? 0), endMs: Math.round(timed.endMs[last] ?? 0) };
}

import type { Word } from '../../captions/caption.ts';
import { timeIndex } from '../../captions/words/time-index.ts';
import { orderWords } from './order-words.ts';
import { removeNonSpeech } from './remove-non-speech.ts';
import { decodeTimedText, type TimedBytes, wordsFromText } from './words-from-text.ts';

/** Part of a transcript, including its leading space, with its time. */
export interface TimedPart {
  text: string;
  startMs: number;
  endMs: number;
  /** 0–1, if the engine gives it. */
  confidence?: number;
}

/** Words of a transcript that is given in timed parts. A part's time is spread evenly over its letters. */
export function wordsFromParts(
  parts: readonly TimedPart[],
  { language, startMs, endMs }: { language: string; startMs: number; endMs: number },
): Word[] {
  const tokens = parts.map((part) => ({ ...part, bytes: Buffer.from(part.text) }));
  return withConfidence(orderWords(wordsFromTokens(tokens, language), { startMs, endMs }), parts);
}

/** Words of a transcript that is given in tokens, without what nobody said. They may overlap in time. */
export function wordsFromTokens(tokens: readonly TimedBytes[], language: string): Word[] {
  return wordsFromText(removeNonSpeech(decodeTimedText(tokens)), language, tokens);
}

/** A word gets the lowest confidence of the parts that it overlaps. */
function withConfidence(words: Word[], parts: readonly TimedPart[]): Word[] {
  const index = timeIndex(parts.toSorted((a, b) => a.startMs - b.startMs));
  return words.map((word) => {
    const known = index.within(word).flatMap(({ confidence }) => confidence ?? []);
    return known.length === 0 ? word : { ...word, confidence: Math.min(...known) };
  });
}

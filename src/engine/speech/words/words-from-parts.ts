import type { Word } from '../../captions/caption.ts';
import { orderWords } from './order-words.ts';
import { removeNonSpeech } from './remove-non-speech.ts';
import { decodeTimedText, type TimedBytes } from './timed-characters.ts';
import { wordsFromText } from './words-from-text.ts';

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
  const bytes = parts.map((part): TimedBytes => ({ ...part, bytes: Buffer.from(part.text) }));
  return withConfidence(
    orderWords(wordsFromText(removeNonSpeech(decodeTimedText(bytes)), language), { startMs, endMs }),
    parts,
  );
}

/** A word gets the lowest confidence of the parts that it overlaps. */
function withConfidence(words: Word[], parts: readonly TimedPart[]): Word[] {
  return words.map((word) => {
    const around = parts.filter(({ startMs, endMs }) => startMs < word.endMs && endMs > word.startMs);
    const known = around.flatMap(({ confidence }) => confidence ?? []);
    return known.length === 0 ? word : { ...word, confidence: Math.min(...known) };
  });
}

import type { Word } from '../../captions/caption.ts';
import { durationOf, overlapMs } from '../../media/audio/audio-span.ts';
import { chunkBetween, type SpeechChunk } from './speech-chunks.ts';

/** Speech without words is transcribed again if it is at least this long. */
export const minSkippedMs = 1200;
/** A word next to skipped speech takes at most this long, whatever time Whisper gave it. */
export const maxWordMs = 600;

/** A word may begin this much before the time that Whisper gave it. */
const leadMs = 250;
/** If more than this share of a chunk was skipped, its halves are transcribed instead. */
const maxSkippedShare = 0.75;
/** A shorter chunk is not halved. */
export const minHalvedMs = 4000;

interface TranscribeAgain {
  transcribe(part: SpeechChunk): Promise<Word[]>;
  /** Transcribes both halves of the whole chunk. */
  transcribeHalves(): Promise<Word[]>;
}

/**
 * Whisper skips sentences, mostly where another voice begins, and gives their time to the word before or after them.
 * That time is transcribed again by itself. If this gives more words, they replace the word.
 * @param words of the chunk, in order
 */
export async function recoverSkippedSpeech(
  chunk: SpeechChunk,
  words: readonly Word[],
  { transcribe, transcribeHalves }: TranscribeAgain,
): Promise<Word[]> {
  const all: Word[] = [];
  for (const [i, word] of words.entries()) {
    const untilMs = words[i + 1]?.startMs ?? word.endMs;
    const fromMs = Math.max(all.at(-1)?.endMs ?? chunk.startMs, word.startMs - leadMs);
    const part = chunkBetween(chunk, fromMs, untilMs);
    const hasSkipped = overlapMs(chunk.speech, word.startMs + maxWordMs, untilMs) >= minSkippedMs;
    if (!hasSkipped) {
      all.push(word);
    } else if (!isMostOf(chunk, durationOf(part))) {
      all.push(...replaceWord(word, await transcribe(part), untilMs));
    } else {
      const again = durationOf(chunk) < minHalvedMs ? [] : await transcribeHalves();
      return again.length > words.length ? again : [...words];
    }
  }
  return all;
}

export function isMostOf(chunk: SpeechChunk, skippedMs: number): boolean {
  return skippedMs > durationOf(chunk) * maxSkippedShare;
}

/** If the word is not among the new ones, it comes after them: the end of the part has cut it off. */
function replaceWord(word: Word, again: Word[], untilMs: number): Word[] {
  const last = again.at(-1);
  if (!last || again.length === 1) return [word];
  if (again.some(({ text }) => lettersOf(text) === lettersOf(word.text))) return again;
  return [...again, { ...word, startMs: Math.max(last.endMs, untilMs - maxWordMs), endMs: untilMs }];
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

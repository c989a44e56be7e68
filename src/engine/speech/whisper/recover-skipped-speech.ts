import type { Word } from '../../captions/caption.ts';
import { durationOf, overlapMs } from '../../media/audio/audio-span.ts';
import { chunkBetween, type SpeechChunk } from './speech-chunks.ts';

/** Speech without words that is worth listening to again. */
export const minSkippedMs = 1200;
/** A word beside something unheard is said within this, whatever time it was given. */
export const maxWordMs = 600;

/** The first sound of a word may lie before the time that it was given. */
const leadMs = 250;
/** Where more of a piece was left out than this share of it, each half of it is listened to. */
const mostLeftOut = 0.75;
/** Below this a piece is not halved any more. */
export const minHalvedMs = 4000;

export interface TranscribeAgain {
  transcribe(stretch: SpeechChunk): Promise<Word[]>;
  /** To the whole piece. */
  transcribeHalves(): Promise<Word[]>;
}

/**
 * Whisper leaves sentences out, mostly where another voice begins, and gives their time to the word before or behind
 * them. What is heard in that stretch by itself takes the place of the word, if it is more.
 * @param words of the piece, in order
 */
export async function recoverSkippedSpeech(
  piece: SpeechChunk,
  words: readonly Word[],
  { transcribe: listen, transcribeHalves: listenInHalves }: TranscribeAgain,
): Promise<Word[]> {
  const all: Word[] = [];
  for (const [i, word] of words.entries()) {
    const untilMs = words[i + 1]?.startMs ?? word.endMs;
    const heardFromMs = Math.max(all.at(-1)?.endMs ?? piece.startMs, word.startMs - leadMs);
    const stretch = chunkBetween(piece, heardFromMs, untilMs);
    const isHeard = overlapMs(piece.speech, word.startMs + maxWordMs, untilMs) < minSkippedMs;
    if (isHeard) {
      all.push(word);
    } else if (!isMostOf(piece, durationOf(stretch))) {
      all.push(...inPlaceOf(word, await listen(stretch), untilMs));
    } else {
      const again = durationOf(piece) < minHalvedMs ? [] : await listenInHalves();
      return again.length > words.length ? again : [...words];
    }
  }
  return all;
}

export function isMostOf(piece: SpeechChunk, unheardMs: number): boolean {
  return unheardMs > durationOf(piece) * mostLeftOut;
}

/** The word comes last where it was not heard again: its end was cut off with the stretch. */
function inPlaceOf(word: Word, again: Word[], untilMs: number): Word[] {
  const last = again.at(-1);
  if (!last || again.length === 1) return [word];
  if (again.some(({ text }) => lettersOf(text) === lettersOf(word.text))) return again;
  return [...again, { ...word, startMs: Math.max(last.endMs, untilMs - maxWordMs), endMs: untilMs }];
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

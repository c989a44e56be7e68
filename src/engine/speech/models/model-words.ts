import type { Word } from '../../captions/caption.ts';
import { levelStepMs } from '../../media/audio/audio-levels.ts';
import type { SpeechChunk } from '../whisper/speech-chunks.ts';
import { alignWords } from '../words/align-words.ts';
import { withoutLoops } from '../words/find-loop.ts';
import { orderWords } from '../words/order-words.ts';
import { snapWords } from '../words/snap-words.ts';
import { wordsFromTokens } from '../words/words-from-parts.ts';
import type { TimedBytes } from '../words/words-from-text.ts';
import type { ModelOutput } from './model-output.ts';
import { bytesOfToken, type TokenStyle } from './token-bytes.ts';

/** A token is said for no longer than this. Transducers say when a token begins, and not when it ends. */
const maxTokenMs = 400;

/** Words of a chunk on the clock of the file, in order, with the times of the model's tokens or else by the sound. */
export function wordsOfOutput(
  output: ModelOutput,
  { chunk, levels, language, style }: { chunk: SpeechChunk; levels: Float32Array; language: string; style: TokenStyle },
): Word[] {
  const firstLevel = Math.floor(chunk.startMs / levelStepMs);
  const around = {
    levels: levels.subarray(firstLevel, Math.ceil(chunk.endMs / levelStepMs)),
    startMs: firstLevel * levelStepMs,
    speech: chunk.speech,
  };
  if (output.timestamps.length === 0 || output.timestamps.length !== output.tokens.length) {
    const texts = withoutLoops(textWords(output.text, language), (text) => text);
    return orderWords(alignWords(texts, { chunk, around }), chunk);
  }
  const words = wordsFromTokens(timedTokens(output, chunk, style), language);
  const cased = style.isUpperCase
    ? words.map((word) => ({ ...word, text: word.text.toLocaleLowerCase(language) }))
    : words;
  return orderWords(snapWords(orderWords(cased, chunk), around), chunk);
}

function timedTokens(
  { tokens, timestamps, durations }: ModelOutput,
  chunk: SpeechChunk,
  style: TokenStyle,
): TimedBytes[] {
  const startOf = (index: number) => chunk.startMs + Math.round((timestamps[index] ?? 0) * 1000);
  return tokens.map((token, i) => {
    const startMs = startOf(i);
    const nextMs = i + 1 < tokens.length ? startOf(i + 1) : chunk.endMs;
    const saysMs = Math.round((durations[i] ?? 0) * 1000) || maxTokenMs;
    return { bytes: bytesOfToken(token, style), startMs, endMs: Math.max(startMs, Math.min(nextMs, startMs + saysMs)) };
  });
}

/** Words without times, and without what Whisper writes although nobody says it. */
function textWords(text: string, language: string): string[] {
  const untimed = { startMs: 0, endMs: 0 };
  return wordsFromTokens([{ ...untimed, bytes: Buffer.from(text) }], language).map((word) => word.text);
}

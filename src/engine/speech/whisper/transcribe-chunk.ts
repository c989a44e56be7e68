import type { Word } from '../../captions/caption.ts';
import { levelStepMs, quietestMs } from '../../media/audio/audio-levels.ts';
import { durationOf, overlapMs } from '../../media/audio/audio-span.ts';
import type { WavFile } from '../../media/audio/wav-file.ts';
import { findLoop, withoutLoops } from '../words/find-loop.ts';
import { orderWords } from '../words/order-words.ts';
import { snapWords } from '../words/snap-words.ts';
import { wordsFromTokens } from '../words/words-from-parts.ts';
import { isMostOf, maxWordMs, minHalvedMs, minSkippedMs, recoverSkippedSpeech } from './recover-skipped-speech.ts';
import { chunkBetween, type SpeechChunk, splitChunk } from './speech-chunks.ts';
import { languageFromWhisperCode } from './whisper-languages.ts';
import type { Token, WhisperModel } from './whisper-model.ts';

export interface ChunkContext {
  wav: WavFile;
  levels: Float32Array;
  model: WhisperModel;
}

/**
 * Words of a chunk, in order, within its times. Detects four ways in which Whisper fails:
 * it runs out of tokens, or gets stuck in a loop (then both halves are transcribed by themselves);
 * it stops long before the speech does (then the rest is transcribed, or both halves if nearly all is missing);
 * it skips sentences, mostly where another voice begins (then that part is transcribed by itself).
 */
export async function transcribeChunk(chunk: SpeechChunk, language: string, context: ChunkContext): Promise<Word[]> {
  const samples = await context.wav.read(chunk.startMs, chunk.endMs);
  const { tokens, truncated } = await context.model.decode(samples, language);
  const isStuck = findLoop(tokens.map(keyOf)) !== null;
  const canBeHalved = durationOf(chunk) >= minHalvedMs;
  if (canBeHalved && (truncated || isStuck)) return transcribeHalves(chunk, language, context);
  const spoken = isStuck ? withoutLoops(tokens, keyOf) : tokens;
  const restMs = startOfMissingRestMs(chunk, spoken, context);
  const isMostlyMissing = restMs !== null && isMostOf(chunk, chunk.endMs - restMs);
  if (canBeHalved && isMostlyMissing) return transcribeHalves(chunk, language, context);
  const [start, rest] = restMs === null ? [chunk, null] : splitChunk(chunk, restMs);
  const words = await recoverSkippedSpeech(start, wordsOf(start, spoken, language, context), {
    transcribe: (part) => transcribeChunk(part, language, context),
    transcribeHalves: () => transcribeHalves(start, language, context),
  });
  return rest === null ? words : [...words, ...(await transcribeChunk(rest, language, context))];
}

function keyOf({ id }: Token): string {
  return String(id);
}

async function transcribeHalves(chunk: SpeechChunk, language: string, context: ChunkContext): Promise<Word[]> {
  const aroundMs = durationOf(chunk) * 0.15;
  const middleMs = (chunk.startMs + chunk.endMs) / 2;
  const cutMs = quietestMs(context.levels, middleMs - aroundMs, middleMs + aroundMs);
  const [first, second] = splitChunk(chunk, Math.round(cutMs));
  return [...(await transcribeChunk(first, language, context)), ...(await transcribeChunk(second, language, context))];
}

/** Where speech continues after the last word; null if none is missing, or if there are no words at all. */
function startOfMissingRestMs(chunk: SpeechChunk, tokens: readonly Token[], { levels }: ChunkContext): number | null {
  const last = tokens.findLast((token) => /[\p{L}\p{N}]/u.test(Buffer.from(token.bytes).toString()));
  if (!last) return null;
  const spokenByMs = chunk.startMs + last.startMs + maxWordMs;
  if (overlapMs(chunk.speech, spokenByMs, chunk.endMs) < minSkippedMs) return null;
  const cutMs = Math.round(quietestMs(levels, spokenByMs - maxWordMs / 2, spokenByMs + maxWordMs));
  const rest = chunkBetween(chunk, cutMs, chunk.endMs);
  return cutMs > chunk.startMs && rest.speech.length > 0 ? cutMs : null;
}

function wordsOf(chunk: SpeechChunk, tokens: readonly Token[], language: string, { levels }: ChunkContext): Word[] {
  const onClock = tokens.map((token) => ({
    ...token,
    startMs: chunk.startMs + token.startMs,
    endMs: Math.min(chunk.endMs, chunk.startMs + token.endMs),
  }));
  const words = wordsFromTokens(onClock, languageFromWhisperCode(language));
  const firstLevel = Math.floor(chunk.startMs / levelStepMs);
  const around = {
    levels: levels.subarray(firstLevel, Math.ceil(chunk.endMs / levelStepMs)),
    startMs: firstLevel * levelStepMs,
    speech: chunk.speech,
  };
  return orderWords(snapWords(orderWords(words, chunk), around), chunk);
}

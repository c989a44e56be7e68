import type { Word } from '../../captions/caption.ts';
import { levelStepMs, quietestMs } from '../../media/audio/audio-levels.ts';
import { durationOf, overlapMs } from '../../media/audio/audio-span.ts';
import type { WavFile } from '../../media/audio/wav-file.ts';
import { findLoop, withoutLoops } from '../words/find-loop.ts';
import { orderWords } from '../words/order-words.ts';
import { removeNonSpeech } from '../words/remove-non-speech.ts';
import { snapWords } from '../words/snap-words.ts';
import { decodeTimedText } from '../words/timed-characters.ts';
import { wordsFromText } from '../words/words-from-text.ts';
import { isMostOf, maxWordMs, minHalvedMs, minSkippedMs, recoverSkippedSpeech } from './recover-skipped-speech.ts';
import { chunkBetween, type SpeechChunk, splitChunk } from './speech-chunks.ts';
import { languageFromWhisperCode } from './whisper-languages.ts';
import type { Token, WhisperModel, WhisperOutput } from './whisper-model.ts';

export interface ChunkContext {
  wav: WavFile;
  levels: Float32Array;
  model: WhisperModel;
}

/** What is heard in a piece as it stands; `language` '' = find out. */
export async function decodeChunk(piece: SpeechChunk, language: string, deps: ChunkContext): Promise<WhisperOutput> {
  return deps.model.decode(await deps.wav.read(piece.startMs, piece.endMs), language);
}

/**
 * Words of a piece, in order, within its times. Whisper fails in four ways that show: it runs out of tokens, it gets
 * stuck in a loop (both: listen to each half by itself), it stops long before the speech does (listen to the rest), or
 * it leaves sentences out, mostly where another voice begins (listen to that stretch by itself). Where next to nothing was
 * heard the halves tell more than the rest.
 * @param heard what was heard in it already, if it was
 */
export async function transcribeChunk(
  piece: SpeechChunk,
  language: string,
  deps: ChunkContext,
  heard?: WhisperOutput,
): Promise<Word[]> {
  const { tokens, truncated: cutOff } = heard ?? (await decodeChunk(piece, language, deps));
  const isStuck = findLoop(tokens.map((token) => token.id)) !== null;
  const canBeHalved = durationOf(piece) >= minHalvedMs;
  if (canBeHalved && (cutOff || isStuck)) return wordsOfHalves(piece, language, deps);
  const said = isStuck ? withoutLoops(tokens, (token) => token.id) : tokens;
  const restMs = unheardFromMs(piece, said, deps);
  const isNearlyUnheard = restMs !== null && isMostOf(piece, piece.endMs - restMs);
  if (canBeHalved && isNearlyUnheard) return wordsOfHalves(piece, language, deps);
  const [start, rest] = restMs === null ? [piece, null] : splitChunk(piece, restMs);
  const words = await recoverSkippedSpeech(start, wordsOf(start, said, language, deps), {
    transcribe: (stretch) => transcribeChunk(stretch, language, deps),
    transcribeHalves: () => wordsOfHalves(start, language, deps),
  });
  return rest === null ? words : [...words, ...(await transcribeChunk(rest, language, deps))];
}

async function wordsOfHalves(piece: SpeechChunk, language: string, deps: ChunkContext): Promise<Word[]> {
  const aroundMs = durationOf(piece) * 0.15;
  const middleMs = (piece.startMs + piece.endMs) / 2;
  const cutMs = quietestMs(deps.levels, middleMs - aroundMs, middleMs + aroundMs);
  const [first, second] = splitChunk(piece, Math.round(cutMs));
  return [...(await transcribeChunk(first, language, deps)), ...(await transcribeChunk(second, language, deps))];
}

/** Where the speech goes on after the last word written down; null = all of it was heard, or nothing was. */
function unheardFromMs(piece: SpeechChunk, tokens: readonly Token[], { levels }: ChunkContext): number | null {
  const last = tokens.findLast((token) => /[\p{L}\p{N}]/u.test(Buffer.from(token.bytes).toString()));
  if (!last) return null;
  const saidByMs = piece.startMs + last.startMs + maxWordMs;
  if (overlapMs(piece.speech, saidByMs, piece.endMs) < minSkippedMs) return null;
  const cutMs = Math.round(quietestMs(levels, saidByMs - maxWordMs / 2, saidByMs + maxWordMs));
  const rest = chunkBetween(piece, cutMs, piece.endMs);
  return cutMs > piece.startMs && rest.speech.length > 0 ? cutMs : null;
}

function wordsOf(piece: SpeechChunk, tokens: readonly Token[], language: string, { levels }: ChunkContext): Word[] {
  const onClock = tokens.map((token) => ({
    ...token,
    startMs: piece.startMs + token.startMs,
    endMs: Math.min(piece.endMs, piece.startMs + token.endMs),
  }));
  const words = wordsFromText(removeNonSpeech(decodeTimedText(onClock)), languageFromWhisperCode(language));
  const firstFrame = Math.floor(piece.startMs / levelStepMs);
  const around = {
    levels: levels.subarray(firstFrame, Math.ceil(piece.endMs / levelStepMs)),
    startMs: firstFrame * levelStepMs,
    speech: piece.speech,
  };
  return orderWords(snapWords(orderWords(words, piece), around), piece);
}

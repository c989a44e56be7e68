import type { Word } from '../../captions/caption.ts';
import { quietestMs } from '../../media/audio/audio-levels.ts';
import { durationOf } from '../../media/audio/audio-span.ts';
import { openWavFile, type WavFile } from '../../media/audio/wav-file.ts';
import type { BeginningWords, Transcript } from '../transcriber.ts';
import { orderWords } from '../words/order-words.ts';
import { chooseLanguage } from './choose-language.ts';
import { detectSpeech, type SpeechActivity } from './detect-speech.ts';
import { planChunks, type SpeechChunk } from './speech-chunks.ts';
import { type ChunkContext, transcribeChunk } from './transcribe-chunk.ts';
import { languageFromWhisperCode, whisperCodeOf } from './whisper-languages.ts';
import { maxInputMs, type WhisperModel } from './whisper-model.ts';

interface TranscribeWavInput {
  wavFile: string;
  /** ISO 639-1; absent = detect. */
  language?: string;
  vadModelFile: string;
}

interface TranscribeWavDeps {
  /** Used only if somebody speaks. */
  model: WhisperModel;
  onProgress: (share: number) => void;
  /** See `TranscribeOptions`. */
  onWords?: (beginning: BeginningWords) => void;
}

/** Share of the work that voice activity detection takes; measured: about a twentieth of Whisper's. */
const detectionShare = 0.05;
/** Speech that is longer than Whisper's input is cut no earlier than this. */
const minChunkMs = 18_000;
/** Where speech is cut depends on how it goes on for this long. */
const cutAheadMs = maxInputMs + minChunkMs;
/**
 * Speech is detected up to here before words of the beginning are found: of one chunk, so that something can be shown soon, and
 * then of three or four.
 */
const beginningsMs = [64_000, 128_000];

/** Transcribes a WAV file: detects speech, chooses the language, then transcribes chunk by chunk. */
export async function transcribeWav(input: TranscribeWavInput, deps: TranscribeWavDeps): Promise<Transcript> {
  const wav = await openWavFile(input.wavFile);
  try {
    return await transcribe(wav, input, deps);
  } finally {
    await wav.close();
  }
}

async function transcribe(
  wav: WavFile,
  input: TranscribeWavInput,
  { model, onProgress, onWords }: TranscribeWavDeps,
): Promise<Transcript> {
  const beginnings = onWords ? [...beginningsMs] : [];
  const { speech, levels } = await detectSpeech(wav, {
    vadModelFile: input.vadModelFile,
    onProgress: (share) => onProgress(share * detectionShare),
    async onSpeech({ untilMs, ...found }) {
      if (untilMs < (beginnings[0] ?? Number.POSITIVE_INFINITY)) return;
      beginnings.shift();
      const beginning = await transcribeBeginning(found, { wav, model, input });
      if (beginning) onWords?.(beginning);
    },
  });
  const chunks = chunksOf({ speech, levels }, wav);
  if (chunks.length === 0) return { language: null, words: [] };

  const context = { wav, levels, model };
  const { language, contradicted } = await languageOf(chunks, context, input);

  const totalMs = chunks.reduce((sum, chunk) => sum + durationOf(chunk), 0);
  const words: Word[] = [];
  let doneMs = 0;
  for (const chunk of chunks) {
    words.push(...(await transcribeChunk(chunk, language, context)));
    doneMs += durationOf(chunk);
    onProgress(detectionShare + (1 - detectionShare) * (doneMs / totalMs));
  }
  if (words.length === 0) return { language: null, words };
  const transcript: Transcript = {
    language: codeOf(language, { input, contradicted }),
    words: orderWords(words, { startMs: 0, endMs: wav.durationMs }),
  };
  if (contradicted) return { ...transcript, languageNotice: 'contradicted_by_sound' };
  return isUnknown(input) ? { ...transcript, languageNotice: 'unknown_language' } : transcript;
}

function chunksOf({ speech, levels }: SpeechActivity, wav: WavFile): SpeechChunk[] {
  return planChunks(speech, wav.durationMs, {
    limits: { maxMs: maxInputMs, minMs: minChunkMs },
    quietestMs: (fromMs, toMs) => quietestMs(levels, fromMs, toMs),
  });
}

function languageOf(chunks: SpeechChunk[], context: ChunkContext, input: TranscribeWavInput) {
  const claimed = input.language === undefined ? null : whisperCodeOf(input.language);
  return chooseLanguage(chunks, {
    claimed,
    detect: async ({ startMs, endMs }) => context.model.detectLanguage(await context.wav.read(startMs, endMs)),
  });
}

type ClaimedLanguage = Pick<TranscribeWavInput, 'language'>;

/** The caller's own code if it was used: a request for `nb` is not answered with `no`. */
function codeOf(chosen: string, { input, contradicted }: { input: ClaimedLanguage; contradicted: boolean }): string {
  const { language } = input;
  return language === undefined || isUnknown(input) || contradicted ? languageFromWhisperCode(chosen) : language;
}

function isUnknown({ language }: ClaimedLanguage): boolean {
  return language !== undefined && whisperCodeOf(language) === null;
}

/**
 * The words of the chunks that will be the same when all speech is known. The model remembers what it decodes, so that
 * nothing is decoded twice, and the transcript is the same as without.
 * @param found the speech so far
 * @returns null if there are none
 */
async function transcribeBeginning(
  found: SpeechActivity,
  { wav, model, input }: { wav: WavFile; model: WhisperModel; input: TranscribeWavInput },
): Promise<BeginningWords | null> {
  const all = chunksOf(found, wav);
  const knownMs = all.at(-1)?.endMs ?? 0;
  const chunks = all.filter(({ startMs }) => startMs + cutAheadMs < knownMs);
  const untilMs = chunks.at(-1)?.endMs;
  if (untilMs === undefined) return null;
  const context = { wav, levels: found.levels, model };
  const { language, contradicted } = await languageOf(chunks, context, input);
  const words: Word[] = [];
  for (const chunk of chunks) words.push(...(await transcribeChunk(chunk, language, context)));
  if (words.length === 0) return null;
  return {
    language: codeOf(language, { input, contradicted }),
    words: orderWords(words, { startMs: 0, endMs: untilMs }),
    untilMs,
  };
}

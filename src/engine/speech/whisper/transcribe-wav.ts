import type { Word } from '../../captions/caption.ts';
import { quietestMs } from '../../media/audio/audio-levels.ts';
import { durationOf } from '../../media/audio/audio-span.ts';
import { openWavFile, type WavFile } from '../../media/audio/wav-file.ts';
import type { Transcript } from '../transcriber.ts';
import { orderWords } from '../words/order-words.ts';
import { chooseLanguage } from './choose-language.ts';
import { detectSpeech } from './detect-speech.ts';
import { planChunks } from './speech-chunks.ts';
import { decodeChunk, transcribeChunk } from './transcribe-chunk.ts';
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
}

/** Share of the work that voice activity detection takes; measured: about a twentieth of Whisper's. */
const detectionShare = 0.05;
/** Speech that is longer than Whisper's input is cut no earlier than this. */
const minChunkMs = 18_000;

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
  { model, onProgress }: TranscribeWavDeps,
): Promise<Transcript> {
  const { speech, levels } = await detectSpeech(wav, {
    vadModelFile: input.vadModelFile,
    onProgress: (share) => onProgress(share * detectionShare),
  });
  const chunks = planChunks(speech, wav.durationMs, {
    limits: { maxMs: maxInputMs, minMs: minChunkMs },
    quietestMs: (fromMs, toMs) => quietestMs(levels, fromMs, toMs),
  });
  if (chunks.length === 0) return { language: null, words: [] };

  const context = { wav, levels, model };
  const claimed = input.language === undefined ? null : whisperCodeOf(input.language);
  const decode = (chunk: (typeof chunks)[number]) => decodeChunk(chunk, '', context);
  const { language, contradicted, outputs } = await chooseLanguage(chunks, { claimed, decode });

  const totalMs = chunks.reduce((sum, chunk) => sum + durationOf(chunk), 0);
  const words: Word[] = [];
  let doneMs = 0;
  for (const chunk of chunks) {
    words.push(...(await transcribeChunk(chunk, language, context, outputs.get(chunk))));
    doneMs += durationOf(chunk);
    onProgress(detectionShare + (1 - detectionShare) * (doneMs / totalMs));
  }
  if (words.length === 0) return { language: null, words };
  const isUnknown = input.language !== undefined && whisperCodeOf(input.language) === null;
  const wasDetected = input.language === undefined || isUnknown || contradicted;
  const transcript: Transcript = {
    // The caller's own code if it was used: a request for `nb` is not answered with `no`.
    language: wasDetected ? languageFromWhisperCode(language) : (input.language ?? null),
    words: orderWords(words, { startMs: 0, endMs: wav.durationMs }),
  };
  if (contradicted) return { ...transcript, languageNotice: 'contradicted_by_sound' };
  return isUnknown ? { ...transcript, languageNotice: 'unknown_language' } : transcript;
}

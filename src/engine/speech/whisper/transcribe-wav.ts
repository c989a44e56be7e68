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

export interface TranscribeWavInput {
  wavFile: string;
  /** ISO 639-1; absent = find out. */
  language?: string;
  vadModelFile: string;
}

export interface TranscribeWavDeps {
  /** Called only when somebody speaks: a sound without speech needs no Whisper. */
  loadModel: () => Promise<WhisperModel>;
  onProgress: (share: number) => void;
}

/** Share of the work that voice activity takes; measured, about a twentieth of Whisper's. */
const mappingShare = 0.05;
/** A run of speech longer than Whisper hears at once is cut no earlier than this. */
const shortestCutMs = 18_000;

/** From a WAV file to its words: speech first, then its language, then piece by piece. */
export async function transcribeWav(input: TranscribeWavInput, deps: TranscribeWavDeps): Promise<Transcript> {
  const wav = await openWavFile(input.wavFile);
  try {
    return await listen(wav, input, deps);
  } finally {
    await wav.close();
  }
}

async function listen(
  wav: WavFile,
  input: TranscribeWavInput,
  { loadModel, onProgress }: TranscribeWavDeps,
): Promise<Transcript> {
  const { speech, levels } = await detectSpeech(wav, {
    vadModelFile: input.vadModelFile,
    onProgress: (share) => onProgress(share * mappingShare),
  });
  const pieces = planChunks(speech, wav.durationMs, {
    limits: { maxMs: maxInputMs, minMs: shortestCutMs },
    quietestMs: (fromMs, toMs) => quietestMs(levels, fromMs, toMs),
  });
  if (pieces.length === 0) return { language: null, words: [] };

  const engine = { wav, levels, model: await loadModel() };
  const claimed = input.language === undefined ? null : whisperCodeOf(input.language);
  const hear = (piece: (typeof pieces)[number]) => decodeChunk(piece, '', engine);
  const { language, contradicted, outputs: heard } = await chooseLanguage(pieces, { claimed, hear });

  const totalMs = pieces.reduce((sum, piece) => sum + durationOf(piece), 0);
  const words: Word[] = [];
  let doneMs = 0;
  for (const piece of pieces) {
    words.push(...(await transcribeChunk(piece, language, engine, heard.get(piece))));
    doneMs += durationOf(piece);
    onProgress(mappingShare + (1 - mappingShare) * (doneMs / totalMs));
  }
  return transcriptOf(words, { language, contradicted, input, soundMs: wav.durationMs });
}

function transcriptOf(words: Word[], { language, contradicted, input, soundMs }: TranscriptFacts): Transcript {
  if (words.length === 0) return { language: null, words };
  const isUnknown = input.language !== undefined && whisperCodeOf(input.language) === null;
  const wasDetected = input.language === undefined || isUnknown || contradicted;
  const transcript: Transcript = {
    // The caller's own code where it was used: `nb` is not answered with `no`.
    language: wasDetected ? languageFromWhisperCode(language) : (input.language ?? null),
    words: orderWords(words, { startMs: 0, endMs: soundMs }),
  };
  if (contradicted) return { ...transcript, languageNotice: 'contradicted_by_sound' };
  return isUnknown ? { ...transcript, languageNotice: 'unknown_language' } : transcript;
}

interface TranscriptFacts {
  /** Whisper's own code of what was listened for. */
  language: string;
  contradicted: boolean;
  input: TranscribeWavInput;
  soundMs: number;
}

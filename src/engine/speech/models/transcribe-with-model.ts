import type { Word } from '../../captions/caption.ts';
import { quietestMs } from '../../media/audio/audio-levels.ts';
import { durationOf } from '../../media/audio/audio-span.ts';
import { openWavFile, type WavFile } from '../../media/audio/wav-file.ts';
import type { Transcript } from '../transcriber.ts';
import { detectSpeech } from '../whisper/detect-speech.ts';
import { planChunks, type SpeechChunk } from '../whisper/speech-chunks.ts';
import { orderWords } from '../words/order-words.ts';
import { decideLanguage } from './decide-language.ts';
import type { Decode, ModelOutput } from './model-output.ts';
import { wordsOfOutput } from './model-words.ts';
import type { LocalModel } from './recognise-model.ts';
import { readTokenStyle } from './token-bytes.ts';

interface Input {
  wavFile: string;
  /** ISO 639-1; absent = the model or the text tells. */
  language?: string;
  vadModelFile: string;
}

interface Deps {
  model: LocalModel;
  /** Used only if somebody speaks. */
  decode: Decode;
  onProgress: (share: number) => void;
}

/** Share of the work that voice activity detection takes. */
const detectionShare = 0.05;
/** Speech that is too long for one chunk is cut no earlier than this share of it. */
const minChunkShare = 0.6;

/** Transcribes a WAV file with any model of sherpa-onnx: detects speech, then transcribes it chunk by chunk. */
export async function transcribeWithModel(input: Input, deps: Deps): Promise<Transcript> {
  const wav = await openWavFile(input.wavFile);
  try {
    return await transcribe(wav, input, deps);
  } finally {
    await wav.close();
  }
}

async function transcribe(wav: WavFile, input: Input, { model, decode, onProgress }: Deps): Promise<Transcript> {
  const { speech, levels } = await detectSpeech(wav, {
    vadModelFile: input.vadModelFile,
    onProgress: (share) => onProgress(share * detectionShare),
  });
  const { maxChunkMs } = model.kind;
  const chunks = planChunks(speech, wav.durationMs, {
    limits: { maxMs: maxChunkMs, minMs: maxChunkMs * minChunkShare },
    quietestMs: (fromMs, toMs) => quietestMs(levels, fromMs, toMs),
  });
  if (chunks.length === 0) return { language: null, words: [] };
  const decodeChunk = async (chunk: SpeechChunk, language: string) =>
    decode(await wav.read(chunk.startMs, chunk.endMs), language);
  const { code, known, ...decision } = await decideLanguage(chunks, { model, claimed: input.language, decodeChunk });
  const outputs = await decodeAll(chunks, { code, known, decodeChunk, onProgress });
  const language = decision.language ?? decision.ofText([...outputs.values()].map(({ text }) => text).join(' '));
  const style = readTokenStyle(model.files.tokens ?? '');
  const words = chunks.flatMap((chunk): Word[] => {
    const output = outputs.get(chunk);
    return output ? wordsOfOutput(output, { chunk, levels, language, style }) : [];
  });
  if (words.length === 0) return { language: null, words };
  const { languageNotice } = decision;
  const ordered = orderWords(words, { startMs: 0, endMs: wav.durationMs });
  return { language, words: ordered, ...(languageNotice ? { languageNotice } : {}) };
}

async function decodeAll(
  chunks: readonly SpeechChunk[],
  {
    code,
    known,
    decodeChunk,
    onProgress,
  }: {
    code: string;
    known: ReadonlyMap<SpeechChunk, ModelOutput>;
    decodeChunk: (chunk: SpeechChunk, language: string) => Promise<ModelOutput>;
    onProgress: (share: number) => void;
  },
): Promise<Map<SpeechChunk, ModelOutput>> {
  const totalMs = chunks.reduce((sum, chunk) => sum + durationOf(chunk), 0);
  const outputs = new Map<SpeechChunk, ModelOutput>();
  let doneMs = 0;
  for (const chunk of chunks) {
    outputs.set(chunk, known.get(chunk) ?? (await decodeChunk(chunk, code)));
    doneMs += durationOf(chunk);
    onProgress(detectionShare + (1 - detectionShare) * (doneMs / totalMs));
  }
  return outputs;
}

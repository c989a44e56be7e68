import { join } from 'node:path';
import { z } from 'zod';
import { sampleRate } from '../../media/audio/wav-file.ts';
import type { TimedBytes } from '../words/timed-characters.ts';
import { loadSherpaOnnx, type OfflineRecognizerConfig } from './sherpa-onnx.ts';
import { readTokenTable, type TokenTable, writeIdTokens } from './token-table.ts';

/** Whisper's output for one chunk. */
export interface WhisperOutput {
  /** Whisper's own code. */
  language: string;
  /** Times from the start of the chunk. */
  tokens: Token[];
  /** Whisper ran out of tokens: the end of the chunk is not transcribed. */
  truncated: boolean;
}

export interface Token extends TimedBytes {
  id: string;
}

export interface WhisperModel {
  /** Takes at most {@link maxInputMs} of samples; `language` is one of Whisper's own codes, '' = detect. */
  decode(samples: Float32Array, language: string): Promise<WhisperOutput>;
}

/** The engine ignores samples after 29.5 s. */
const maxInputSamples = 29.4 * sampleRate;
export const maxInputMs = 28_000;
/** The engine returns at most this many tokens per second of input. */
const tokensPerSecond = 6;

const resultSchema = z.object({
  lang: z.string(),
  tokens: z.array(z.string()),
  timestamps: z.array(z.number()),
  durations: z.array(z.number()),
});

interface WhisperModelOptions {
  modelDir: string;
  threads: number;
  /** A token file is left in it. */
  scratchDir: string;
}

/** Loads Whisper into this process. */
export async function loadWhisperModel(options: WhisperModelOptions): Promise<WhisperModel> {
  const table = await readTokenTable(join(options.modelDir, 'tokens.txt'));
  const tokens = join(options.scratchDir, 'tokens.txt');
  await writeIdTokens(table, tokens);
  const { OfflineRecognizer } = loadSherpaOnnx();
  const engine = await OfflineRecognizer.createAsync(configFor('', { ...options, tokens }));
  return {
    async decode(samples, language) {
      // Changing the language of a loaded engine costs nothing; a second engine would take 150–600 MB.
      engine.setConfig(configFor(language, { ...options, tokens }));
      const input = withSilenceAfter(samples);
      const stream = engine.createStream();
      stream.acceptWaveform({ sampleRate, samples: input });
      return toOutput(resultSchema.parse(await engine.decodeAsync(stream)), table, input.length);
    },
  };
}

function configFor(
  language: string,
  { modelDir, threads, tokens }: { modelDir: string; threads: number; tokens: string },
): OfflineRecognizerConfig {
  const whisper = {
    encoder: join(modelDir, 'encoder.onnx'),
    decoder: join(modelDir, 'decoder.onnx'),
    language,
    task: 'transcribe',
    tailPaddings: 1,
    enableTokenTimestamps: 1,
  } as const;
  return {
    featConfig: { sampleRate, featureDim: 80 },
    modelConfig: { whisper, tokens, numThreads: threads, provider: 'cpu' },
  };
}

/**
 * Whisper needs silence after the speech to finish its text: 3 s are enough. More silence, up to half of the speech, only
 * gives room for more tokens in fast speech. The engine's own padding would cost as much and give no room.
 */
function withSilenceAfter(samples: Float32Array): Float32Array {
  const length = Math.min(maxInputSamples, Math.max(samples.length + 3 * sampleRate, samples.length * 1.5));
  const input = new Float32Array(Math.max(samples.length, Math.ceil(length)));
  input.set(samples);
  return input;
}

function toOutput(result: z.infer<typeof resultSchema>, table: TokenTable, inputLength: number): WhisperOutput {
  const tokens = result.tokens.map((id, i): Token => {
    const startMs = Math.round((result.timestamps[i] ?? 0) * 1000);
    const endMs = startMs + Math.round((result.durations[i] ?? 0) * 1000);
    return { id, bytes: table.get(id) ?? new Uint8Array(), startMs, endMs };
  });
  const maxTokens = Math.floor((inputLength / sampleRate) * tokensPerSecond);
  // two fewer: the engine counts in frames, and the last one may be missing
  return { language: result.lang, tokens, truncated: tokens.length >= maxTokens - 2 };
}

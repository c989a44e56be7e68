import { join } from 'node:path';
import { z } from 'zod';
import { sampleRate } from '../../media/audio/wav-file.ts';
import type { TimedBytes } from '../words/timed-characters.ts';
import { loadSherpaOnnx, type OfflineRecognizerConfig } from './sherpa-onnx.ts';
import { readTokenTable, type TokenTable, writeIdTokens } from './token-table.ts';

/** What Whisper made of one piece of sound. */
export interface WhisperOutput {
  /** Whisper's own code. */
  language: string;
  /** Times from the start of the piece. */
  tokens: Token[];
  /** It ran out of room for tokens: the end of the piece has not been written down. */
  truncated: boolean;
}

export interface Token extends TimedBytes {
  id: string;
}

export interface WhisperModel {
  /** At most {@link maxInputMs} of samples; `language` is one of Whisper's own codes, '' = find out. */
  decode(samples: Float32Array, language: string): Promise<WhisperOutput>;
}

/** The engine throws away what lies beyond 29.5 s. */
const longestInput = 29.4 * sampleRate;
export const maxInputMs = 28_000;
/** The engine writes down at most so many tokens a second of input. */
const tokensPerSecond = 6;

const resultSchema = z.object({
  lang: z.string(),
  tokens: z.array(z.string()),
  timestamps: z.array(z.number()),
  durations: z.array(z.number()),
});

export interface WhisperModelOptions {
  modelDir: string;
  threads: number;
  /** A file is left in it. */
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
      // The language may be changed on a loaded engine; it costs nothing, another engine 150–600 MB.
      engine.setConfig(configFor(language, { ...options, tokens }));
      const input = withSilenceAfter(samples);
      const stream = engine.createStream();
      stream.acceptWaveform({ sampleRate, samples: input });
      return toHeard(resultSchema.parse(await engine.decodeAsync(stream)), table, input.length);
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
 * Whisper ends a text by the silence it hears after it: 3 s do. More, up to half as much again, only buys room for
 * tokens in fast speech; the engine's own padding would cost as much and give no room.
 */
function withSilenceAfter(samples: Float32Array): Float32Array {
  const length = Math.min(longestInput, Math.max(samples.length + 3 * sampleRate, samples.length * 1.5));
  const input = new Float32Array(Math.max(samples.length, Math.ceil(length)));
  input.set(samples);
  return input;
}

function toHeard(result: z.infer<typeof resultSchema>, table: TokenTable, inputLength: number): WhisperOutput {
  const tokens = result.tokens.map((id, i): Token => {
    const startMs = Math.round((result.timestamps[i] ?? 0) * 1000);
    const endMs = startMs + Math.round((result.durations[i] ?? 0) * 1000);
    return { id, bytes: table.get(id) ?? new Uint8Array(), startMs, endMs };
  });
  const room = Math.floor((inputLength / sampleRate) * tokensPerSecond);
  // Two fewer than fit: the engine counts in frames, of which the last may be missing.
  return { language: result.lang, tokens, truncated: tokens.length >= room - 2 };
}

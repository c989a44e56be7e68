import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { sampleRate } from '../../media/audio/wav-file.ts';
import { loadSherpaOnnx } from '../whisper/sherpa-onnx.ts';
import type { Token, WhisperModel, WhisperOutput } from '../whisper/whisper-model.ts';

/** The engine ignores samples after 29.5 s. */
const maxInputSamples = 29.4 * sampleRate;
/** The engine returns at most this many tokens per second of input. */
const tokensPerSecond = 6;

const resultSchema = z.object({
  lang: z.string(),
  tokens: z.array(z.string()),
  timestamps: z.array(z.number()),
  durations: z.array(z.number()),
});

/**
 * Loads a Whisper model in the form of sherpa-onnx, which decodes greedily. A token file is left in `scratchDir`.
 */
export async function loadSherpaWhisper(options: {
  modelDir: string;
  threads: number;
  scratchDir: string;
}): Promise<WhisperModel> {
  const table = await readTokenTable(join(options.modelDir, 'tokens.txt'));
  const tokens = join(options.scratchDir, 'tokens.txt');
  await writeIdTokens(table, tokens);
  const { OfflineRecognizer } = loadSherpaOnnx();
  const engine = await OfflineRecognizer.createAsync(configFor('', { ...options, tokens }));
  const decode = async (samples: Float32Array, language: string) => {
    // Changing the language of a loaded engine costs nothing; a second engine would take 150–600 MB.
    engine.setConfig(configFor(language, { ...options, tokens }));
    const input = withSilenceAfter(samples);
    const stream = engine.createStream();
    stream.acceptWaveform({ sampleRate, samples: input });
    return { result: resultSchema.parse(await engine.decodeAsync(stream)), length: input.length };
  };
  return {
    // it says which language it hears, and not how surely
    detectLanguage: async (samples) => ({ [(await decode(samples, '')).result.lang]: 1 }),
    async decode(samples, language) {
      const { result, length } = await decode(samples, language);
      return toOutput(result, table, length);
    },
  };
}

/** @param language one of the model's own codes; '' = detect. Any other value ends the process. */
function configFor(
  language: string,
  { modelDir, threads, tokens }: { modelDir: string; threads: number; tokens: string },
) {
  const whisper = {
    encoder: join(modelDir, 'encoder.onnx'),
    decoder: join(modelDir, 'decoder.onnx'),
    language,
    task: 'transcribe',
    // frames (10 ms) of padding after the audio; 0 and less mean 1000
    tailPaddings: 1,
    // the number 1: the engine silently reads `true` as 0
    enableTokenTimestamps: 1,
  };
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
    return { id: Number(id), bytes: table.get(id) ?? new Uint8Array(), startMs, endMs };
  });
  const maxTokens = Math.floor((inputLength / sampleRate) * tokensPerSecond);
  // two fewer: the engine counts in frames, and the last one may be missing
  return { tokens, truncated: tokens.length >= maxTokens - 2 };
}

/** Bytes of each token by its id. A character may be split over several tokens. */
type TokenTable = ReadonlyMap<string, Uint8Array>;

/** Reads the model's tokens.txt: lines of `base64 id`, with `=` for a token without text. */
async function readTokenTable(file: string): Promise<TokenTable> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [text = '', id = ''] = line.trim().split(' ');
      return [id, text === '=' ? new Uint8Array() : Buffer.from(text, 'base64')];
    }),
  );
}

/**
 * Writes a token file in which each token's text is its own id. The engine returns tokens as text and loses the bytes of
 * split characters, which are common in Chinese, Korean and Thai. Ids are returned intact, and the table maps them back
 * to bytes.
 */
async function writeIdTokens(table: TokenTable, file: string): Promise<void> {
  const lines = [...table.keys()].map((id) => `${Buffer.from(id).toString('base64')} ${id}\n`);
  await writeFile(file, lines.join(''));
}

import { join } from 'node:path';
import type { TimedBytes } from '../words/words-from-text.ts';
import { createTokenRules } from './decoding/allowed-tokens.ts';
import { type EncodedAudio, encodeAudio, encoderStepMs } from './decoding/audio-encoder.ts';
import { createEncodedChunks } from './decoding/encoded-chunks.ts';
import { type FindTextDeps, type FoundText, findLanguages, findText } from './decoding/find-text.ts';
import { guessWords } from './decoding/guess-words.ts';
import { createHints } from './decoding/hint-prompt.ts';
import { readModelDescription } from './decoding/model-files.ts';
import { createTextDecoder } from './decoding/text-decoder.ts';
import { timesOfTokens } from './decoding/token-times.ts';
import { openOnnxRuntime } from './onnx/onnx-runtime.ts';

/** Whisper's output for one chunk. */
export interface WhisperOutput {
  /** Times from the start of the chunk. */
  tokens: Token[];
  /** Whisper ran out of tokens: the end of the chunk is not transcribed. */
  truncated: boolean;
}

export interface Token extends TimedBytes {
  /** Number in Whisper's vocabulary. */
  id: number;
}

/** By Whisper's own codes, 0–1. */
export type LanguageProbabilities = Readonly<Record<string, number>>;

export interface WhisperModel {
  /** Takes at most {@link maxInputMs} of samples. */
  detectLanguage(samples: Float32Array): Promise<LanguageProbabilities>;
  /** Takes at most {@link maxInputMs} of samples; `language` is one of Whisper's own codes. */
  decode(samples: Float32Array, language: string): Promise<WhisperOutput>;
}

/** Whisper takes 30 s, of which some must be silence. */
export const maxInputMs = 28_000;

interface LoadWhisper {
  modelDir: string;
  threads: number;
  /** Names to expect; default none. */
  hints?: readonly string[];
}

/** Loads Whisper into this process: native code, so in a child process only. */
export async function loadWhisperModel(options: LoadWhisper): Promise<WhisperModel> {
  const model = await readModelDescription(options.modelDir);
  const ort = openOnnxRuntime(options);
  const encoder = ort.load(join(options.modelDir, 'encoder.onnx'));
  const decoder = ort.load(join(options.modelDir, 'decoder.onnx'));
  const hints = createHints(options.hints ?? [], model);
  const deps: FindTextDeps = { ort, decoder, model, hints, scoresOf: createTokenRules(model) };
  const chunks = createEncodedChunks((samples) => encodeAudio(samples, { ort, encoder, model }));
  return {
    detectLanguage: async (samples) => chunks.useFirst(samples, (audio) => findLanguages(audio, deps)),
    decode: async (samples, language) => chunks.useLast(samples, (audio) => decodeAudio(audio, language, deps)),
  };
}

function decodeAudio(audio: EncodedAudio, language: string, deps: FindTextDeps): WhisperOutput {
  const { model } = deps;
  const languageToken = model.languages[language];
  const prompt = languageToken === undefined ? [] : [languageToken, model.transcribe];
  const found = findText(audio, prompt, deps);
  const ids = found.tokens.map(({ token }) => token);
  const times = timesOfTokens(audio, { prompt, tokens: ids }, deps);
  const guesses = guessesByToken(audio, found, deps);
  const tokens = found.tokens.map(({ token, logProbability }, i): Token => {
    const { startMs = 0, endMs = 0 } = times[i] ?? {};
    const bytes = model.tokenBytes[token] ?? new Uint8Array();
    const guessed = guesses[i]?.length ? { guesses: guesses[i] } : {};
    return { id: token, bytes, logProbability, startMs, endMs, ...guessed };
  });
  return { tokens, truncated: !found.hasEnded };
}

/** Each costs a few calls of the decoder. */
const guessedWordsPerMinute = 30;

/** For each token of the text, what the word that begins with it may be instead. */
function guessesByToken(audio: EncodedAudio, { raw }: FoundText, deps: FindTextDeps): (string[] | undefined)[] {
  const seconds = (audio.steps * encoderStepMs) / 1000;
  const maxWords = Math.ceil((seconds * guessedWordsPerMinute) / 60);
  const guesses = guessWords(raw, maxWords, { ...deps, openDecoder: () => createTextDecoder(audio, deps) });
  return [...raw.tokens.keys()]
    .filter((at) => (raw.tokens[at]?.token ?? 0) < deps.model.end)
    .map((at) => guesses.get(at));
}

import { z } from 'zod';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { Word } from '../../captions/caption.ts';
import { parseLanguage } from '../../captions/settings/languages.ts';
import { levelStepMs, quietestMs, readLevels } from '../../media/audio/audio-levels.ts';
import type { AudioSpan } from '../../media/audio/audio-span.ts';
import { openWavFile, type WavFile, wavBytes } from '../../media/audio/wav-file.ts';
import type { TranscribeInput, TranscribeOptions, Transcriber, Transcript } from '../transcriber.ts';
import { whisperCodeOf } from '../whisper/whisper-languages.ts';
import { wordsFromParts } from '../words/words-from-parts.ts';
import { requestTranscription, type SpeechEndpoint } from './request-transcription.ts';
import { timedParts } from './verbose-transcription.ts';

interface OpenAiTranscriberOptions {
  /** Base URL of an OpenAI-compatible API, including `/v1`. */
  url: string;
  apiKey: string | null;
  logger: Logger;
  /** The name that the service knows the model by. */
  model: string;
  /** For one upload of at most ten minutes of audio. */
  timeoutMs?: number;
}

/** The API reads the last 224 tokens of a prompt, at about four letters per token. */
const maxPromptLength = 800;

/** Uses any service with OpenAI's `audio/transcriptions` and word times. */
export function createOpenAiTranscriber(options: OpenAiTranscriberOptions): Transcriber {
  const { url, apiKey, logger, model, timeoutMs = 600_000 } = options;
  const endpoint: SpeechEndpoint = { url, apiKey, model, timeoutMs };
  return {
    id: `openai:${new URL(url).host}:${model}:1`,
    usesHints: true,
    // A test request would cost money or be refused. A wrong key shows with the first video.
    available: async () => ({ ok: true }),
    async transcribe(input, transcribeOptions = {}) {
      transcribeOptions.signal?.throwIfAborted();
      const wav = await openWavFile(input.wavFile);
      try {
        return await transcribe({ endpoint, wav, input, logger }, transcribeOptions);
      } finally {
        await wav.close();
      }
    },
  };
}

interface Context {
  endpoint: SpeechEndpoint;
  wav: WavFile;
  input: TranscribeInput;
  logger: Logger;
}

async function transcribe(context: Context, { signal, onProgress, pieces }: TranscribeOptions): Promise<Transcript> {
  const { wav, input } = context;
  const uploads = planUploads(await readLevels(wav, signal), wav.durationMs);
  const isUnknown = input.language !== undefined && whisperCodeOf(input.language) === null;
  let language = isUnknown ? null : (input.language ?? null);
  const words: Word[] = [];
  for (const span of uploads) {
    const id = JSON.stringify([span.startMs, span.endMs, language]);
    const stored = readPiece(pieces?.known[id]);
    const transcribed = stored ?? (await transcribeSpan(span, language, context, signal));
    if (!stored) pieces?.add(id, JSON.stringify(transcribed));
    words.push(...transcribed.words);
    language ??= transcribed.language;
    onProgress?.(span.endMs / wav.durationMs);
  }
  onProgress?.(1);
  if (words.length === 0) return { language: null, words };
  return isUnknown ? { language, words, languageNotice: 'unknown_language' } : { language, words };
}

const part = { text: z.string(), startMs: z.number(), endMs: z.number() };
const pieceSchema = z.object({
  words: z.array(z.object({ ...part, confidence: z.number().optional(), parts: z.array(z.object(part)).optional() })),
  language: z.string().nullable(),
});

/** null = there is none, or nobody can read it. */
function readPiece(piece: string | undefined): z.infer<typeof pieceSchema> | null {
  return piece === undefined ? null : (pieceSchema.safeParse(JSON.parse(piece)).data ?? null);
}

async function transcribeSpan(
  span: AudioSpan,
  language: string | null,
  { endpoint, wav, input, logger }: Context,
  signal?: AbortSignal,
): Promise<z.infer<typeof pieceSchema>> {
  const prompt = input.hints?.join(', ').slice(0, maxPromptLength) || undefined;
  const file = wavBytes(await wav.readBytes(span.startMs, span.endMs));
  const answer = await requestTranscription(endpoint, { wav: file, language: language ?? undefined, prompt }, signal);
  const parts = timedParts(answer);
  if (parts === null) throw noTimes();
  const detected = codeOf(answer.language) ?? language;
  const onClock = parts.map((part) => ({
    ...part,
    startMs: span.startMs + part.startMs,
    endMs: span.startMs + part.endMs,
  }));
  const words = wordsFromParts(onClock, { ...span, language: detected ?? 'en' });
  logger.debug({ words: words.length, language: detected }, 'transcribed');
  return { words, language: words.length > 0 ? detected : null };
}

function codeOf(language: string | null | undefined): string | null {
  const choice = parseLanguage(language ?? '');
  return choice?.kind === 'code' ? choice.code : null;
}

function noTimes(): AppError {
  return new AppError('speech_unavailable', {
    reason: 'no_word_times',
    details: { fix: 'Choose a model that answers verbose_json with timestamp_granularities[]=word.' },
  });
}

/** 10 minutes of 16 kHz 16-bit audio are 19.2 MB; the API accepts 25 MB. */
const maxUploadMs = 600_000;
/** Audio that has to be cut is cut no earlier than this. */
const minUploadMs = 480_000;
/** No voice is this quiet, even in a bad recording; digital silence and dithering noise are. */
const silenceDb = -60;

/** Splits the audio into spans to send, cut where it is quietest. Spans of only silence are left out. */
function planUploads(levels: Float32Array, durationMs: number): AudioSpan[] {
  const spans: AudioSpan[] = [];
  let startMs = 0;
  while (durationMs - startMs > maxUploadMs) {
    const endMs = Math.round(quietestMs(levels, startMs + minUploadMs, startMs + maxUploadMs));
    spans.push({ startMs, endMs });
    startMs = endMs;
  }
  spans.push({ startMs, endMs: durationMs });
  return spans.filter((span) => isAudible(levels, span));
}

function isAudible(levels: Float32Array, { startMs, endMs }: AudioSpan): boolean {
  return levels
    .subarray(Math.floor(startMs / levelStepMs), Math.ceil(endMs / levelStepMs))
    .some((level) => level > silenceDb);
}

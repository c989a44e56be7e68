import axios, { AxiosError, type AxiosResponse } from 'axios';
import { AppError } from '../../../infra/errors/app-error.ts';
import { parseRetryAfterMs } from '../../../infra/fetching/retry-after.ts';
import { type VerboseTranscription, verboseTranscriptionSchema } from './verbose-transcription.ts';

export interface SpeechEndpoint {
  /** Base URL, including `/v1`. */
  url: string;
  apiKey: string | null;
  model: string;
  /** For one upload, including connecting and waiting. */
  timeoutMs: number;
}

interface AudioUpload {
  /** A complete WAV file. */
  wav: Buffer;
  /** ISO 639-1. */
  language?: string;
  prompt?: string;
}

/**
 * Uploads audio and returns its transcription.
 * @throws AppError `speech_unavailable` (wrong key or URL), `speech_failed` (`details.retryAfterMs` if the service sent
 *   Retry-After, `details.retryable: false` if the same request would fail again)
 * @throws the signal's reason when aborted
 */
export async function requestTranscription(
  endpoint: SpeechEndpoint,
  upload: AudioUpload,
  signal?: AbortSignal,
): Promise<VerboseTranscription> {
  const response = await post(endpoint, upload, signal);
  if (response.status < 200 || response.status > 299) throw refusalOf(response);
  const parsed = verboseTranscriptionSchema.safeParse(response.data);
  if (parsed.success) return parsed.data;
  throw new AppError('speech_failed', { reason: 'service_answer', cause: parsed.error });
}

async function post(endpoint: SpeechEndpoint, upload: AudioUpload, signal?: AbortSignal): Promise<AxiosResponse> {
  try {
    return await axios.post(`${endpoint.url.replace(/\/+$/, '')}/audio/transcriptions`, formDataOf(endpoint, upload), {
      headers: endpoint.apiKey === null ? {} : { Authorization: `Bearer ${endpoint.apiKey}` },
      signal,
      timeout: endpoint.timeoutMs,
      // A redirect would send the key to somebody else.
      maxRedirects: 0,
      maxBodyLength: Number.POSITIVE_INFINITY,
      maxContentLength: 64 * 1024 * 1024,
      validateStatus: () => true,
    });
  } catch (cause) {
    signal?.throwIfAborted();
    // a service that hangs may do so because of the audio
    const details = { isInfrastructure: !(axios.isAxiosError(cause) && cause.code === AxiosError.ECONNABORTED) };
    throw new AppError('speech_failed', { reason: 'service_unreachable', cause: withoutRequest(cause), details });
  }
}

function formDataOf(endpoint: SpeechEndpoint, { wav, language, prompt }: AudioUpload): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(wav)], { type: 'audio/wav' }), 'speech.wav');
  form.append('model', endpoint.model);
  form.append('response_format', 'verbose_json');
  form.append('timestamp_granularities[]', 'word');
  form.append('timestamp_granularities[]', 'segment');
  form.append('temperature', '0');
  if (language !== undefined) form.append('language', language);
  if (prompt !== undefined) form.append('prompt', prompt);
  return form;
}

function refusalOf({ status, headers }: AxiosResponse): AppError {
  const unavailable = (reason: 'key_rejected' | 'wrong_url') =>
    new AppError('speech_unavailable', { reason, details: { status } });
  if (status === 401 || status === 403) return unavailable('key_rejected');
  if (status === 404 || status === 405 || (status >= 300 && status < 400)) return unavailable('wrong_url');
  if (status === 429 || status >= 500 || status === 408) {
    const retryAfterMs = parseRetryAfterMs(headers['retry-after'], Date.now());
    const details = { status, isInfrastructure: true, ...(retryAfterMs === null ? {} : { retryAfterMs }) };
    return new AppError('speech_failed', { reason: 'service_overloaded', details });
  }
  return new AppError('speech_failed', { reason: 'audio_rejected', details: { status, retryable: false } });
}

/** An axios error holds the whole request with API key and audio, which do not belong in a log. */
function withoutRequest(cause: unknown): unknown {
  if (!axios.isAxiosError(cause)) return cause;
  return Object.assign(new Error(cause.message), { code: cause.code });
}

import { AppError } from '../../infra/errors/app-error.ts';
import { openWavFile } from '../media/audio/wav-file.ts';
import type { Transcriber } from './transcriber.ts';

/** Ten minutes and five times the audio: the slowest machine that Whisper was measured on needs as long as the audio. */
export function transcriptionLimitMs(audioMs: number): number {
  return 600_000 + 5 * audioMs;
}

/**
 * A transcriber that gives up when a transcription takes far longer than the audio: an engine that hangs would hold a
 * worker for ever. It throws `speech_failed`, not retryable.
 */
export function limitTime(transcriber: Transcriber, limitMs = transcriptionLimitMs): Transcriber {
  return {
    ...transcriber,
    async transcribe(input, options = {}) {
      options.signal?.throwIfAborted();
      const { ok } = await transcriber.available();
      // it says itself why it cannot
      if (!ok) return transcriber.transcribe(input, options);
      const maxMs = limitMs(await durationOf(input.wavFile));
      // it may have aborted meanwhile, and an engine need not look before it begins
      options.signal?.throwIfAborted();
      const controller = new AbortController();
      const reason = tooLong(maxMs);
      const timer = setTimeout(() => controller.abort(reason), maxMs);
      const signal = options.signal ? AbortSignal.any([options.signal, controller.signal]) : controller.signal;
      try {
        return await transcriber.transcribe(input, { ...options, signal });
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

async function durationOf(wavFile: string): Promise<number> {
  const wav = await openWavFile(wavFile);
  await wav.close();
  return wav.durationMs;
}

function tooLong(maxMs: number): AppError {
  const args = { maxSeconds: Math.round(maxMs / 1000) };
  return new AppError('speech_failed', { reason: 'took_too_long', args, details: { retryable: false } });
}

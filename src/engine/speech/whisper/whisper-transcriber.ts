import { access } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { Transcriber } from '../transcriber.ts';
import { modelFiles, modelFingerprint } from './model-files.ts';
import { runTranscriberChild, TranscriberChildError } from './run-transcriber-child.ts';
import { isSherpaOnnxInstalled } from './sherpa-onnx.ts';

interface WhisperTranscriberOptions {
  /** Folder with encoder.onnx, decoder.onnx and tokens.txt. */
  modelDir: string;
  /** Silero's voice activity model. */
  vadModelFile: string;
  logger: Logger;
  threads?: number;
}

/**
 * A second thread mostly waits for the first (measured: a quarter less time for two thirds more CPU). With fewer than
 * four cores, which also render other videos, one thread is better.
 */
export const defaultThreads = availableParallelism() >= 4 ? 2 : 1;

/** Increase it when the same model would give other words or times. */
const resultsVersion = 2;

/** Runs Whisper on this machine, in a child process per transcription. */
export function createWhisperTranscriber(options: WhisperTranscriberOptions): Transcriber {
  const { modelDir, vadModelFile, logger } = options;
  const threads = options.threads ?? defaultThreads;
  return {
    id: `sherpa-whisper:${modelFingerprint(modelDir)}:${resultsVersion}`,
    usesHints: false,
    available: () => checkFiles([vadModelFile, ...modelFiles.map((name) => join(modelDir, name))]),
    async transcribe({ wavFile, language }, { signal, onProgress } = {}) {
      const request = { wavFile, language, modelDir, vadModelFile, threads };
      try {
        const { transcript, cost } = await runTranscriberChild(request, { signal, onProgress });
        logger.debug({ ...cost, words: transcript.words.length, language: transcript.language }, 'transcribed');
        return transcript;
      } catch (cause) {
        throw cause instanceof TranscriberChildError ? transcriptionFailed(cause) : cause;
      }
    },
  };
}

async function checkFiles(files: string[]): ReturnType<Transcriber['available']> {
  if (!isSherpaOnnxInstalled()) {
    const reason = `The speech engine has no build for ${process.platform}-${process.arch} installed.`;
    return { ok: false, reason, fix: 'npm ci, or set SPEECH_ENGINE to openai, command or none' };
  }
  for (const file of files) {
    try {
      await access(file);
    } catch {
      return {
        ok: false,
        reason: `The speech model is incomplete: ${file} is missing.`,
        fix: 'node scripts/setup.mjs',
      };
    }
  }
  return { ok: true };
}

function transcriptionFailed(cause: TranscriberChildError): AppError {
  const { exitCode, signal, stderrTail } = cause;
  return new AppError('speech_failed', {
    reason: 'transcriber_failed',
    cause,
    details: { exitCode, signal, stderrTail },
  });
}

import { access } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Logger } from '../../../infra/logging/logger.ts';
import { modelFingerprint } from '../model-fingerprint.ts';
import type { Transcriber } from '../transcriber.ts';
import { modelFiles } from './decoding/model-files.ts';
import { isSherpaOnnxInstalled } from './sherpa-onnx.ts';
import { transcribeInChild } from './transcribe-in-child.ts';

interface WhisperTranscriberOptions {
  /** Folder with the files that setup makes of Whisper's weights. */
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
export const resultsVersion = 7;

/** Runs Whisper on this machine, in a child process per transcription. */
export function createWhisperTranscriber(options: WhisperTranscriberOptions): Transcriber {
  const { modelDir, vadModelFile, logger } = options;
  const threads = options.threads ?? defaultThreads;
  return {
    id: `whisper:${modelFingerprint(modelPaths(modelDir))}:${resultsVersion}`,
    usesHints: true,
    available: () => checkFiles([vadModelFile, ...modelPaths(modelDir)]),
    transcribe: ({ wavFile, language, hints = [] }, options) =>
      transcribeInChild({ wavFile, language, hints, modelDir, vadModelFile, threads }, options, { logger }),
  };
}

/** Whether the engine is installed and these files are there. */
export async function checkFiles(files: string[]): ReturnType<Transcriber['available']> {
  if (!isSherpaOnnxInstalled()) {
    const reason = `The speech engine has no build for ${process.platform}-${process.arch} installed.`;
    return { ok: false, reason, fix: 'npm ci, or set SPEECH_ENGINE to openai, command or none' };
  }
  for (const file of files) {
    try {
      await access(file);
    } catch {
      const reason = `The speech model is incomplete: ${file} is missing.`;
      return { ok: false, reason, fix: 'node scripts/setup.mjs' };
    }
  }
  return { ok: true };
}

function modelPaths(modelDir: string): string[] {
  return modelFiles.map((name) => join(modelDir, name));
}

import { createHash } from 'node:crypto';
import { ExecaError, execa, parseCommandString } from 'execa';
import { AppError } from '../../../infra/errors/app-error.ts';
import { findProgram } from '../../../infra/find-program.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import { lowerChildPriority } from '../../../infra/priorities.ts';
import { killProcessGroup } from '../../../infra/processes.ts';
import { openWavFile } from '../../media/audio/wav-file.ts';
import type { Transcriber } from '../transcriber.ts';
import { orderWords } from '../words/order-words.ts';
import { parseCommandOutput } from './command-output.ts';

interface CommandTranscriberOptions {
  /** Program and arguments, separated by spaces; a backslash escapes a space. */
  command: string;
  logger: Logger;
  /** Time limit for audio of a given duration; default: ten minutes plus ten times the duration. */
  timeoutMs?: (audioMs: number) => number;
}

/**
 * Runs the operator's own program. It gets the path of a 16 kHz mono WAV file as its last argument, and
 * CAPTIONEER_LANGUAGE (ISO 639-1, empty = detect) and CAPTIONEER_HINTS (terms to expect, one per line) in its
 * environment. It prints one JSON object on stdout, with times in seconds, and exits with 0:
 * `{"language": "en", "words": [{"text": "Hello,", "start": 0.31, "end": 0.5, "confidence": 0.9}]}`.
 */
export function createCommandTranscriber(options: CommandTranscriberOptions): Transcriber {
  const { command, logger, timeoutMs = (audioMs) => 600_000 + 10 * audioMs } = options;
  return {
    // Hashed because an argument may be a secret key.
    id: `command:${createHash('sha256').update(command).digest('hex').slice(0, 12)}:1`,
    usesHints: true,
    async available() {
      const program = await findProgram(command);
      if (program.found) return { ok: true };
      const fix = 'Correct SPEECH_COMMAND, or install the program.';
      return { ok: false, reason: `SPEECH_COMMAND names ${program.name}, which cannot be run.`, fix };
    },
    async transcribe({ wavFile, language, hints }, { signal, onProgress } = {}) {
      signal?.throwIfAborted();
      const audioMs = await durationOfWav(wavFile);
      const environment = { CAPTIONEER_LANGUAGE: language ?? '', CAPTIONEER_HINTS: hints?.join('\n') ?? '' };
      const run = { command, wavFile, environment, timeoutMs: timeoutMs(audioMs), signal };
      const output = parseCommandOutput(await runSpeechCommand(run));
      const words = orderWords(output.words, { startMs: 0, endMs: audioMs });
      logger.debug({ words: words.length, language: output.language }, 'transcribed');
      onProgress?.(1);
      return { language: words.length === 0 ? null : (output.language ?? language ?? null), words };
    },
  };
}

async function durationOfWav(wavFile: string): Promise<number> {
  const wav = await openWavFile(wavFile);
  await wav.close();
  return wav.durationMs;
}

interface SpeechCommandRun {
  command: string;
  wavFile: string;
  environment: Record<string, string>;
  timeoutMs: number;
  signal?: AbortSignal;
}

/** Bytes. An hour of words is about a megabyte. */
const maxOutputBytes = 64 * 1024 * 1024;

/**
 * Runs the command without a shell and returns its stdout. Always ends it and every process that it has started.
 * @throws AppError `speech_unavailable` (no such program), `speech_failed`; the signal's reason when aborted
 */
async function runSpeechCommand(run: SpeechCommandRun): Promise<string> {
  const [program = '', ...args] = parseCommandString(run.command);
  const child = execa(program, [...args, run.wavFile], {
    env: run.environment,
    timeout: run.timeoutMs,
    cancelSignal: run.signal,
    forceKillAfterDelay: 1000,
    maxBuffer: maxOutputBytes,
    stdin: 'ignore',
    // Its own process group, so that what a wrapper script has started can be ended with it.
    detached: true,
    cleanup: true,
  });
  lowerChildPriority(child.pid);
  const endAll = () => killProcessGroup(child.pid);
  run.signal?.addEventListener('abort', endAll, { once: true });
  try {
    return (await child).stdout;
  } catch (cause) {
    run.signal?.throwIfAborted();
    throw cause instanceof ExecaError ? failureOf(cause) : cause;
  } finally {
    run.signal?.removeEventListener('abort', endAll);
    endAll();
  }
}

function failureOf(cause: ExecaError): AppError {
  const stderr = typeof cause.stderr === 'string' ? cause.stderr : '';
  const details = { exitCode: cause.exitCode, signal: cause.signal, stderrTail: stderr.slice(-4000) };
  if (cause.code === 'ENOENT' || cause.code === 'EACCES') {
    return new AppError('speech_unavailable', { reason: 'program_missing', cause, details });
  }
  const reason = cause.timedOut ? 'program_timed_out' : 'program_failed';
  return new AppError('speech_failed', { reason, cause, details });
}

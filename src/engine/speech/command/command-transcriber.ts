import { createHash } from 'node:crypto';
import type { Logger } from '../../../infra/logging/logger.ts';
import { openWavFile } from '../../media/audio/wav-file.ts';
import type { Transcriber } from '../transcriber.ts';
import { orderWords } from '../words/order-words.ts';
import { parseCommandOutput } from './command-output.ts';
import { findProgram, runSpeechCommand } from './run-speech-command.ts';

export interface CommandTranscriberOptions {
  /** Program and arguments, separated by blanks; a backslash before a blank keeps it. */
  command: string;
  logger: Logger;
  /** Longest run for a sound; default ten minutes and ten times the sound. */
  timeoutMs?: (soundMs: number) => number;
}

/**
 * A program of the operator's own. It is called with the path of a 16 kHz mono WAV file as its last argument, and with
 * CAPTIONEER_LANGUAGE (ISO 639-1, empty = find out) and CAPTIONEER_HINTS (terms to expect, one a line) in its
 * environment. It prints one JSON object on stdout, times in seconds, and ends with 0:
 * `{"language": "en", "words": [{"text": "Hello,", "start": 0.31, "end": 0.5, "confidence": 0.9}]}`.
 */
export function createCommandTranscriber(options: CommandTranscriberOptions): Transcriber {
  const { command, logger, timeoutMs = (soundMs) => 600_000 + 10 * soundMs } = options;
  return {
    // Hashed: an argument may be a key.
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
      const soundMs = await soundLength(wavFile);
      const environment = { CAPTIONEER_LANGUAGE: language ?? '', CAPTIONEER_HINTS: hints?.join('\n') ?? '' };
      const run = { command, wavFile, environment, timeoutMs: timeoutMs(soundMs), signal };
      const heard = parseCommandOutput(await runSpeechCommand(run));
      const words = orderWords(heard.words, { startMs: 0, endMs: soundMs });
      logger.debug({ words: words.length, language: heard.language }, 'listened');
      onProgress?.(1);
      return { language: words.length === 0 ? null : (heard.language ?? language ?? null), words };
    },
  };
}

async function soundLength(wavFile: string): Promise<number> {
  const wav = await openWavFile(wavFile);
  await wav.close();
  return wav.durationMs;
}

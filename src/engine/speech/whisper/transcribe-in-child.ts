import { AppError } from '../../../infra/errors/app-error.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { TranscribeOptions, Transcript } from '../transcriber.ts';
import { runTranscriberChild, TranscriberChildError } from './run-transcriber-child.ts';

/**
 * Transcribes in a child process, and logs what it cost.
 * @throws AppError `speech_failed` when the process fails; the signal's reason when aborted
 */
export async function transcribeInChild(
  request: Parameters<typeof runTranscriberChild>[0],
  options: TranscribeOptions | undefined,
  { logger }: { logger: Logger },
): Promise<Transcript> {
  try {
    const { transcript, cost } = await runTranscriberChild(request, options);
    logger.debug({ ...cost, words: transcript.words.length, language: transcript.language }, 'transcribed');
    return transcript;
  } catch (cause) {
    if (!(cause instanceof TranscriberChildError)) throw cause;
    const { exitCode, signal, stderrTail } = cause;
    throw new AppError('speech_failed', {
      reason: 'transcriber_failed',
      cause,
      details: { exitCode, signal, stderrTail },
    });
  }
}

import { AppError } from '../../../infra/errors/app-error.ts';
import { confinedInput } from '../ffmpeg/confined-input.ts';
import { FfmpegError } from '../ffmpeg/ffmpeg-error.ts';
import { runFfprobe } from '../ffmpeg/run-ffprobe.ts';

/**
 * For opening a file without decoding anything. An hour of video at 60 frames a second takes 30 MB and a fraction of a
 * second. 100 MB of attached fonts take 220 MB.
 */
const headerLimits = { timeoutMs: 10_000, memoryBytes: 250_000_000, outputBytes: 64 * 1024 };

/**
 * Opens a file within narrow limits, before anything else reads it. Every ffmpeg reads the whole header, so a file that
 * passes cannot exhaust the ones that come later.
 * @throws AppError `source_unsupported` when the header alone needs too much: a million chapters, 200 MB of tags
 * @throws FfmpegError when ffprobe was killed by a signal
 */
export async function checkHeader(input: { ffprobe: string; file: string; signal?: AbortSignal }): Promise<void> {
  const args = confinedInput(input.file, ['-nofind_stream_info', '-show_entries', 'format=nb_streams']);
  try {
    await runFfprobe({ ...input, ...headerLimits, args });
  } catch (error) {
    if (!(error instanceof FfmpegError) || error.wasKilled) throw error;
    // what else is wrong shows when the streams are read
    if (error.brokeLimit || hasTooManyStreams(error)) throw tooComplex(error);
  }
}

/** ffmpeg opens files of up to 1,000 streams. */
function hasTooManyStreams({ stderrTail }: FfmpegError): boolean {
  return stderrTail.includes('max_streams');
}

export function tooComplex(cause: unknown): AppError {
  return new AppError('source_unsupported', { reason: 'too_complex', cause });
}

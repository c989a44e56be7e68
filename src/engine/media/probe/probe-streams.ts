import { AppError } from '../../../infra/errors/app-error.ts';
import { confinedInput } from '../ffmpeg/confined-input.ts';
import { FfmpegError } from '../ffmpeg/ffmpeg-error.ts';
import { runFfprobe } from '../ffmpeg/run-ffprobe.ts';
import { type ProbeOutput, probeEntries, probeOutput } from './probe-output.ts';

/** A thousand streams, the most that ffmpeg opens, with everything that is asked about each. */
const outputBytes = 2_000_000;

/**
 * The headers of a file: its format and streams.
 * @throws AppError `source_absurd_size` when ffmpeg refuses a picture as too large
 * @throws FfmpegError
 */
export async function probeStreams(input: {
  ffprobe: string;
  file: string;
  signal?: AbortSignal;
}): Promise<ProbeOutput> {
  const lines: string[] = [];
  let tooLarge: { width: number; height: number } | null = null;
  const args = confinedInput(input.file, ['-show_entries', probeEntries, '-of', 'json']);
  try {
    await runFfprobe({
      ...input,
      args,
      outputBytes,
      onLine: (line) => lines.push(line),
      onErrorLine: (line) => {
        tooLarge ??= refusedSize(line);
      },
    });
  } catch (error) {
    if (error instanceof FfmpegError && !error.wasKilled && tooLarge) throw absurdSize(tooLarge);
    throw error;
  }
  const probe = probeOutput.parse(JSON.parse(lines.join('\n')));
  // a cover may be as large as it likes
  const hasPicture = probe.streams.some(
    (stream) => stream.codec_type === 'video' && stream.width && stream.disposition.attached_pic !== 1,
  );
  if (tooLarge && !hasPicture) throw absurdSize(tooLarge);
  return probe;
}

export function absurdSize(size: { width: number; height: number }): AppError {
  return new AppError('source_absurd_size', { args: size });
}

/** ffmpeg's words: `Picture size 16000x16000 exceeds specified max pixel count 36000000`, or `… is invalid`. */
export function refusedSize(line: string): { width: number; height: number } | null {
  const [, width, height] = /Picture size (\d+)x(\d+) /.exec(line) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

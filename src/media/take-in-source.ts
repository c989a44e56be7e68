import { AppError } from '../errors/app-error.ts';
import { BrokenClockError } from './broken-clock-error.ts';
import { confinedInput } from './confined-input.ts';
import { FfmpegError } from './ffmpeg-error.ts';
import { probeSource } from './probe-source.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import type { SourceFacts } from './source-facts.ts';

export interface TakeInSourceInput {
  ffmpeg: string;
  ffprobe: string;
  file: string;
  /** Written, or replaced, only where the source cannot be worked on as it is. */
  mendedFile: string;
  /** Longer videos are refused. */
  maxSeconds?: number;
  signal?: AbortSignal;
}

export interface TakenSource {
  /** The one to go on with: the source itself, or `mendedFile`. */
  file: string;
  facts: SourceFacts;
}

/**
 * Looks at a file that somebody sent. One whose clock starts again or jumps (joined recordings, cells of a DVD) is
 * copied onto one clock, nothing of it encoded anew: everything after this reads the file's own times.
 * @throws AppError as `probeSource` does
 * @throws FfmpegError when ffmpeg or ffprobe was ended by a signal
 */
export async function takeInSource({ ffmpeg, mendedFile, ...input }: TakeInSourceInput): Promise<TakenSource> {
  const { file, signal } = input;
  try {
    return { file, facts: await probeSource(input) };
  } catch (error) {
    if (!(error instanceof BrokenClockError)) throw error;
    await mendClock({ ffmpeg, signal, args: mendClockArgs({ file, mendedFile, streams: error }) }, error);
    const facts = await probeSource({ ...input, file: mendedFile });
    // MPEG-TS has no place for the uncompressed sound of some DVDs
    if (error.audio !== null && facts.audio === null) throw error;
    return { file: mendedFile, facts };
  }
}

/** Pure. Without `-copyts` ffmpeg puts together the clocks of such containers as it reads them. */
export function mendClockArgs(input: {
  file: string;
  mendedFile: string;
  streams: Pick<BrokenClockError, 'video' | 'audio'>;
}): string[] {
  const { video, audio } = input.streams;
  return [
    ...confinedInput(input.file),
    ...['-map', `0:${video}`, ...(audio === null ? [] : ['-map', `0:${audio}`])],
    // keeps the ticks of 1/90000 s that both kinds of source have
    ...['-c', 'copy', '-f', 'mpegts', `file:${input.mendedFile}`],
  ];
}

async function mendClock(run: Parameters<typeof runFfmpeg>[0], broken: BrokenClockError): Promise<void> {
  try {
    await runFfmpeg(run);
  } catch (error) {
    if (!(error instanceof FfmpegError) || error.wasKilled) throw error;
    throw new AppError(broken.code, { message: broken.message, cause: error });
  }
}

import { rename, rm } from 'node:fs/promises';
import { AppError } from '../../../infra/errors/app-error.ts';
import { confinedInput } from '../ffmpeg/confined-input.ts';
import { FfmpegError } from '../ffmpeg/ffmpeg-error.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { type ReadSource, readSource } from '../source/probe-source.ts';
import type { SourceFacts } from '../source/source-facts.ts';
import { BrokenClockError } from '../timing/timestamp-discontinuity-error.ts';
import { makeSeekableCopy } from './seekable-copy.ts';

export interface TakeInSourceInput {
  ffmpeg: string;
  ffprobe: string;
  file: string;
  /** Written, or replaced, only where the source is not worked on as it is. */
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
 * Looks at a file that somebody sent, and copies it where everything after this could not work on it, or not as well;
 * nothing of it is encoded anew. One whose clock starts again or jumps (joined recordings, cells of a DVD) is put onto
 * one clock: everything after this reads the file's own times. One that cannot be sought in is put into a container
 * that can, so that an edit of its end need not go through all of it, and several workers can share it.
 * @throws AppError as `probeSource` does
 * @throws FfmpegError when ffmpeg or ffprobe was ended by a signal
 */
export async function takeInSource(input: TakeInSourceInput): Promise<TakenSource> {
  const { ffmpeg, ffprobe, signal, mendedFile } = input;
  const { file, source } = await onOneClock(input);
  const copyFile = `${mendedFile}.seekable`;
  const facts = await makeSeekableCopy({ ffmpeg, ffprobe, file, source, copyFile, signal });
  if (!facts) {
    await rm(copyFile, { force: true });
    return { file, facts: source.facts };
  }
  await rename(copyFile, mendedFile);
  return { file: mendedFile, facts };
}

async function onOneClock({
  ffmpeg,
  mendedFile,
  ...input
}: TakeInSourceInput): Promise<{ file: string; source: ReadSource }> {
  const { file, signal } = input;
  try {
    return { file, source: await readSource(input) };
  } catch (error) {
    if (!(error instanceof BrokenClockError)) throw error;
    await mendClock({ ffmpeg, signal, args: mendClockArgs({ file, mendedFile, streams: error }) }, error);
    const source = await readSource({ ...input, file: mendedFile });
    // MPEG-TS has no place for the uncompressed sound of some DVDs
    if (error.audio !== null && source.facts.audio === null) throw error;
    return { file: mendedFile, source };
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

import { rename, rm } from 'node:fs/promises';
import { AppError } from '../../../infra/errors/app-error.ts';
import { confinedInput } from '../ffmpeg/confined-input.ts';
import { FfmpegError } from '../ffmpeg/ffmpeg-error.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { type ProbedSource, probeWithFrameTimes } from '../probe/probe-source.ts';
import type { SourceFacts } from '../source-facts.ts';
import { TimestampDiscontinuityError } from '../timing/timestamp-discontinuity.ts';
import { makeSeekableCopy } from './seekable-copy.ts';

export interface IngestSourceInput {
  ffmpeg: string;
  ffprobe: string;
  file: string;
  /** Written, or replaced, only where the source is not worked on as it is. */
  repairedFile: string;
  /** Longer videos are refused. */
  maxSeconds?: number;
  signal?: AbortSignal;
}

export interface IngestedSource {
  /** The one to go on with: the source itself, or `repairedFile`. */
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
export async function ingestSource(input: IngestSourceInput): Promise<IngestedSource> {
  const { ffmpeg, ffprobe, signal, repairedFile } = input;
  const { file, source } = await onOneClock(input);
  const copyFile = `${repairedFile}.seekable`;
  const facts = await makeSeekableCopy({ ffmpeg, ffprobe, file, source, copyFile, signal });
  if (!facts) {
    await rm(copyFile, { force: true });
    return { file, facts: source.facts };
  }
  await rename(copyFile, repairedFile);
  return { file: repairedFile, facts };
}

async function onOneClock({
  ffmpeg,
  repairedFile,
  ...input
}: IngestSourceInput): Promise<{ file: string; source: ProbedSource }> {
  const { file, signal } = input;
  try {
    return { file, source: await probeWithFrameTimes(input) };
  } catch (error) {
    if (!(error instanceof TimestampDiscontinuityError)) throw error;
    await mendClock({ ffmpeg, signal, args: repairTimestampsArgs({ file, repairedFile, streams: error }) }, error);
    const source = await probeWithFrameTimes({ ...input, file: repairedFile });
    // MPEG-TS has no place for the uncompressed sound of some DVDs
    if (error.audio !== null && source.facts.audio === null) throw error;
    return { file: repairedFile, source };
  }
}

/** Pure. Without `-copyts` ffmpeg puts together the clocks of such containers as it reads them. */
export function repairTimestampsArgs(input: {
  file: string;
  repairedFile: string;
  streams: Pick<TimestampDiscontinuityError, 'video' | 'audio'>;
}): string[] {
  const { video, audio } = input.streams;
  return [
    ...confinedInput(input.file),
    ...['-map', `0:${video}`, ...(audio === null ? [] : ['-map', `0:${audio}`])],
    // keeps the ticks of 1/90000 s that both kinds of source have
    ...['-c', 'copy', '-f', 'mpegts', `file:${input.repairedFile}`],
  ];
}

async function mendClock(run: Parameters<typeof runFfmpeg>[0], broken: TimestampDiscontinuityError): Promise<void> {
  try {
    await runFfmpeg(run);
  } catch (error) {
    if (!(error instanceof FfmpegError) || error.wasKilled) throw error;
    throw new AppError(broken.code, { message: broken.message, cause: error });
  }
}

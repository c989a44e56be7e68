import { rename, rm } from 'node:fs/promises';
import { AppError } from '../../../infra/errors/app-error.ts';
import { confinedInput, decoderThreadArgs, skipStreamInfoArgs } from '../ffmpeg/confined-input.ts';
import { FfmpegError } from '../ffmpeg/ffmpeg-error.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { probeWithFrameTimes } from '../probe/probe-source.ts';
import type { SourceFacts } from '../source-facts.ts';
import { TimestampDiscontinuityError } from '../timing/timestamp-discontinuity.ts';
import { makeSeekableCopy } from './seekable-copy.ts';

interface IngestSourceInput {
  ffmpeg: string;
  ffprobe: string;
  file: string;
  /** Written, or replaced, only if later stages cannot use the source itself. */
  repairedFile: string;
  /** Longer videos are refused. */
  maxSeconds?: number;
  signal?: AbortSignal;
}

/**
 * Probes a user's file and remuxes it, without re-encoding, if later stages need it. If its timestamps restart or jump
 * (joined recordings, cells of a DVD), they are made continuous, since all stages read the file's own times. If it cannot
 * be sought exactly, it is copied into a container that can, so that an edit near the end does not read all of it and
 * several workers can share it. Resolves with the facts and the file to use from here on: the source itself, or
 * `repairedFile`.
 * @throws AppError as `probeSource` does
 * @throws FfmpegError when ffmpeg or ffprobe was killed by a signal
 */
export async function ingestSource(input: IngestSourceInput) {
  const { ffmpeg, ffprobe, signal, repairedFile } = input;
  const { file, source } = await withContinuousTimestamps(input);
  await refuseUnplayable(input, file, source.facts);
  const copyFile = `${repairedFile}.seekable`;
  const facts = await makeSeekableCopy({ ffmpeg, ffprobe, file, source, copyFile, signal });
  if (!facts) {
    await rm(copyFile, { force: true });
    return { file, facts: source.facts };
  }
  await rename(copyFile, repairedFile);
  return { file: repairedFile, facts };
}

/** ffprobe reads some damaged files that ffmpeg refuses, for example where a pixel has a negative width. */
async function refuseUnplayable({ ffmpeg, signal }: IngestSourceInput, file: string, facts: SourceFacts) {
  const input = confinedInput(file, [...decoderThreadArgs(facts.video), ...skipStreamInfoArgs(facts)]);
  const args = [...input, '-map', `0:${facts.video.index}`, '-frames:v', '1', '-f', 'null', '-'];
  try {
    await runFfmpeg({ ffmpeg, signal, args, timeoutMs: 120_000 });
  } catch (error) {
    if (!(error instanceof FfmpegError) || error.wasKilled) throw error;
    throw new AppError('source_damaged', { reason: 'unplayable', cause: error });
  }
}

async function withContinuousTimestamps({ ffmpeg, repairedFile, ...input }: IngestSourceInput) {
  const { file, signal } = input;
  try {
    return { file, source: await probeWithFrameTimes(input) };
  } catch (error) {
    if (!(error instanceof TimestampDiscontinuityError)) throw error;
    await repairTimestamps({ ffmpeg, signal, args: repairTimestampsArgs({ file, repairedFile, streams: error }) });
    const source = await probeWithFrameTimes({ ...input, file: repairedFile });
    // MPEG-TS cannot hold the uncompressed audio of some DVDs
    if (error.audio !== null && source.facts.audio === null) throw error;
    return { file: repairedFile, source };
  }
}

/** Pure. Without `-copyts`, ffmpeg makes the timestamps of such containers continuous as it reads them. */
export function repairTimestampsArgs(input: {
  file: string;
  repairedFile: string;
  streams: Pick<TimestampDiscontinuityError, 'video' | 'audio'>;
}): string[] {
  const { video, audio } = input.streams;
  return [
    ...confinedInput(input.file),
    ...['-map', `0:${video}`, ...(audio === null ? [] : ['-map', `0:${audio}`])],
    // keeps the ticks of 1/90000 s that MPEG-TS and MPEG-PS sources have
    ...['-c', 'copy', '-f', 'mpegts', `file:${input.repairedFile}`],
  ];
}

async function repairTimestamps(run: Parameters<typeof runFfmpeg>[0]): Promise<void> {
  try {
    await runFfmpeg(run);
  } catch (error) {
    if (!(error instanceof FfmpegError) || error.wasKilled) throw error;
    throw new AppError('source_damaged', { reason: 'clock_restarts', cause: error });
  }
}

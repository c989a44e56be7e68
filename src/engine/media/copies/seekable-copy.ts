import { AppError } from '../../../infra/errors/app-error.ts';
import { confinedInput } from '../ffmpeg/confined-input.ts';
import { FfmpegError } from '../ffmpeg/ffmpeg-error.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { type ProbedSource, probeWithFrameTimes } from '../probe/probe-source.ts';
import type { SourceFacts } from '../source-facts.ts';
import { readAudioPackets } from '../timing/read-audio-packets.ts';
import { isSameVideo, type SourceWithAudio } from './is-same-video.ts';

export interface SeekableCopyInput {
  ffmpeg: string;
  ffprobe: string;
  file: string;
  source: ProbedSource;
  /** Written, or replaced. */
  copyFile: string;
  signal?: AbortSignal;
}

/** ffprobe's names of containers that are copied: without an index, or with one that names no times. */
const copied = ['mpegts', 'mpeg', 'flv', 'live_flv', 'avi', 'asf'];

/**
 * Copies a source into a container whose pictures can be sought exactly, nothing of it encoded anew.
 * Resolves with the facts of the copy; null where none is needed, none can be had, or it would not be the same video.
 * @throws FfmpegError when ffmpeg or ffprobe was ended by a signal; the signal's reason when aborted
 */
export async function makeSeekableCopy(input: SeekableCopyInput): Promise<SourceFacts | null> {
  const { ffmpeg, ffprobe, file, source, copyFile, signal } = input;
  const { facts, frameTimes, hasSeparateFields: hasFieldsApart } = source;
  if (!copied.includes(facts.container) || !frameTimes || frameTimes.countedStep || hasFieldsApart) return null;
  try {
    await runFfmpeg({ ffmpeg, signal, args: seekableCopyArgs({ file, facts, copyFile }) });
    const copy = await probeWithFrameTimes({ ffprobe, file: copyFile, signal });
    if (!isSameVideo(await withSound(input, source), await withSound({ ...input, file: copyFile }, copy))) return null;
    return factsOfCopy(source, copy.facts);
  } catch (error) {
    signal?.throwIfAborted();
    const isRefused = error instanceof AppError || (error instanceof FfmpegError && !error.wasKilled);
    if (!isRefused) throw error;
    return null;
  }
}

/**
 * What follows from times is as the source says it: readers of MOV take off the last picture what a stream begins late,
 * and rates that are worked out from ticks of another length may differ a little.
 */
function factsOfCopy({ facts, frameTimes }: ProbedSource, copy: SourceFacts): SourceFacts {
  const { frameRate, variableFrameRate, startPts, timeBase } = facts.video;
  const ticks = (timeBase.num * copy.video.timeBase.den) / (timeBase.den * copy.video.timeBase.num);
  const endPts = frameTimes?.endPts == null ? undefined : copy.video.startPts + (frameTimes.endPts - startPts) * ticks;
  return {
    ...copy,
    durationMs: facts.durationMs,
    video: {
      ...copy.video,
      frameRate,
      variableFrameRate,
      ...(endPts === undefined ? {} : { endPts: Math.round(endPts) }),
    },
  };
}

async function withSound({ ffprobe, file, signal }: SeekableCopyInput, seen: ProbedSource): Promise<SourceWithAudio> {
  const { audio } = seen.facts;
  return { ...seen, sound: audio ? await readAudioPackets({ ffprobe, file, streamIndex: audio.index, signal }) : [] };
}

/**
 * Matroska holds almost everything, but counts in milliseconds; MOV counts in the ticks of its streams. A source gives
 * the same bytes each time. Pure.
 */
export function seekableCopyArgs({
  file,
  facts,
  copyFile,
}: Pick<SeekableCopyInput, 'file' | 'copyFile'> & { facts: SourceFacts }): string[] {
  const { video, audio } = facts;
  const countsMilliseconds = video.timeBase.num * 1000 === video.timeBase.den;
  return [
    // each stream's times as they are, but from zero on: some begin at many hours
    ...['-copyts', '-start_at_zero', ...confinedInput(file)],
    ...['-map', `0:${video.index}`, ...(audio ? ['-map', `0:${audio.index}`] : [])],
    ...['-c', 'copy', '-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact'],
    // MOV says in ticks of its own by how much streams begin apart; by default in milliseconds
    ...(countsMilliseconds ? ['-f', 'matroska'] : ['-movie_timescale', '90000', '-f', 'mov']),
    `file:${copyFile}`,
  ];
}

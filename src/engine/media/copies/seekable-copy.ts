import { AppError } from '../../../infra/errors/app-error.ts';
import { confinedInput } from '../ffmpeg/confined-input.ts';
import { FfmpegError } from '../ffmpeg/ffmpeg-error.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { type ProbedSource, probeWithFrameTimes } from '../probe/probe-source.ts';
import type { SourceFacts } from '../source-facts.ts';
import { readAudioPackets } from '../timing/audio-packets.ts';
import { firstFramePts } from '../timing/video-clock.ts';
import { pictureMs } from '../timing/video-length.ts';
import { isSameVideo, type SourceWithAudio } from './is-same-video.ts';

interface SeekableCopyInput {
  ffmpeg: string;
  ffprobe: string;
  file: string;
  source: ProbedSource;
  /** Written, or replaced. */
  copyFile: string;
  signal?: AbortSignal;
}

/** ffprobe's names of containers that are copied: they have no index, or one without times. */
const unseekable = ['mpegts', 'mpeg', 'flv', 'live_flv', 'avi', 'asf'];

/**
 * Remuxes a source into a container that can be sought exactly, without re-encoding.
 * Resolves with the facts of the copy; null if none is needed or possible, or if the copy would not be the same video.
 * @throws FfmpegError when ffmpeg or ffprobe was killed by a signal; the signal's reason when aborted
 */
export async function makeSeekableCopy(input: SeekableCopyInput): Promise<SourceFacts | null> {
  const { ffmpeg, ffprobe, file, source, copyFile, signal } = input;
  const { facts, frameTimes, hasSeparateFields } = source;
  if (!unseekable.includes(facts.container) || !frameTimes || frameTimes.countedStep || hasSeparateFields) return null;
  try {
    await runFfmpeg({ ffmpeg, signal, args: seekableCopyArgs({ file, facts, copyFile }) });
    const copy = await probeWithFrameTimes({ ffprobe, file: copyFile, signal });
    if (!isSameVideo(await withAudio(input, source), await withAudio({ ...input, file: copyFile }, copy))) return null;
    return factsOfCopy(source, copy.facts);
  } catch (error) {
    signal?.throwIfAborted();
    const isRefused = error instanceof AppError || (error instanceof FfmpegError && !error.wasKilled);
    if (!isRefused) throw error;
    return null;
  }
}

/**
 * Takes everything that follows from times from the source: MOV readers shorten the last frame by the delay of a stream
 * that starts late, and frame rates computed from other ticks may differ a little.
 */
function factsOfCopy({ facts, frameTimes }: ProbedSource, copy: SourceFacts): SourceFacts {
  const { frameRate, variableFrameRate, timeBase } = facts.video;
  const ticks = (timeBase.num * copy.video.timeBase.den) / (timeBase.den * copy.video.timeBase.num);
  const video = { ...copy.video, frameRate, variableFrameRate };
  if (frameTimes?.endPts != null)
    video.endPts = Math.round(firstFramePts(copy.video) + (frameTimes.endPts - firstFramePts(facts.video)) * ticks);
  video.durationMs = pictureMs(facts);
  return { ...copy, durationMs: facts.durationMs, video };
}

async function withAudio({ ffprobe, file, signal }: SeekableCopyInput, source: ProbedSource): Promise<SourceWithAudio> {
  const { audio } = source.facts;
  const audioPackets = audio ? await readAudioPackets({ ffprobe, file, streamIndex: audio.index, signal }) : [];
  return { ...source, audioPackets };
}

/**
 * Matroska holds almost every codec but counts in milliseconds; MOV counts in the ticks of its streams. The same source
 * gives the same bytes each time. Pure.
 */
export function seekableCopyArgs(input: { file: string; facts: SourceFacts; copyFile: string }): string[] {
  const { file, copyFile } = input;
  const { video, audio } = input.facts;
  const countsMilliseconds = video.timeBase.num * 1000 === video.timeBase.den;
  return [
    // keeps each stream's times, shifted to start at zero: some start at many hours
    ...['-copyts', '-start_at_zero', ...confinedInput(file)],
    ...['-map', `0:${video.index}`, ...(audio ? ['-map', `0:${audio.index}`] : [])],
    ...['-c', 'copy', '-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact'],
    // MOV stores the offset between streams in its own time scale, by default in milliseconds
    ...(countsMilliseconds ? ['-f', 'matroska'] : ['-movie_timescale', '90000', '-f', 'mov']),
    `file:${copyFile}`,
  ];
}

import { AppError } from '../../../infra/errors/app-error.ts';
import { confinedInput } from '../ffmpeg/confined-input.ts';
import { FfmpegError } from '../ffmpeg/ffmpeg-error.ts';
import { runFfprobe } from '../ffmpeg/run-ffmpeg.ts';
import type { SourceFacts } from '../source-facts.ts';
import { readAudioClockError } from '../timing/read-audio-clock-error.ts';
import { readEvenStep } from '../timing/read-even-step.ts';
import { type FrameTimes, readFrameTimes } from '../timing/read-frame-times.ts';
import {
  hasTimestampDiscontinuity,
  restartingContainers,
  TimestampDiscontinuityError,
} from '../timing/timestamp-discontinuity.ts';
import { type ProbedStream, type ProbeOutput, probeOutput } from './probe-output.ts';
import {
  chooseVideoStream,
  type DecodedFrames,
  sourceFactsFromProbe,
  stillImageError,
} from './source-facts-from-probe.ts';
import { unreadableFileError } from './unreadable-file-error.ts';

export interface ProbeSourceInput {
  ffprobe: string;
  file: string;
  /** Longer videos are refused. */
  maxSeconds?: number;
  signal?: AbortSignal;
}

/**
 * Looks at a file that somebody sent: headers, the packets of the picture, the first pictures; all pictures where packets
 * do not say when they are shown.
 * @throws AppError `source_sound_only`, `source_picture`, `source_playlist`, `source_web_page`, `source_empty`,
 *   `source_damaged`, `source_unsupported`, `source_absurd_size`, `source_too_long`
 * @throws BrokenClockError which `ingestSource` knows what to do with
 * @throws FfmpegError when ffprobe was ended by a signal
 */
export async function probeSource(input: ProbeSourceInput): Promise<SourceFacts> {
  return (await probeWithFrameTimes(input)).facts;
}

export interface ProbedSource {
  facts: SourceFacts;
  /** As packets tell them. */
  frameTimes: FrameTimes | null;
  /** The lines of a picture come in two packets, so that packets do not tell how many pictures there are. */
  hasSeparateFields: boolean;
}

/** `probeSource`, with what it has gone by. */
export async function probeWithFrameTimes({ maxSeconds, ...input }: ProbeSourceInput): Promise<ProbedSource> {
  try {
    const probe = await probeStreams(input);
    const stream = chooseVideoStream(probe);
    const first = await firstPicture(input, stream);
    const frameTimes = await readFrameTimes({ ...input, streamIndex: stream.index });
    if (probe.format.format_name === 'gif' && frameTimes?.pts.length === 1) throw stillImageError();
    const told = sourceFactsFromProbe(probe, stream, seenPictures(first, frameTimes));
    await refuseBrokenClock(input, told);
    refuseTooLong(told, maxSeconds);
    const facts = await withSoundClock(input, frameTimes ? told : await withEvenStep(input, told));
    return { facts, frameTimes, hasSeparateFields: first.hasFieldsApart };
  } catch (error) {
    if (!(error instanceof FfmpegError) || error.wasKilled) throw error;
    throw await unreadableFileError(input.file, error);
  }
}

type Tool = Omit<ProbeSourceInput, 'maxSeconds'>;

async function probeStreams({ file, ...tool }: Tool): Promise<ProbeOutput> {
  const lines: string[] = [];
  const args = confinedInput(file, ['-show_streams', '-show_format', '-of', 'json']);
  await runFfprobe({ ...tool, args, onLine: (line) => lines.push(line) });
  return probeOutput.parse(JSON.parse(lines.join('\n')));
}

interface FirstPicture {
  pts: number;
  interlaced: boolean;
  hasFieldsApart: boolean;
}

/**
 * A stream cut in the middle starts with pictures that cannot be decoded: look further if the first 40 packets are
 * such.
 */
async function firstPicture(tool: Tool, stream: ProbedStream): Promise<FirstPicture> {
  const found = (await decodeStart(tool, stream, 40)) ?? (await decodeStart(tool, stream, 1000));
  if (found) return found;
  throw new AppError('source_damaged', { message: 'No picture of this video can be shown: the file is damaged.' });
}

async function decodeStart(
  { file, ...tool }: Tool,
  stream: ProbedStream,
  packets: number,
): Promise<FirstPicture | null> {
  const pictures: { pts: number | null; interlaced: boolean }[] = [];
  const args = confinedInput(file, [
    ...['-select_streams', String(stream.index), '-read_intervals', `%+#${packets}`],
    ...['-show_entries', 'frame=best_effort_timestamp,interlaced_frame', '-of', 'csv=p=0'],
  ]);
  await runFfprobe({
    ...tool,
    args,
    onLine(line) {
      // side data of a picture have a line of their own, which is empty
      if (line === '') return;
      const [pts, interlaced] = line.split(',');
      pictures.push({ pts: pts && /^-?\d+$/.test(pts) ? Number(pts) : null, interlaced: interlaced === '1' });
    },
  });
  const first = pictures.find(({ pts }) => pts !== null);
  if (!first || first.pts === null) return null;
  const hasFieldsApart = first.interlaced && pictures.length <= 0.9 * packets;
  return { pts: first.pts, interlaced: first.interlaced, hasFieldsApart };
}

function seenPictures(decoded: FirstPicture, times: FrameTimes | null): DecodedFrames {
  // pictures without a time of their own come before the first that has one
  const first = times?.countedStep ? { ...decoded, pts: times.pts[0] ?? decoded.pts } : decoded;
  const shown = times?.pts.filter((pts) => pts >= first.pts) ?? [];
  const lastPts = shown.at(-1);
  if (!times || lastPts === undefined) return { firstPts: first.pts, interlaced: first.interlaced, counted: null };
  // where the file does not say how long its last picture stays, as long as the one before
  const endPts = times.endPts ?? lastPts + (lastPts - (shown.at(-2) ?? lastPts));
  const counted = { firstPts: first.pts, lastPts, endPts, count: shown.length };
  return { firstPts: first.pts, interlaced: first.interlaced, counted };
}

async function refuseBrokenClock(tool: Tool, { container, video, audio }: SourceFacts): Promise<void> {
  if (!restartingContainers.includes(container)) return;
  const streams = { video: video.index, audio: audio?.index ?? null };
  if (await hasTimestampDiscontinuity({ ...tool, ...streams })) throw new TimestampDiscontinuityError(streams);
}

/** Of a file whose packets do not say when pictures are shown. */
async function withEvenStep(tool: Tool, facts: SourceFacts): Promise<SourceFacts> {
  const { video } = facts;
  const even = await readEvenStep({ ...tool, streamIndex: video.index });
  if (!even) return facts;
  const tickMs = (1000 * video.timeBase.num) / video.timeBase.den;
  const durationMs = Math.max(1, Math.round(even.frameCount * even.evenStep * tickMs));
  return { ...facts, durationMs, video: { ...video, ...even } };
}

/** Of sound that may go into an output as it is: other sound is put on the video's clock in any case. */
async function withSoundClock(tool: Tool, facts: SourceFacts): Promise<SourceFacts> {
  const { audio } = facts;
  if (audio?.codec !== 'aac') return facts;
  const { index: streamIndex, sampleRate } = audio;
  return {
    ...facts,
    audio: { ...audio, clockErrorMs: await readAudioClockError({ ...tool, streamIndex, sampleRate }) },
  };
}

function refuseTooLong(facts: SourceFacts, maxSeconds: number | undefined): void {
  if (maxSeconds === undefined || facts.durationMs <= maxSeconds * 1000) return;
  const minutes = Math.floor(maxSeconds / 60);
  const limit = minutes >= 1 ? `${minutes} minutes` : `${maxSeconds} seconds`;
  throw new AppError('source_too_long', {
    message: `This video is ${Math.ceil(facts.durationMs / 1000)} seconds long; at most ${limit} are possible.`,
    details: { durationMs: facts.durationMs, maxSeconds },
  });
}

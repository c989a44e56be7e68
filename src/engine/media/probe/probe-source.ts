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

interface ProbeSourceInput {
  ffprobe: string;
  file: string;
  /** Longer videos are refused. */
  maxSeconds?: number;
  signal?: AbortSignal;
}

/**
 * Inspects a user's file: its headers, all video packets and the first frames. Decodes all frames only if packets carry
 * no display times.
 * @throws AppError `source_sound_only`, `source_picture`, `source_playlist`, `source_web_page`, `source_empty`,
 *   `source_damaged`, `source_unsupported`, `source_absurd_size`, `source_too_long`
 * @throws TimestampDiscontinuityError `ingestSource` repairs such files
 * @throws FfmpegError when ffprobe was killed by a signal
 */
export async function probeSource(input: ProbeSourceInput): Promise<SourceFacts> {
  return (await probeWithFrameTimes(input)).facts;
}

export interface ProbedSource {
  facts: SourceFacts;
  /** From packets; null if packets carry no display times. */
  frameTimes: FrameTimes | null;
  /** Each frame is coded as two fields in two packets, so the number of packets is not the number of frames. */
  hasSeparateFields: boolean;
}

/** `probeSource`, together with the frame times that it has read. */
export async function probeWithFrameTimes({ maxSeconds, ...input }: ProbeSourceInput): Promise<ProbedSource> {
  try {
    const probe = await probeStreams(input);
    const stream = chooseVideoStream(probe);
    const first = await firstFrame(input, stream);
    const frameTimes = await readFrameTimes({ ...input, streamIndex: stream.index });
    if (probe.format.format_name === 'gif' && frameTimes?.pts.length === 1) throw stillImageError();
    const probed = sourceFactsFromProbe(probe, stream, decodedFrames(first, frameTimes));
    await refuseDiscontinuity(input, probed);
    refuseTooLong(probed, maxSeconds);
    const facts = await withAudioClockError(input, frameTimes ? probed : await withEvenStep(input, probed));
    return { facts, frameTimes, hasSeparateFields: first.hasSeparateFields };
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

interface FirstFrame {
  pts: number;
  interlaced: boolean;
  hasSeparateFields: boolean;
}

/**
 * A stream that was cut in the middle starts with frames that cannot be decoded. If the first 40 packets give no frame,
 * this tries the first 1000.
 */
async function firstFrame(tool: Tool, stream: ProbedStream): Promise<FirstFrame> {
  const found = (await decodeStart(tool, stream, 40)) ?? (await decodeStart(tool, stream, 1000));
  if (found) return found;
  throw new AppError('source_damaged', { reason: 'no_picture' });
}

async function decodeStart({ file, ...tool }: Tool, stream: ProbedStream, packets: number): Promise<FirstFrame | null> {
  const frames: { pts: number | null; interlaced: boolean }[] = [];
  const args = confinedInput(file, [
    ...['-select_streams', String(stream.index), '-read_intervals', `%+#${packets}`],
    ...['-show_entries', 'frame=best_effort_timestamp,interlaced_frame', '-of', 'csv=p=0'],
  ]);
  await runFfprobe({
    ...tool,
    args,
    onLine(line) {
      // ffprobe prints an empty line for a frame's side data
      if (line === '') return;
      const [pts, interlaced] = line.split(',');
      frames.push({ pts: pts && /^-?\d+$/.test(pts) ? Number(pts) : null, interlaced: interlaced === '1' });
    },
  });
  const first = frames.find(({ pts }) => pts !== null);
  if (!first || first.pts === null) return null;
  const hasSeparateFields = first.interlaced && frames.length <= 0.9 * packets;
  return { pts: first.pts, interlaced: first.interlaced, hasSeparateFields };
}

function decodedFrames(decoded: FirstFrame, times: FrameTimes | null): DecodedFrames {
  // frames without a time of their own come before the first that has one
  const first = times?.countedStep ? { ...decoded, pts: times.pts[0] ?? decoded.pts } : decoded;
  const shown = times?.pts.filter((pts) => pts >= first.pts) ?? [];
  const lastPts = shown.at(-1);
  if (!times || lastPts === undefined) return { firstPts: first.pts, interlaced: first.interlaced, counted: null };
  // if the file gives no duration for its last frame, take that of the frame before
  const endPts = times.endPts ?? lastPts + (lastPts - (shown.at(-2) ?? lastPts));
  const counted = { firstPts: first.pts, lastPts, endPts, count: shown.length };
  return { firstPts: first.pts, interlaced: first.interlaced, counted };
}

async function refuseDiscontinuity(tool: Tool, { container, video, audio }: SourceFacts): Promise<void> {
  if (!restartingContainers.includes(container)) return;
  const streams = { video: video.index, audio: audio?.index ?? null };
  if (await hasTimestampDiscontinuity({ ...tool, ...streams })) throw new TimestampDiscontinuityError(streams);
}

/** Adds the constant frame interval of a file whose packets carry no display times. */
async function withEvenStep(tool: Tool, facts: SourceFacts): Promise<SourceFacts> {
  const { video } = facts;
  const even = await readEvenStep({ ...tool, streamIndex: video.index });
  if (!even) return facts;
  const tickMs = (1000 * video.timeBase.num) / video.timeBase.den;
  const durationMs = Math.max(1, Math.round(even.frameCount * even.evenStep * tickMs));
  return { ...facts, durationMs, video: { ...video, ...even } };
}

/** Only for AAC, which may be copied to the output. Other audio is re-encoded on the video's clock in any case. */
async function withAudioClockError(tool: Tool, facts: SourceFacts): Promise<SourceFacts> {
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
  throw new AppError('source_too_long', { args: { seconds: Math.ceil(facts.durationMs / 1000), maxSeconds } });
}

import { stat } from 'node:fs/promises';
import { AppError } from '../../../infra/errors/app-error.ts';
import { sniffMedia } from '../../../infra/fetching/sniff-media.ts';
import { withPatience } from '../../../infra/patience.ts';
import { FfmpegError } from '../ffmpeg/ffmpeg-error.ts';
import { probeRows } from '../ffmpeg/probe-rows.ts';
import type { SourceFacts } from '../source-facts.ts';
import { canDecodeAudio, readAudioTimes } from '../timing/audio-packets.ts';
import { type FrameTimes, readEvenStep, readFrameTimes } from '../timing/read-frame-times.ts';
import {
  hasTimestampDiscontinuity,
  restartingContainers,
  TimestampDiscontinuityError,
} from '../timing/timestamp-discontinuity.ts';
import { soundEndMs, withWholeLength } from '../timing/video-length.ts';
import { checkHeader, tooComplex, tooLong } from './check-header.ts';
import type { ProbedStream } from './probe-output.ts';
import { absurdSize, probeStreams, refusedSize } from './probe-streams.ts';
import {
  chooseVideoStream,
  type DecodedFrames,
  refuseLargeReferences,
  sourceFactsFromProbe,
  stillImageError,
} from './source-facts-from-probe.ts';

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
  const deadline = AbortSignal.timeout(withPatience(await timeLimitMs(input.file)));
  const tool = { ...input, signal: input.signal ? AbortSignal.any([input.signal, deadline]) : deadline };
  try {
    await checkHeader({ ...tool, maxSeconds });
    const probe = await probeStreams(tool);
    const stream = chooseVideoStream(probe);
    const first = await firstFrame(tool, stream);
    refuseLargeReferences(stream, first.references);
    const frameTimes = await readFrameTimes({ ...tool, streamIndex: stream.index, maxFrames: maxFrames(maxSeconds) });
    if (probe.format.format_name === 'gif' && frameTimes?.pts.length === 1) throw stillImageError();
    const probed = sourceFactsFromProbe(probe, stream, decodedFrames(first, frameTimes));
    refuseTooFast(probed);
    await refuseDiscontinuity(tool, probed);
    refuseTooLong(probed, maxSeconds);
    const picture = frameTimes ? probed : await withEvenStep(input, probed);
    const facts = withWholeLength(await withAudioTimes(tool, picture), frameTimes !== null);
    refuseTooLong(facts, maxSeconds);
    return { facts, frameTimes, hasSeparateFields: first.hasSeparateFields };
  } catch (error) {
    if (deadline.aborted && error === deadline.reason) throw tooComplex(error);
    if (!(error instanceof FfmpegError) || error.wasKilled) throw error;
    throw error.brokeLimit ? tooComplex(error) : await unreadableFileError(input.file, error);
  }
}

/** For all reading of a file, apart from decoding what has no times: slow disks give 5 MB a second. */
async function timeLimitMs(file: string): Promise<number> {
  return 15_000 + Math.round((await stat(file)).size / 5_000);
}

/** 240 frames a second, as phones record slow motion, and some more. An hour at least, so that the right limit is told. */
function maxFrames(maxSeconds = 3600): number {
  return 250 * Math.max(3600, maxSeconds);
}

type Tool = Omit<ProbeSourceInput, 'maxSeconds'>;

interface FirstFrame {
  pts: number;
  interlaced: boolean;
  hasSeparateFields: boolean;
  /** Frames that the decoder keeps to predict others from; 1 = not known. */
  references: number;
}

/**
 * A stream that was cut in the middle starts with frames that cannot be decoded. If the first 40 packets give no frame,
 * this tries the first 1000.
 */
async function firstFrame(tool: Tool, stream: ProbedStream): Promise<FirstFrame> {
  const found = (await decodeStart(tool, stream, 40)) ?? (await decodeStart(tool, stream, 1000));
  if (!found) throw new AppError('source_damaged', { reason: 'no_picture' });
  return found;
}

async function decodeStart(tool: Tool, { index }: ProbedStream, packets: number): Promise<FirstFrame | null> {
  const frames: { pts: number | null; interlaced: boolean }[] = [];
  const refusal = createRefusalReader();
  let references = 1;
  const wanted = {
    // of H.264 the decoder knows the references, and of others it says 1; the row of the stream comes last
    entries: 'frame=best_effort_timestamp,interlaced_frame:stream=refs',
    interval: `%+#${packets}`,
    onErrorLine: refusal.add,
  };
  await probeRows({ ...tool, streamIndex: index }, wanted, (row) => {
    const [pts, interlaced] = row.split(',');
    if (interlaced === undefined) references = Number(row) || 1;
    else frames.push({ pts: pts && /^-?\d+$/.test(pts) ? Number(pts) : null, interlaced: interlaced === '1' });
  });
  const first = frames.find(({ pts }) => pts !== null);
  refusal.throwIfAny(first !== undefined);
  if (!first || first.pts === null) return null;
  const hasSeparateFields = first.interlaced && frames.length <= 0.9 * packets;
  return { pts: first.pts, interlaced: first.interlaced, hasSeparateFields, references };
}

/** Reads why a decoder got no memory for a picture: ffprobe goes on without it, and succeeds. */
function createRefusalReader() {
  let tooLarge: { width: number; height: number } | null = null;
  let lacksMemory = false;
  let isInvalid = false;
  return {
    add(line: string) {
      tooLarge ??= refusedSize(line);
      isInvalid ||= line.includes('image parameters invalid');
      lacksMemory ||= /get_buffer\(\) failed|cannot allocate memory/i.test(line);
    },
    /** @throws AppError `source_absurd_size`, if there is no picture either; `source_unsupported` */
    throwIfAny(hasPicture: boolean) {
      if (tooLarge && !hasPicture) throw absurdSize(tooLarge);
      if (lacksMemory && !isInvalid) throw tooComplex();
    },
  };
}

function decodedFrames(decoded: FirstFrame, times: FrameTimes | null): DecodedFrames {
  // frames without a time of their own come before the first that has one
  const firstPts = (times?.countedStep ? times.pts[0] : undefined) ?? decoded.pts;
  const { interlaced } = decoded;
  const shown = times?.pts.filter((pts) => pts >= firstPts) ?? [];
  const lastPts = shown.at(-1);
  if (!times || lastPts === undefined) return { firstPts, interlaced, counted: null };
  // if the file gives no duration for its last frame, take that of the frame before
  const endPts = times.endPts ?? lastPts + (lastPts - (shown.at(-2) ?? lastPts));
  return { firstPts, interlaced, counted: { firstPts, lastPts, endPts, count: shown.length } };
}

async function refuseDiscontinuity(tool: Tool, { container, video, audio }: SourceFacts): Promise<void> {
  if (!restartingContainers.includes(container)) return;
  const streams = { video: video.index, audio: audio?.index ?? null };
  if (await hasTimestampDiscontinuity(tool, streams)) throw new TimestampDiscontinuityError(streams);
}

/** Adds the constant frame interval of a file whose packets carry no display times. */
async function withEvenStep(tool: Tool, facts: SourceFacts): Promise<SourceFacts> {
  const { video } = facts;
  // a stream that cannot be decoded at twice its speed is left as it says it is
  const even = await readEvenStep({ ...tool, streamIndex: video.index }, 20_000 + facts.durationMs / 2);
  if (!even) return facts;
  const tickMs = (1000 * video.timeBase.num) / video.timeBase.den;
  const durationMs = Math.max(1, Math.round(even.frameCount * even.evenStep * tickMs));
  return { ...facts, durationMs, video: { ...video, ...even } };
}

/** The header is believed where it differs no more than this from the packets. */
const headerToleranceMs = 50;

/**
 * When the audio really begins and ends. The timestamps of AAC, which may be copied to the output, are compared with its
 * samples; other audio is re-encoded on the video's clock in any case. Audio that cannot be decoded is left out.
 */
async function withAudioTimes(tool: Tool, facts: SourceFacts): Promise<SourceFacts> {
  const { audio } = facts;
  if (!audio) return facts;
  const isAac = audio.codec === 'aac';
  const stream = { ...tool, streamIndex: audio.index };
  const [canDecode, times] = await Promise.all([
    canDecodeAudio(stream),
    readAudioTimes(stream, { sampleRate: isAac ? audio.sampleRate : null, untilMs: soundEndMs(facts) }),
  ]);
  if (!canDecode) return { ...facts, audio: null };
  // timestamps that were not compared are not trusted
  if (!times) return { ...facts, audio: { ...audio, ...(isAac ? { clockErrorMs: Number.MAX_SAFE_INTEGER } : {}) } };
  const near = (a: number, b: number) => Math.abs(a - b) <= headerToleranceMs;
  const startMs = near(audio.startMs, times.startMs) ? audio.startMs : times.startMs;
  const endMs = audio.startMs + (audio.durationMs ?? Number.NaN);
  const durationMs = near(endMs, times.endMs) && startMs === audio.startMs ? audio.durationMs : times.endMs - startMs;
  const measured = {
    ...audio,
    startMs,
    durationMs: durationMs === null ? null : Math.round(durationMs),
    ...(times.holes.length > 0 ? { holes: times.holes } : {}),
    ...(isAac ? { clockErrorMs: times.clockErrorMs } : {}),
  };
  return { ...facts, audio: measured };
}

/** No camera is faster. Output frames last a sixtieth of a second, so that none may be left of a video. */
const maxFramesPerSecond = 1000;

function refuseTooFast({ video: { frameRate, frameCount } }: SourceFacts): void {
  if (!frameCount || frameRate.num <= 1.1 * maxFramesPerSecond * frameRate.den) return;
  throw new AppError('source_unsupported', { reason: 'too_many_frames' });
}

function refuseTooLong(facts: SourceFacts, maxSeconds: number | undefined): void {
  if (maxSeconds === undefined || facts.durationMs <= maxSeconds * 1000) return;
  throw tooLong(facts.durationMs / 1000, maxSeconds);
}

/**
 * The error for a file that ffprobe could not open, by what its first bytes say it is.
 * @throws AppError when they show that it is no video at all
 */
async function unreadableFileError(file: string, cause: unknown): Promise<AppError> {
  const { mimeType } = await sniffMedia(file);
  if (mimeType === null) return new AppError('source_unsupported', { reason: 'unreadable', cause });
  if (mimeType.startsWith('audio/')) return new AppError('source_sound_only', { reason: 'no_video', cause });
  return new AppError('source_damaged', { reason: 'unplayable', cause });
}

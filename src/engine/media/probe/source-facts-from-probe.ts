import { AppError } from '../../../infra/errors/app-error.ts';
import { maxPixels } from '../ffmpeg/confined-input.ts';
import type { AudioFacts, Fraction, SourceFacts, VideoFacts } from '../source-facts.ts';
import { tooComplex } from './check-header.ts';
import { bitDepthOf, colourFacts, hasAlphaChannel } from './colour-facts.ts';
import { type CountedFrames, frameRateOf, isVariableRate, positive } from './frame-rate.ts';
import type { ProbedStream, ProbeOutput } from './probe-output.ts';
import { absurdSize } from './probe-streams.ts';

/** What decoding and packet times say of the frames, in the video stream's ticks. */
export interface DecodedFrames {
  /** The first frame that could be decoded. */
  firstPts: number;
  interlaced: boolean;
  /** null if packets carry no times. */
  counted: (CountedFrames & { endPts: number }) | null;
}

/** The length and the clock are those of the picture alone: see `withWholeLength`. Pure. */
export function sourceFactsFromProbe(probe: ProbeOutput, stream: ProbedStream, frames: DecodedFrames): SourceFacts {
  const video = videoFacts(stream, frames);
  return {
    container: probe.format.format_name,
    durationMs: frames.counted ? spanMs(frames.counted, stream.time_base) : declaredDurationMs(probe, stream),
    sizeBytes: probe.format.size ?? 0,
    video,
    audio: audioFacts(probe),
  };
}

/**
 * The stream that people watch; cover art and thumbnails do not count.
 * @throws AppError `source_sound_only`, `source_picture`, `source_unsupported`, `source_absurd_size`
 */
export function chooseVideoStream({ streams, format }: ProbeOutput): ProbedStream {
  const candidates = streams.filter((stream) => stream.codec_type === 'video' && !isSidePicture(stream));
  const chosen = candidates.find((stream) => stream.disposition.default === 1) ?? candidates[0];
  if (!chosen) throw noVideo(streams);
  if (/^(hei[cfmsx]|hevx|mif1|msf1|avif)$/.test(format.tags.major_brand ?? '')) throw stillImageError();
  if (!chosen.codec_name || chosen.codec_name === 'unknown' || !chosen.width || !chosen.height) {
    throw new AppError('source_unsupported', { reason: 'unknown_codec' });
  }
  refuseAbsurdSize(chosen);
  return chosen;
}

/** Level 6.2 of H.264 allows a quarter of it at 8 bits (ITU-T H.264, table A-1), and 8K in HEVC keeps 0.6 GB. */
const maxReferenceBytes = 1_200_000_000;

/**
 * Refuses a stream whose decoder needs too much memory for the frames that it predicts others from.
 * @param references number of such frames
 * @throws AppError `source_unsupported`
 */
export function refuseLargeReferences(stream: ProbedStream, references: number): void {
  const { width = 0, height = 0, pix_fmt: pixelFormat = 'yuv420p' } = stream;
  const frameBytes = width * height * samplesPerPixel(pixelFormat) * (bitDepthOf(pixelFormat) > 8 ? 2 : 1);
  if (references * frameBytes > maxReferenceBytes) throw tooComplex();
}

function samplesPerPixel(pixelFormat: string): number {
  if (/444|rgb|gbr/.test(pixelFormat)) return 3;
  return pixelFormat.includes('422') ? 2 : 1.5;
}

/** Checks the coded and the displayed size: a sample aspect may stretch pixels hundreds of times. */
function refuseAbsurdSize(stream: ProbedStream): void {
  const { width = 0, height = 0 } = stream;
  const { displayWidth, displayHeight } = shape(stream);
  const sizes = [
    { width, height },
    { width: displayWidth, height: displayHeight },
  ];
  const absurd = sizes.find(isAbsurd);
  if (absurd) throw absurdSize(absurd);
}

export function stillImageError(): AppError {
  return new AppError('source_picture', { reason: 'still' });
}

function isSidePicture({ disposition }: ProbedStream): boolean {
  return disposition.attached_pic === 1 || disposition.timed_thumbnails === 1 || disposition.still_image === 1;
}

function noVideo(streams: ProbedStream[]): AppError {
  const hasAudio = streams.some((stream) => stream.codec_type === 'audio');
  return new AppError(hasAudio ? 'source_sound_only' : 'source_unsupported', { reason: 'no_video' });
}

/** x264 is limited to 16384 pixels a side. */
function isAbsurd({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width, height) > 16_384 || width * height > maxPixels;
}

function videoFacts(stream: ProbedStream, frames: DecodedFrames): VideoFacts {
  const { width = 0, height = 0, pix_fmt: pixelFormat = 'yuv420p' } = stream;
  const frameRate = frameRateOf(stream, frames.counted);
  return {
    index: stream.index,
    codec: stream.codec_name ?? '',
    codedWidth: width,
    codedHeight: height,
    ...shape(stream),
    frameRate,
    variableFrameRate: isVariableRate(stream, frameRate),
    frameCount: frames.counted?.count ?? null,
    startPts: frames.firstPts,
    startMs: ticksToMs(frames.firstPts, stream.time_base),
    timeBase: stream.time_base,
    pixelFormat,
    bitDepth: bitDepthOf(pixelFormat),
    hasAlpha: hasAlphaChannel(pixelFormat) || (stream.tags.alpha_mode ?? stream.tags.ALPHA_MODE) === '1',
    interlaced: frames.interlaced || ['tt', 'bb', 'tb', 'bt'].includes(stream.field_order ?? ''),
    colour: colourFacts({
      pixelFormat,
      width,
      height,
      matrix: stream.color_space,
      primaries: stream.color_primaries,
      transfer: stream.color_transfer,
      range: stream.color_range,
    }),
  };
}

function shape(stream: ProbedStream) {
  const { width = 0, height = 0 } = stream;
  const sampleAspect = positive(stream.sample_aspect_ratio) ?? { num: 1, den: 1 };
  const orientation = orientationOf(stream);
  return { ...orientation, sampleAspect, ...displaySize({ width, height, sampleAspect, ...orientation }) };
}

function orientationOf({ side_data_list }: ProbedStream): Orientation {
  const matrix = side_data_list.find((data) => data.displaymatrix !== undefined)?.displaymatrix;
  return matrix === undefined ? { rotation: 0, mirrored: false } : orientationFromDisplayMatrix(matrix);
}

function displaySize(size: { width: number; height: number; sampleAspect: Fraction; rotation: number }) {
  const { num, den } = size.sampleAspect;
  const stretched = Math.max(1, Math.round((size.width * num) / den));
  if (size.rotation === 90 || size.rotation === 270) return { displayWidth: size.height, displayHeight: stretched };
  return { displayWidth: stretched, displayHeight: size.height };
}

/** The default audio track, else the first that can be used. */
function audioFacts({ streams }: ProbeOutput): AudioFacts | null {
  const usable = streams.filter((stream) => stream.codec_type === 'audio' && isUsableAudio(stream));
  const chosen = usable.find((stream) => stream.disposition.default === 1) ?? usable[0];
  if (!chosen) return null;
  return {
    index: chosen.index,
    codec: chosen.codec_name ?? '',
    profile: chosen.profile ?? null,
    channels: chosen.channels ?? 0,
    sampleRate: chosen.sample_rate ?? 0,
    startMs: (chosen.start_time ?? 0) * 1000,
    durationMs: chosen.duration === undefined ? null : Math.round(chosen.duration * 1000),
  };
}

/** ffmpeg's filters take up to 64 channels. No recorder uses other sample rates. */
function isUsableAudio({ codec_name, channels = 0, sample_rate = 0 }: ProbedStream): boolean {
  return Boolean(codec_name) && channels > 0 && channels <= 64 && sample_rate >= 1000 && sample_rate <= 768_000;
}

function spanMs({ firstPts, endPts }: { firstPts: number; endPts: number }, timeBase: Fraction): number {
  return Math.max(1, Math.round(ticksToMs(endPts - firstPts, timeBase)));
}

function declaredDurationMs({ format }: ProbeOutput, stream: ProbedStream): number {
  return Math.max(1, Math.round((stream.duration ?? format.duration ?? 0) * 1000));
}

function ticksToMs(ticks: number, { num, den }: Fraction): number {
  return (ticks * num * 1000) / den;
}

interface Orientation {
  /** Clockwise degrees, after mirroring. */
  rotation: 0 | 90 | 180 | 270;
  mirrored: boolean;
}

/**
 * Rotation and mirroring from a display matrix as ffprobe prints it: lines of `00000000: a b u`, 16.16 fixed point,
 * where (x, y) is shown at (a·x + c·y, b·x + d·y). Other angles are rounded to the nearest quarter turn.
 */
export function orientationFromDisplayMatrix(printed: string): Orientation {
  const rows = printed
    .trim()
    .split('\n')
    .map((line) => (line.split(':')[1] ?? '').trim().split(/\s+/).map(Number));
  const [a = 1, b = 0] = rows[0] ?? [];
  const [c = 0, d = 1] = rows[1] ?? [];
  const mirrored = a * d - b * c < 0;
  return { mirrored, rotation: rotationOf(mirrored ? -a : a, mirrored ? -b : b) };
}

/** Where the matrix maps the frame's right edge: right, down, left or up. */
function rotationOf(x: number, y: number): Orientation['rotation'] {
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? 180 : 0;
  return y > 0 ? 90 : 270;
}

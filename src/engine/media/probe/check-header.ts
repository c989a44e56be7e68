import { AppError } from '../../../infra/errors/app-error.ts';
import { confinedInput } from '../ffmpeg/confined-input.ts';
import { FfmpegError } from '../ffmpeg/ffmpeg-error.ts';
import { runFfprobe } from '../ffmpeg/run-ffprobe.ts';
import { enough } from '../ffmpeg/run-tool.ts';

/**
 * For opening a file without decoding anything. Four hours of video at 60 frames a second take 90 MB and a fraction of a
 * second. Covers are held once here, and twice later.
 */
const limits = { timeoutMs: 10_000, memoryBytes: 150_000_000, outputBytes: 8_000_000 };

interface CheckHeaderInput {
  ffprobe: string;
  file: string;
  maxSeconds?: number;
  signal?: AbortSignal;
}

/**
 * Opens a file within narrow limits, before anything else reads it. Every ffmpeg reads the whole header and the first
 * packets, so a file that passes cannot exhaust the ones that come later.
 * @throws AppError `source_unsupported` when that alone needs too much: a million chapters, 200 MB of tags, an edit list
 *   that plays the video thousands of times, a million packets of one byte; `source_too_long` when the index is too large
 *   because of the length
 * @throws FfmpegError when ffprobe was killed by a signal
 */
export async function checkHeader(input: CheckHeaderInput): Promise<void> {
  try {
    await Promise.all([checkIndex(input), checkFirstPackets(input)]);
  } catch (error) {
    if (!(error instanceof FfmpegError) || error.wasKilled) throw error;
    // what else is wrong shows when the streams are read
    if (error.brokeLimit || hasTooManyStreams(error)) throw tooComplex(error);
  }
}

/** Packets of a stream in the index of an MP4, which takes 24 bytes of memory for each. */
const maxIndexedPackets = 4_000_000;
/** Fonts and the like; ffmpeg holds them five times. */
const maxAttachedBytes = 45_000_000;

async function checkIndex({ maxSeconds, ...input }: CheckHeaderInput): Promise<void> {
  let isTooLarge = false;
  let seconds = 0;
  let attachedBytes = 0;
  await runFfprobe({
    ...input,
    ...limits,
    args: headerArgs(input.file, 'stream=codec_type,duration_ts,duration,nb_frames,extradata_size'),
    onLine(line) {
      const [kind, ticks, duration, packets, extraBytes] = line.split(',');
      seconds = Math.max(seconds, Number(duration) || 0);
      // samples of uncompressed sound are counted one by one, and share packets
      const areSamples = kind === 'audio' && packets === ticks;
      attachedBytes += Number(extraBytes) || 0;
      isTooLarge ||= attachedBytes > maxAttachedBytes || (Number(packets) > maxIndexedPackets && !areSamples);
    },
    // without memory for all of it, ffprobe goes on with the part that it has
    onErrorLine(line) {
      isTooLarge ||= /cannot add index entry|incomplete attachment|cannot allocate memory/i.test(line);
    },
  });
  if (isTooLarge) throw maxSeconds && seconds > maxSeconds ? tooLong(seconds, maxSeconds) : tooComplex();
}

/** To know the streams, ffmpeg reads packets of this many bytes (`-probesize`), and holds all of them in memory. */
const analysedBytes = 5_000_000;
/** They take 500 bytes of memory each, besides their content. */
const maxAnalysedPackets = 400_000;
/** Covers do not count as analysed. A file has a thousand at most, so they are no reason to stop counting. */
const maxCountedBytes = 4096;

async function checkFirstPackets(input: CheckHeaderInput): Promise<void> {
  let packets = 0;
  let bytes = 0;
  await runFfprobe({
    ...input,
    ...limits,
    args: headerArgs(input.file, 'packet=size'),
    onLine(line) {
      packets += 1;
      bytes += Math.min(maxCountedBytes, Number.parseInt(line, 10) || 0);
      return packets > maxAnalysedPackets || bytes >= analysedBytes ? enough : undefined;
    },
  });
  if (packets > maxAnalysedPackets) throw tooComplex();
}

function headerArgs(file: string, entries: string): string[] {
  return confinedInput(file, ['-nofind_stream_info', '-show_entries', entries, '-of', 'csv=p=0']);
}

/** ffmpeg opens files of up to 1,000 streams. */
function hasTooManyStreams({ stderrTail }: FfmpegError): boolean {
  return stderrTail.includes('max_streams');
}

export function tooComplex(cause?: unknown): AppError {
  return new AppError('source_unsupported', { reason: 'too_complex', cause });
}

export function tooLong(seconds: number, maxSeconds: number): AppError {
  return new AppError('source_too_long', { args: { seconds: Math.ceil(seconds), maxSeconds } });
}

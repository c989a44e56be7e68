import { confinedInput } from '../ffmpeg/confined-input.ts';
import { FfmpegError } from '../ffmpeg/ffmpeg-error.ts';
import { runFfprobe } from '../ffmpeg/run-ffmpeg.ts';
import { evenStepOf, maxReorderedFrames } from './read-frame-times.ts';

interface EvenFrames {
  frameCount: number;
  /** In the stream's ticks. */
  evenStep: number;
}

interface ReadEvenStepInput {
  ffprobe: string;
  file: string;
  streamIndex: number;
  signal?: AbortSignal;
}

/** Much longer than any decoding takes: it only ends an ffprobe that hangs. */
const timeoutMs = 3_600_000;

/**
 * Counts the frames of a stream whose packets carry no display times, by decoding all of them. Resolves with null if
 * their interval is not constant, or if some cannot be decoded.
 * @throws FfmpegError when ffprobe was killed by a signal; the signal's reason when aborted
 */
export async function readEvenStep({ file, streamIndex, ...tool }: ReadEvenStepInput): Promise<EvenFrames | null> {
  const pts: (number | null)[] = [];
  const reading = runFfprobe({
    ...tool,
    timeoutMs,
    args: confinedInput(file, [
      ...['-select_streams', String(streamIndex)],
      ...['-show_entries', 'frame=best_effort_timestamp', '-of', 'csv=p=0'],
    ]),
    onLine(line) {
      if (line !== '') pts.push(line.startsWith('N/A') ? null : Number.parseInt(line, 10));
    },
  });
  try {
    await reading;
  } catch (error) {
    if (!(error instanceof FfmpegError) || error.wasKilled) throw error;
    return null;
  }
  return evenFrames(pts);
}

/**
 * Pure part of `readEvenStep`. Takes ffprobe's estimate of each frame's display time, which it derives from decoding
 * times of this packet or a later one; the last frames therefore have none (null).
 */
export function evenFrames(pts: (number | null)[]): EvenFrames | null {
  const timed = pts.slice(0, pts.findLastIndex((at) => at !== null) + 1);
  const evenStep = evenStepOf(timed.map((at) => at ?? Number.NaN));
  if (evenStep === null || pts.length - timed.length > maxReorderedFrames) return null;
  return { frameCount: pts.length, evenStep };
}

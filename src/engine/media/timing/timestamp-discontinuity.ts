import { AppError } from '../../../infra/errors/app-error.ts';
import { confinedInput } from '../ffmpeg/confined-input.ts';
import { runFfprobe } from '../ffmpeg/run-ffmpeg.ts';

/** ffprobe's names of the containers whose clock may start again: their recordings are joined by appending bytes. */
export const restartingContainers = ['mpegts', 'mpeg'];

/** Seconds a clock may leap ahead, and step back, before ffmpeg takes it for another clock (`-dts_delta_threshold`). */
const leapSeconds = 10;
const backSeconds = 0.1;

export interface TimestampDiscontinuityInput {
  ffprobe: string;
  file: string;
  /** Stream indices. */
  video: number;
  audio: number | null;
  signal?: AbortSignal;
}

/**
 * Tells from the packets, without decoding any, whether a file's clock starts again or jumps in its midst.
 * @throws FfmpegError
 */
export async function hasTimestampDiscontinuity({
  file,
  video,
  audio,
  ...tool
}: TimestampDiscontinuityInput): Promise<boolean> {
  const seconds = new Map<number, number[]>([video, ...(audio === null ? [] : [audio])].map((index) => [index, []]));
  await runFfprobe({
    ...tool,
    args: confinedInput(file, ['-show_entries', 'packet=stream_index,dts_time', '-of', 'csv=p=0']),
    onLine(line) {
      const [index, dts] = line.split(',');
      if (dts && dts !== 'N/A') seconds.get(Number(index))?.push(Number(dts));
    },
  });
  return isDiscontinuous(seconds.get(video) ?? [], audio === null ? null : (seconds.get(audio) ?? []));
}

/**
 * Pure part of `hasBrokenClock`, given the decoding times of both streams in the order of the file. A picture that
 * stands still for long while sound goes on is no leap of the clock.
 */
export function isDiscontinuous(video: number[], audio: number[] | null): boolean {
  if (stepsBack(video)) return true;
  return leaps(video) && (audio === null || leaps(audio) || stepsBack(audio));
}

const leaps = (times: number[]) => times.some((time, i) => time - (times[i - 1] ?? time) > leapSeconds);
const stepsBack = (times: number[]) => times.some((time, i) => (times[i - 1] ?? time) - time > backSeconds);

/** A source whose clock starts again or jumps, and the streams of it that are wanted. */
export class TimestampDiscontinuityError extends AppError {
  /** Stream indices. */
  readonly video: number;
  readonly audio: number | null;

  constructor({ video, audio }: { video: number; audio: number | null }) {
    super('source_damaged', {
      message:
        'The clock of this recording starts again or jumps in its midst. Save it as one video, such as an .mp4, and send that.',
    });
    this.video = video;
    this.audio = audio;
  }
}

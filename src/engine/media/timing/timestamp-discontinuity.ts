import { AppError } from '../../../infra/errors/app-error.ts';
import { confinedInput } from '../ffmpeg/confined-input.ts';
import { runFfprobe } from '../ffmpeg/run-ffmpeg.ts';

/** ffprobe's names of the containers whose timestamps may restart: recordings in them are joined by appending bytes. */
export const restartingContainers = ['mpegts', 'mpeg'];

/** ffmpeg treats a longer jump ahead as a discontinuity (`-dts_delta_threshold`). */
const maxJumpSeconds = 10;
/** The same for a step back. */
const maxStepBackSeconds = 0.1;

interface TimestampDiscontinuityInput {
  ffprobe: string;
  file: string;
  /** Stream indices. */
  video: number;
  audio: number | null;
  signal?: AbortSignal;
}

/**
 * Whether the timestamps of a file restart or jump in the middle. Reads packets, decodes nothing.
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
 * Pure part of `hasTimestampDiscontinuity`: takes the decoding times of both streams, in seconds and file order. A long
 * wait between video frames while the audio continues is no discontinuity.
 */
export function isDiscontinuous(video: number[], audio: number[] | null): boolean {
  if (stepsBack(video)) return true;
  return jumpsAhead(video) && (audio === null || jumpsAhead(audio) || stepsBack(audio));
}

const jumpsAhead = (times: number[]) => times.some((time, i) => time - (times[i - 1] ?? time) > maxJumpSeconds);
const stepsBack = (times: number[]) => times.some((time, i) => (times[i - 1] ?? time) - time > maxStepBackSeconds);

/** A source whose timestamps restart or jump, with the indices of its chosen streams. */
export class TimestampDiscontinuityError extends AppError {
  readonly video: number;
  readonly audio: number | null;

  constructor({ video, audio }: { video: number; audio: number | null }) {
    super('source_damaged', { reason: 'clock_restarts' });
    this.video = video;
    this.audio = audio;
  }
}

import { AppError } from '../../../infra/errors/app-error.ts';
import { confinedInput } from '../ffmpeg/confined-input.ts';
import { runFfprobe } from '../ffmpeg/run-ffprobe.ts';
import { enough } from '../ffmpeg/run-tool.ts';

/** ffprobe's names of the containers whose timestamps may restart: recordings in them are joined by appending bytes. */
export const restartingContainers = ['mpegts', 'mpeg'];

/** ffmpeg treats a longer jump ahead as a discontinuity (`-dts_delta_threshold`). */
const maxJumpSeconds = 10;
/** The same for a step back. */
const maxStepBackSeconds = 0.1;

/** Beginning with which packets of a stream are not compared any more. */
const maxPackets = 2_000_000;

/** Indices of the chosen streams. */
interface ChosenStreams {
  video: number;
  audio: number | null;
}

/**
 * Whether the timestamps of a file restart or jump in the middle. Reads packets, decodes nothing.
 * @throws FfmpegError
 */
export async function hasTimestampDiscontinuity(
  { file, ...tool }: { ffprobe: string; file: string; signal?: AbortSignal },
  { video, audio }: ChosenStreams,
): Promise<boolean> {
  const seconds = new Map<number, number[]>([video, ...(audio === null ? [] : [audio])].map((index) => [index, []]));
  await runFfprobe({
    ...tool,
    args: confinedInput(file, ['-show_entries', 'packet=stream_index,dts_time', '-of', 'csv=p=0']),
    onLine(line) {
      const [index, dts] = line.split(',');
      const times = seconds.get(Number(index));
      if (dts && dts !== 'N/A') times?.push(Number(dts));
      return times && times.length >= maxPackets ? enough : undefined;
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

/** A source whose timestamps restart or jump. */
export class TimestampDiscontinuityError extends AppError {
  readonly video: number;
  readonly audio: number | null;

  constructor({ video, audio }: ChosenStreams) {
    super('source_damaged', { reason: 'clock_restarts' });
    this.video = video;
    this.audio = audio;
  }
}

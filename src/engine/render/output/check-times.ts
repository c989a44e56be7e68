import { confinedInput } from '../../media/ffmpeg/confined-input.ts';
import { readOutputPackets } from '../../media/ffmpeg/read-output-packets.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { plannedFrameTicks } from '../plan/planned-frames.ts';
import type { RenderPlan } from '../plan/render-plan.ts';
import { sourceClock } from '../segments/render-args.ts';
import { compareTimes, differences, evenStep, type TimeDifferences } from './compare-times.ts';

export interface CheckTimesInput {
  plan: RenderPlan;
  /** Times of the joined frames in 1/90000 s, ascending. */
  shownTicks: number[];
  sourceFile: string;
  tools: { ffmpeg: string };
  signal?: AbortSignal;
}

/**
 * Compares the times of joined frames with the plan's. If they differ, the source is decoded once more to see which
 * frames can be decoded: the others may be missing, together with their neighbours in the same segment; everything else
 * may not.
 * @returns what is wrong; empty if all is right
 * @throws FfmpegError
 */
export async function checkTimes(input: CheckTimesInput): Promise<TimeDifferences> {
  const { plan, shownTicks } = input;
  const asPlanned = compareTimes(plan, shownTicks);
  const own = plannedFrameTicks(plan);
  if (isRight(asPlanned) || own === null) return asPlanned;
  const decoded = await decodableTicks(input);
  if (decoded.length >= own.length) return compareTimes(plan, shownTicks, decoded);
  return compareDamaged(input, own, decoded);
}

function isRight({ missing, unexpected }: TimeDifferences): boolean {
  return missing.length === 0 && unexpected.length === 0;
}

export function describeTimes({ missing, unexpected }: TimeDifferences): string[] {
  const describe = (ticks: number[], what: string) =>
    ticks.length === 0 ? [] : [`${ticks.length} frames ${what}, the first at ${Math.round((ticks[0] ?? 0) / 90)} ms`];
  return [...describe(missing, 'missing'), ...describe(unexpected, 'at times that were not planned')];
}

/** Segments must be complete if all of their frames can be decoded, and not empty if any can. */
function compareDamaged({ plan, shownTicks }: CheckTimesInput, own: number[], decoded: number[]): TimeDifferences {
  const { unexpected } = compareTimes(plan, shownTicks, merged(own, decoded));
  // the filter fills gaps as far as it can
  if (evenStep(plan) !== null) return { missing: [], unexpected };
  const undecodable = differences(decoded, own).missing;
  const missing = plan.segments.flatMap(({ startTicks, endTicks }) => {
    const within = (ticks: number) => ticks >= startTicks && ticks < (endTicks ?? Number.POSITIVE_INFINITY);
    const lost = differences(shownTicks.filter(within), decoded.filter(within)).missing;
    return undecodable.some(within) && shownTicks.some(within) ? [] : lost;
  });
  // if frames of a run are missing, the frame at its end is repeated once more
  const repeating = plan.segments.filter(({ repeats }) => repeats.length > 0).length;
  return { missing, unexpected: unexpected.length <= repeating ? [] : unexpected };
}

function merged(own: number[], decoded: number[]): number[] {
  return [...own, ...differences(decoded, own).unexpected].sort((a, b) => a - b);
}

/** Times of the frames that ffmpeg can decode of the source, read as a render reads it. */
async function decodableTicks({ plan, sourceFile, tools, signal }: CheckTimesInput): Promise<number[]> {
  const { videoIndex, decoderArgs } = plan.input;
  const filters = [...sourceClock(plan.input), 'trim=start_pts=0'];
  const packets = await readOutputPackets({
    ffmpeg: tools.ffmpeg,
    signal,
    args: [
      ...['-max_error_rate', '1', '-copyts', ...confinedInput(sourceFile, [...decoderArgs, '-noautorotate'])],
      ...['-filter_complex', `[0:${videoIndex}]${filters.join(',')}[out]`, '-map', '[out]'],
      ...['-c:v', 'wrapped_avframe', '-fps_mode', 'passthrough', '-enc_time_base', `1:${ticksPerSecond}`],
    ],
  });
  return packets.map(({ atSeconds }) => Math.round(atSeconds * ticksPerSecond)).sort((a, b) => a - b);
}

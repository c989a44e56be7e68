import { confinedInput } from '../../media/ffmpeg/confined-input.ts';
import { readOutputPackets } from '../../media/ffmpeg/read-output-packets.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { plannedFrameTicks } from '../plan/picture-steps.ts';
import type { RenderPlan } from '../plan/render-plan.ts';
import { sourceClock } from '../segments/render-args.ts';
import { compareTimes, differences, evenStep, type TimeDifferences } from './compare-times.ts';

export interface CheckTimesInput {
  plan: RenderPlan;
  /** When the joined pictures are shown, in 1/90000 s, ascending. */
  shownTicks: number[];
  sourceFile: string;
  tools: { ffmpeg: string };
  signal?: AbortSignal;
}

/**
 * Compares the times of joined pictures with the plan's. A render keeps nothing of what ffmpeg could not decode, so only
 * where something differs is the source decoded once more, to see what there is: what cannot be decoded may be missing,
 * together with its neighbours of the same segment, and everything else may not.
 * @returns what is wrong; empty when all is right
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

function isRight({ missing, unexpected: strange }: TimeDifferences): boolean {
  return missing.length === 0 && strange.length === 0;
}

export function describeTimes({ missing, unexpected: strange }: TimeDifferences): string[] {
  const said = (ticks: number[], what: string) =>
    ticks.length === 0 ? [] : [`${ticks.length} pictures ${what}, the first at ${Math.round((ticks[0] ?? 0) / 90)} ms`];
  return [...said(missing, 'missing'), ...said(strange, 'at times that were not planned')];
}

/** Segments are whole where all of theirs can be decoded, and not empty where any can. */
function compareDamaged({ plan, shownTicks }: CheckTimesInput, own: number[], decoded: number[]): TimeDifferences {
  const { unexpected: strange } = compareTimes(plan, shownTicks, merged(own, decoded));
  // the filter fills what is missing as far as it can
  if (evenStep(plan) !== null) return { missing: [], unexpected: strange };
  const undecodable = differences(decoded, own).missing;
  const missing = plan.segments.flatMap(({ startTicks, endTicks }) => {
    const within = (ticks: number) => ticks >= startTicks && ticks < (endTicks ?? Number.POSITIVE_INFINITY);
    const lost = differences(shownTicks.filter(within), decoded.filter(within)).missing;
    return undecodable.some(within) && shownTicks.some(within) ? [] : lost;
  });
  // where pictures of a run are missing, the one that stands at its end comes once more
  const repeating = plan.segments.filter(({ repeats }) => repeats.length > 0).length;
  return { missing, unexpected: strange.length <= repeating ? [] : strange };
}

function merged(own: number[], decoded: number[]): number[] {
  return [...own, ...differences(decoded, own).unexpected].sort((a, b) => a - b);
}

/** When the pictures are shown that ffmpeg can decode of the source, read as a render reads it. */
async function decodableTicks({ plan, sourceFile, tools, signal }: CheckTimesInput): Promise<number[]> {
  const { videoIndex, decoderArgs } = plan.input;
  const filters = [...sourceClock(plan.input), 'trim=start_pts=0'];
  const packets = await readOutputPackets({
    ...{ ffmpeg: tools.ffmpeg, signal },
    args: [
      ...['-max_error_rate', '1', '-copyts', ...confinedInput(sourceFile, [...decoderArgs, '-noautorotate'])],
      ...['-filter_complex', `[0:${videoIndex}]${filters.join(',')}[out]`, '-map', '[out]'],
      ...['-c:v', 'wrapped_avframe', '-fps_mode', 'passthrough', '-enc_time_base', `1:${ticksPerSecond}`],
    ],
  });
  return packets.map(({ atSeconds: at }) => Math.round(at * ticksPerSecond)).sort((a, b) => a - b);
}

import { confinedInput } from '../../media/ffmpeg/confined-input.ts';
import { readOutputPackets } from '../../media/ffmpeg/read-output-packets.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { plannedFrameTicks } from '../plan/planned-frames.ts';
import type { RenderPlan } from '../plan/render-plan.ts';
import { sourceClock } from '../segments/render-args.ts';

interface CheckTimesInput {
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
  const packets = await readOutputPackets({ ffmpeg: tools.ffmpeg, signal }, [
    ...['-max_error_rate', '1', '-copyts', ...confinedInput(sourceFile, [...decoderArgs, '-noautorotate'])],
    ...['-filter_complex', `[0:${videoIndex}]${filters.join(',')}[out]`, '-map', '[out]'],
    ...['-c:v', 'wrapped_avframe', '-fps_mode', 'passthrough', '-enc_time_base', `1:${ticksPerSecond}`],
  ]);
  return packets.map(({ atSeconds }) => Math.round(atSeconds * ticksPerSecond)).sort((a, b) => a - b);
}

export interface TimeDifferences {
  /** Times in 1/90000 s at which a frame is planned but not shown. */
  missing: number[];
  /** Times at which a frame is shown but not planned. */
  unexpected: number[];
}

/** Rounding to 1/90000 s in two places may add up to this. */
const toleranceTicks = 2;

/**
 * Compares the times of frames with the plan's: the source's own times, and the repeats. Where the `fps` filter spaces
 * frames evenly, there must be no gap. Pure.
 * @param shown ascending, in 1/90000 s
 * @param own the source's own frame times; null = not known, then only evenly spaced frames are compared
 */
export function compareTimes(plan: RenderPlan, shown: number[], own = plannedFrameTicks(plan)): TimeDifferences {
  const step = evenStep(plan);
  if (step !== null) return compareEven(shown, step, own);
  if (own === null) return { missing: [], unexpected: [] };
  const repeats = plan.segments.flatMap((segment) => segment.repeats);
  // counted frames are rounded to the source's ticks in either direction
  const { countedStep, timeBase } = plan.input;
  const counted = countedStep ? (ticksPerSecond * timeBase.num) / timeBase.den : 0;
  return differences(shown, [...own, ...repeats].sort(ascending), toleranceTicks + counted);
}

/** Distance of frames that the `fps` filter spaces evenly, in ticks; null without that filter. */
function evenStep({ timeFilters, output }: Pick<RenderPlan, 'timeFilters' | 'output'>): number | null {
  if (!timeFilters.some((filter) => filter.startsWith('fps='))) return null;
  return (ticksPerSecond * output.frameRate.den) / output.frameRate.num;
}

/** Both ascending. */
export function differences(shown: number[], wanted: number[], tolerance = toleranceTicks): TimeDifferences {
  const compared: TimeDifferences = { missing: [], unexpected: [] };
  let at = 0;
  for (const ticks of wanted) {
    for (; (shown[at] ?? Number.POSITIVE_INFINITY) < ticks - tolerance; at++) compared.unexpected.push(shown[at] ?? 0);
    if ((shown[at] ?? Number.POSITIVE_INFINITY) <= ticks + tolerance) at += 1;
    else compared.missing.push(ticks);
  }
  compared.unexpected.push(...shown.slice(at));
  return compared;
}

/** Two steps at both ends are not compared: the filter's rounding of the first and last frame is not known. */
function compareEven(shown: number[], step: number, own: number[] | null): TimeDifferences {
  const places = shown.map((ticks) => Math.round(ticks / step));
  const strange = shown.filter((ticks, i) => Math.abs(ticks - (places[i] ?? 0) * step) > toleranceTicks);
  const there = new Set(places);
  const from = own ? 2 : (places[0] ?? 0);
  const to = own ? Math.floor((own.at(-1) ?? 0) / step) - 2 : (places.at(-1) ?? 0);
  const missing: number[] = [];
  for (let place = from; place <= to; place++) if (!there.has(place)) missing.push(place * step);
  return { missing, unexpected: strange };
}

function ascending(a: number, b: number): number {
  return a - b;
}

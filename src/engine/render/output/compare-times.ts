import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { plannedFrameTicks } from '../plan/planned-frames.ts';
import type { RenderPlan } from '../plan/render-plan.ts';

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
export function evenStep({ timeFilters, output }: Pick<RenderPlan, 'timeFilters' | 'output'>): number | null {
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

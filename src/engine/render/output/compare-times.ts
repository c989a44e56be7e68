import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { plannedFrameTicks } from '../plan/picture-steps.ts';
import type { RenderPlan } from '../plan/render-plan.ts';

export interface TimeDifferences {
  /** When pictures were to be shown and are not, in 1/90000 s. */
  missing: number[];
  /** When pictures are shown that were not to be. */
  unexpected: number[];
}

/** What rounding to 1/90000 s in two places may add up to. */
const toleranceTicks = 2;

/**
 * Compares when pictures are shown with when a plan wants them: at the source's own times, and where it repeats
 * pictures. Where the filter that lowers a rate spreads them evenly, one behind the other without a hole. Pure.
 * @param shown ascending, in 1/90000 s
 * @param own when the source's own pictures are shown; null = not known, then only even ones are compared
 */
export function compareTimes(plan: RenderPlan, shown: number[], own = plannedFrameTicks(plan)): TimeDifferences {
  const step = evenStep(plan);
  if (step !== null) return compareEven(shown, step, own);
  if (own === null) return { missing: [], unexpected: [] };
  const repeats = plan.segments.flatMap((segment) => segment.repeats);
  // a reader counts these pictures from 0 on, and rounds to the source's ticks as it likes
  const { countedStep, timeBase } = plan.input;
  const counted = countedStep ? (ticksPerSecond * timeBase.num) / timeBase.den : 0;
  return differences(shown, [...own, ...repeats].sort(ascending), toleranceTicks + counted);
}

/** How far apart pictures are that a filter spreads evenly, in ticks; null where none does. */
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

/** How the filter rounds the first and the last picture is its own affair: two steps at the ends are left to it. */
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

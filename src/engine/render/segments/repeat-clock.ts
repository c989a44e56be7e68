import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import type { RenderPlan, RenderSegment } from '../plan/render-plan.ts';

/**
 * What makes ffmpeg show pictures again: a second input of tiny pictures at the wanted times. The filter
 * `streamselect` gives out the source's picture of the moment whenever either input has a new one.
 */
export interface RepeatClock {
  ticks: number[];
  /** How many pictures of the source the run reads. */
  sourceFrames: number;
  /** Later than all that is wanted of the run, in ticks: the last picture stands until then. */
  endTicks: number;
}

/** null where a run repeats nothing. Pure. */
export function repeatClock(plan: Pick<RenderPlan, 'durationMs'>, run: RenderSegment[]): RepeatClock | null {
  const repeats = run.flatMap((segment) => segment.repeats);
  const [first] = run;
  const last = repeats.at(-1);
  if (!first || last === undefined) return null;
  const own = run.reduce((sum, { frameCount, repeats: again }) => sum + (frameCount ?? 0) - again.length, 0);
  const beyond = Math.max(last, (plan.durationMs * ticksPerSecond) / 1000) + ticksPerSecond;
  return {
    ticks: repeats,
    sourceFrames: own + (first.holdTicks < first.startTicks ? 1 : 0),
    endTicks: run.at(-1)?.endTicks ?? Math.ceil(beyond),
  };
}

/**
 * The times of its pictures: one more at the beginning and one behind the end, since `streamselect` wants both inputs
 * to be there all the time.
 */
export function repeatTimes({ ticks, endTicks }: RepeatClock, holdTicks: number): number[] {
  return [...new Set([Math.floor(holdTicks), ...ticks, Math.ceil(endTicks) + ticksPerSecond])];
}

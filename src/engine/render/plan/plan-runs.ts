import { isOneGraph } from '../framing/framing-filters.ts';
import type { PlannedFraming } from '../framing/framing-plan.ts';
import type { RenderSegment } from './render-plan.ts';

export interface RunLimits {
  /** In segments. */
  longest?: number;
  /** Of the plan: a run shows no more of it than one ffmpeg should hold. */
  framing?: PlannedFraming;
}

/**
 * Groups segments that follow one another into runs, each the work of one ffmpeg. Pure.
 * One process for many segments costs no more than a plain encode; one for each costs a tenth more.
 */
export function planRuns(
  missing: RenderSegment[],
  { longest = Number.POSITIVE_INFINITY, framing }: RunLimits = {},
): RenderSegment[][] {
  const runs: [RenderSegment, ...RenderSegment[]][] = [];
  for (const segment of missing.toSorted((a, b) => a.index - b.index)) {
    const run = runs.at(-1);
    const goesOn = run && run.length < longest && run.at(-1)?.index === segment.index - 1;
    if (goesOn && (!framing || isOneGraph(framing, { startTicks: run[0].holdTicks, endTicks: segment.endTicks }))) {
      run.push(segment);
    } else runs.push([segment]);
  }
  return runs;
}

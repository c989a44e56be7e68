import { isOneGraph } from '../framing/framing-filters.ts';
import type { PlannedFraming } from '../framing/framing-plan.ts';
import type { RenderSegment } from './render-plan.ts';

export interface RunLimits {
  /** Longest run, in segments. */
  maxSegments?: number;
  /** The plan's framing: a run covers no more of it than one ffmpeg process can draw. */
  framing?: PlannedFraming;
}

/**
 * Groups consecutive segments into runs, each rendered by one ffmpeg process. Pure. One process for many segments costs no
 * more than a plain encode; one for each segment costs a tenth more.
 */
export function planRuns(
  missing: RenderSegment[],
  { maxSegments = Number.POSITIVE_INFINITY, framing }: RunLimits = {},
): RenderSegment[][] {
  const runs: [RenderSegment, ...RenderSegment[]][] = [];
  for (const segment of missing.toSorted((a, b) => a.index - b.index)) {
    const run = runs.at(-1);
    const isNext = run && run.length < maxSegments && run.at(-1)?.index === segment.index - 1;
    if (isNext && (!framing || isOneGraph(framing, { startTicks: run[0].holdTicks, endTicks: segment.endTicks }))) {
      run.push(segment);
    } else runs.push([segment]);
  }
  return runs;
}

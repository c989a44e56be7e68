import type { RenderSegment } from './render-plan.ts';

/**
 * Groups segments that follow one another into runs, each the work of one ffmpeg; none longer than `longest`. Pure.
 * One process for many segments costs no more than a plain encode; one for each costs a tenth more.
 */
export function planRuns(missing: RenderSegment[], longest = Number.POSITIVE_INFINITY): RenderSegment[][] {
  const runs: RenderSegment[][] = [];
  for (const segment of missing.toSorted((a, b) => a.index - b.index)) {
    const run = runs.at(-1);
    if (run && run.length < longest && run.at(-1)?.index === segment.index - 1) run.push(segment);
    else runs.push([segment]);
  }
  return runs;
}

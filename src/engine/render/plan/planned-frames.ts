import type { VideoFacts } from '../../media/source-facts.ts';
import type { FrameTimes } from '../../media/timing/read-frame-times.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import type { PictureSteps, RenderPlan, RenderSegment } from './render-plan.ts';

/** Run-length encodes a source's frame times for the plan; null if they are not known. Pure. */
export function frameSteps({ startPts }: VideoFacts, times: FrameTimes | null): PictureSteps | null {
  const steps: PictureSteps = [];
  let before = startPts;
  for (const pts of times?.pts ?? []) {
    if (pts < startPts) continue;
    const last = steps.at(-1);
    if (last && last[0] === pts - before) last[1] += 1;
    else steps.push([pts - before, 1]);
    before = pts;
  }
  return steps.length > 0 ? steps : null;
}

/** The source's own frame times that `frameSteps` encoded, in 1/90000 s of the video's clock, ascending. Pure. */
export function plannedFrameTicks(plan: Pick<RenderPlan, 'pictureSteps' | 'input'>): number[] | null {
  const { pictureSteps, input } = plan;
  if (!pictureSteps) return null;
  const ticks: number[] = [];
  let pts = 0;
  for (const [step, count] of pictureSteps) {
    for (let i = 0; i < count; i++) {
      pts += step;
      ticks.push((pts * input.timeBase.num * ticksPerSecond) / input.timeBase.den);
    }
  }
  return ticks;
}

/** Index of the segment to which a moment belongs; a tick of tolerance, as when segments are cut. */
export function segmentIndexAt(segments: Pick<RenderSegment, 'startTicks'>[], ticks: number): number {
  const index = segments.findLastIndex(({ startTicks }) => startTicks <= ticks + 1);
  return Math.max(0, index);
}

/** How many frames segments of a plan have together; null if that is not known beforehand. */
export function plannedFrames({ timeFilters, segments }: Pick<RenderPlan, 'timeFilters' | 'segments'>): number | null {
  if (timeFilters.some((filter) => filter.startsWith('fps='))) return null;
  return segments.reduce<number | null>(
    (total, { frameCount }) => (total === null || frameCount === null ? null : total + frameCount),
    0,
  );
}

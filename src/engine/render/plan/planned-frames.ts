import type { RenderPlan } from './render-plan.ts';

/** How many pictures segments of a plan have together; null where that is not known beforehand. */
export function plannedFrames({ timeFilters, segments }: Pick<RenderPlan, 'timeFilters' | 'segments'>): number | null {
  if (timeFilters.some((filter) => filter.startsWith('fps='))) return null;
  return segments.reduce<number | null>(
    (total, { frameCount }) => (total === null || frameCount === null ? null : total + frameCount),
    0,
  );
}

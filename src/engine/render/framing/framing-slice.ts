import type { RenderSegment } from '../plan/render-plan.ts';
import { shownStretches } from './framing-filters.ts';
import type { PlannedFraming } from './framing-plan.ts';

/** Raise when the same plan is drawn in another way. */
const framingRecipe = 1;

/**
 * All of a path that shapes the pictures of one segment: what comes before or behind it has no part in its key. Pure.
 */
export function framingSlice(
  { source, stretches }: PlannedFraming,
  { holdTicks, endTicks }: Pick<RenderSegment, 'holdTicks' | 'endTicks'>,
): object {
  const shown = shownStretches(stretches, { startTicks: holdTicks, endTicks });
  return { framingRecipe, source, stretches: shown.map(({ endTicks: _, ...stretch }) => stretch) };
}

import { shownStretches } from './framing-filters.ts';
import type { PlannedFraming } from './framing-plan.ts';

/** Raise it when the same plan is drawn differently. */
const framingRecipe = 1;

/**
 * The part of a path that shapes the frames of one segment, for the segment's key. Pure.
 */
export function framingSlice(
  { source, stretches }: PlannedFraming,
  { holdTicks, endTicks }: { holdTicks: number; endTicks: number | null },
): object {
  const shown = shownStretches(stretches, { startTicks: holdTicks, endTicks });
  return { framingRecipe, source, stretches: shown.map(({ endTicks: _, ...stretch }) => stretch) };
}

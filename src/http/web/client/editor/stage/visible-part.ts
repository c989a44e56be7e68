import type { EditFraming } from '../../../../../product/videos/editor/editor-view.ts';

const ticksPerSecond = 90_000;

/** A part of the source as it is displayed, in its pixels. */
interface VisiblePart {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The part of the source that the output shows at a time, as `framingFilters` of the renderer chooses it; null = the
 * whole picture over its blurred background. Pure.
 */
export function visiblePart({ stretches }: EditFraming, seconds: number): VisiblePart | null {
  const ticks = Math.round(seconds * ticksPerSecond);
  const stretch = stretches.findLast(({ startTicks }) => startTicks <= ticks) ?? stretches[0];
  if (!stretch || stretch.kind === 'fit') return null;
  const { width, height } = stretch;
  if (stretch.kind === 'crop') return { left: stretch.left, top: stretch.top, width, height };
  const { from, to } = stretch;
  const share = Math.max(0, Math.min(1, (ticks - from.atTicks) / Math.max(1, to.atTicks - from.atTicks)));
  const between = (a: number, b: number) => a + (b - a) * share;
  return {
    left: between(from.left, to.left),
    top: between(from.top, to.top),
    width: between(from.size?.width ?? width, to.size?.width ?? width),
    height: between(from.size?.height ?? height, to.size?.height ?? height),
  };
}

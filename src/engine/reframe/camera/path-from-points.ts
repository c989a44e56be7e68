import type { FramingPoint } from '../../captions/settings/framing.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import type { CameraPath, CropPoint } from './camera-path.ts';
import { type ShownSize, windowAround, windowSize } from './crop-window.ts';
import type { FrameClock } from './frame-clock.ts';

/** The path a caller asked for by points in time, in any order. Pure. */
export function pathOfPoints(points: FramingPoint[], source: { shown: ShownSize; clock: FrameClock }): CameraPath {
  const takes: CameraPath['takes'] = [];
  let lastMs: number | null = null;
  let current: CropPoint[] = [];
  for (const point of thinned(points.toSorted((a, b) => a.atMs - b.atMs))) {
    const cropPoint = cropPointOf(point, source.shown);
    if (lastMs === null || lastMs === point.atMs) {
      current = [cropPoint];
      const startTicks = lastMs === null ? 0 : source.clock.cutBefore(point.atMs);
      // of several points at one moment the last counts from there on
      if (takes.at(-1)?.startTicks === startTicks) takes.pop();
      takes.push({ startTicks, framing: { kind: 'crop', points: current } });
    } else {
      current.push(cropPoint);
    }
    lastMs = point.atMs;
  }
  return { takes };
}

/** Two moves that are over in this time, about two pictures, look like one. */
const shortestMovesMs = 80;

/** Without points that would make no difference to be seen: some callers say one for every picture. In time order. */
function thinned(points: FramingPoint[]): FramingPoint[] {
  const kept: FramingPoint[] = [];
  for (const [i, point] of points.entries()) {
    const [before, next] = [kept.at(-1), points[i + 1]];
    const isCut = before?.atMs === point.atMs || next?.atMs === point.atMs;
    if (!before || !next || isCut || next.atMs - before.atMs > shortestMovesMs) kept.push(point);
  }
  return kept;
}

function cropPointOf({ atMs, x, y, zoom }: FramingPoint, shown: ShownSize): CropPoint {
  return { atTicks: Math.round((atMs * ticksPerSecond) / 1000), ...windowAround({ x, y }, windowSize(shown, zoom)) };
}

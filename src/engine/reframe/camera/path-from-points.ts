import type { FramingPoint } from '../../captions/settings/framing.ts';
import { msToTicks } from '../../media/timing/video-clock.ts';
import type { CameraPath, CropPoint } from './camera-path.ts';
import { type DisplaySize, windowAround, windowSize } from './crop-window.ts';
import type { FrameClock } from './frame-clock.ts';

/** The path through points that a caller asked for; the points may be in any order. Pure. */
export function pathFromPoints(points: FramingPoint[], source: { shown: DisplaySize; clock: FrameClock }): CameraPath {
  const takes: CameraPath['takes'] = [];
  let lastMs: number | null = null;
  let current: CropPoint[] = [];
  for (const point of thinned(points.toSorted((a, b) => a.atMs - b.atMs))) {
    const cropPoint = cropPointOf(point, source.shown);
    if (lastMs === null || lastMs === point.atMs) {
      current = [cropPoint];
      const startTicks = lastMs === null ? 0 : source.clock.cutBefore(point.atMs);
      // of several points at one moment the last one counts from there on
      if (takes.at(-1)?.startTicks === startTicks) takes.pop();
      takes.push({ startTicks, framing: { kind: 'crop', points: current } });
    } else {
      current.push(cropPoint);
    }
    lastMs = point.atMs;
  }
  return { takes };
}

/** Two moves within this time, about two frames, look like one. */
const mergedMovesMs = 80;

/** Drops points that would make no visible difference: some callers send one for every frame. In time order. */
function thinned(points: FramingPoint[]): FramingPoint[] {
  const kept: FramingPoint[] = [];
  for (const [i, point] of points.entries()) {
    const [before, next] = [kept.at(-1), points[i + 1]];
    const isCut = before?.atMs === point.atMs || next?.atMs === point.atMs;
    if (!before || !next || isCut || next.atMs - before.atMs > mergedMovesMs) kept.push(point);
  }
  return kept;
}

function cropPointOf({ atMs, x, y, zoom }: FramingPoint, shown: DisplaySize): CropPoint {
  return { atTicks: Math.round(msToTicks(atMs)), ...windowAround({ x, y }, windowSize(shown, zoom)) };
}

import { msToTicks } from '../../media/timing/video-clock.ts';
import type { FaceMap } from '../face-map/face-map.ts';
import type { CameraPath, CameraTake, CropPoint } from './camera-path.ts';
import type { DisplaySize } from './crop-window.ts';
import type { FrameClock } from './frame-clock.ts';
import { frameShot } from './frame-shot.ts';
import type { SpanFraming, WindowPoint } from './framed-span.ts';
import { steadyShortShots } from './steady-short-shots.ts';

/**
 * The path that keeps people in the frame: one window a shot, or the whole frame where a window would lose somebody. The
 * framing changes at cuts, and where another person begins to speak. Pure.
 */
export function pathFromFaces(
  { shots, bars }: FaceMap,
  { shown, clock }: { shown: DisplaySize; clock: FrameClock },
): CameraPath {
  const spans = steadyShortShots(shots.flatMap((shot) => frameShot(shot, { ...shown, bars })));
  const takes: CameraTake[] = [];
  for (const { startMs, framing } of spans) {
    const take = { startTicks: takes.length === 0 ? 0 : clock.cutBefore(startMs), framing: takeFraming(framing) };
    const last = takes.at(-1);
    if (last && sameFraming(last, take)) continue;
    if (last && take.startTicks <= last.startTicks) takes.pop();
    takes.push({ ...take, startTicks: takes.length === 0 ? 0 : take.startTicks });
  }
  if (takes.length === 0) takes.push({ startTicks: 0, framing: { kind: 'fit' } });
  return { takes };
}

function takeFraming(framing: SpanFraming): CameraTake['framing'] {
  if (framing.kind === 'fit') return framing;
  return { kind: 'crop', points: framing.points.map(cropPoint) };
}

function cropPoint({ atMs, left, top, width, height }: WindowPoint): CropPoint {
  const places = { left: rounded(left), top: rounded(top), width: rounded(width), height: rounded(height) };
  return { atTicks: Math.round(msToTicks(atMs)), ...places };
}

/** A hundred-thousandth of a frame is less than a pixel; the plan stays short. */
function rounded(share: number): number {
  return Math.floor(share * 100_000) / 100_000;
}

function sameFraming(a: CameraTake, b: CameraTake): boolean {
  if (a.framing.kind === 'fit' || b.framing.kind === 'fit') return a.framing.kind === b.framing.kind;
  const [from, to] = [a.framing.points, b.framing.points];
  return from.length === 1 && to.length === 1 && samePlace(from[0], to[0]);
}

function samePlace(a: CropPoint | undefined, b: CropPoint | undefined): boolean {
  return a?.left === b?.left && a?.top === b?.top && a?.width === b?.width;
}

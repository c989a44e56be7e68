import type { Framing } from '../captions/settings/framing.ts';
import type { SourceFacts } from '../media/source-facts.ts';
import type { FrameTimes } from '../media/timing/read-frame-times.ts';
import type { CameraPath } from './camera/camera-path.ts';
import { isVertical, windowAround, windowSize } from './camera/crop-window.ts';
import { frameClock } from './camera/frame-clock.ts';
import { pathFromFaces } from './camera/path-from-faces.ts';
import { pathFromPoints } from './camera/path-from-points.ts';
import type { FaceMap } from './face-map/face-map.ts';

export interface PlanCameraPathInput {
  facts: SourceFacts;
  /** Absent = auto. */
  framing?: Framing;
  /** The map that `neededFaceMap` asks for; null = not known, then `auto` keeps the middle. */
  faces: FaceMap | null;
  frameTimes: FrameTimes | null | 'unread';
}

/** Which part of its source a vertical output shows; null = all of it, since the source is 9:16 itself. Pure. */
export function planCameraPath({ facts, framing = 'auto', faces, frameTimes }: PlanCameraPathInput): CameraPath | null {
  const { video } = facts;
  if (isVertical(video)) return null;
  const clock = frameClock(video, frameTimes);
  if (Array.isArray(framing) && framing.length > 0) return pathFromPoints(framing, { shown: video, clock });
  if (framing === 'fit') return { takes: [{ startTicks: 0, framing: { kind: 'fit' } }] };
  if (framing === 'centre' || !faces) return { takes: [middle(facts)] };
  return pathFromFaces(faces, { shown: video, clock });
}

function middle({ video }: SourceFacts): CameraPath['takes'][number] {
  const point = { atTicks: 0, ...windowAround({ x: 0.5, y: 0.5 }, windowSize(video)) };
  return { startTicks: 0, framing: { kind: 'crop', points: [point] } };
}

import type { Framing } from '../captions/settings/framing.ts';
import type { SourceFacts } from '../media/source-facts.ts';
import type { FrameTimes } from '../media/timing/read-frame-times.ts';
import type { CameraPath } from './camera/camera-path.ts';
import { isUpright, windowAround, windowSize } from './camera/crop-window.ts';
import { frameClock } from './camera/frame-clock.ts';
import { pathOfPeople } from './camera/path-from-faces.ts';
import { pathOfPoints } from './camera/path-from-points.ts';
import type { FaceMap } from './face-map/face-map.ts';

export interface CameraPathInput {
  facts: SourceFacts;
  /** Absent = auto. */
  framing?: Framing;
  /** Asked for by `needsFaceMap`; null = not known, then `auto` keeps the middle. */
  faces: FaceMap | null;
  frameTimes: FrameTimes | null | 'unread';
}

/** What an upright output shows of its source; null = all of it, since it is upright itself. Pure. */
export function cameraPathOf({ facts, framing = 'auto', faces, frameTimes }: CameraPathInput): CameraPath | null {
  const { video } = facts;
  if (isUpright(video)) return null;
  const clock = frameClock(video, frameTimes);
  if (Array.isArray(framing) && framing.length > 0) return pathOfPoints(framing, { shown: video, clock });
  if (framing === 'fit') return { takes: [{ startTicks: 0, framing: { kind: 'fit' } }] };
  if (framing === 'centre' || !faces) return { takes: [middle(facts)] };
  return pathOfPeople(faces, { shown: video, clock });
}

function middle({ video }: SourceFacts): CameraPath['takes'][number] {
  const point = { atTicks: 0, ...windowAround({ x: 0.5, y: 0.5 }, windowSize(video)) };
  return { startTicks: 0, framing: { kind: 'crop', points: [point] } };
}

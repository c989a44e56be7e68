import type { Caption } from '../../captions/caption.ts';
import { msToTicks } from '../../media/timing/video-clock.ts';
import type { CameraPath, CameraTake, CropPoint, CropWindow } from '../camera/camera-path.ts';
import { type FaceMap, interpolateFaces } from '../face-map/face-map.ts';
import { windowAtTicks } from '../faces-in-output.ts';
import { type ZoomedPart, zoomCurve } from './zoom-curve.ts';

interface ZoomCameraInput {
  /** null = all of the source is shown. */
  camera: CameraPath | null;
  captions: Caption[];
  faces: FaceMap | null;
}

const wholeFrame: CropWindow = { left: 0, top: 0, width: 1, height: 1 };
const wholeCamera: CameraPath = {
  takes: [{ startTicks: 0, framing: { kind: 'crop', points: [{ atTicks: 0, ...wholeFrame }] } }],
};

/**
 * The camera comes closer while somebody speaks, towards the faces. Parts that show the whole frame over its background stay
 * as they are. null = nothing is said, and the camera stays what it was. Pure.
 */
export function zoomCamera({ camera, captions, faces }: ZoomCameraInput): CameraPath | null {
  const parts = zoomCurve(captions);
  if (parts.length === 0) return camera;
  const centres = parts.map(({ startMs, endMs }) => centreOfFaces(faces, (startMs + endMs) / 2));
  const { takes } = camera ?? wholeCamera;
  let first = 0;
  return {
    takes: takes.map((take, i) => {
      const endTicks = takes[i + 1]?.startTicks ?? Number.POSITIVE_INFINITY;
      while (msToTicks(parts[first]?.endMs ?? Number.POSITIVE_INFINITY) < take.startTicks) first += 1;
      const during = parts
        .map((part, index) => ({ ...part, centre: centres[index] ?? null }))
        .slice(first)
        .filter(({ startMs }) => msToTicks(startMs) < endTicks);
      return zoomedTake(take, endTicks, during);
    }),
  };
}

type Centre = { x: number; y: number } | null;
type Zooming = ZoomedPart & { centre: Centre };

function zoomedTake(take: CameraTake, endTicks: number, parts: Zooming[]): CameraTake {
  const { framing, startTicks } = take;
  if (framing.kind === 'fit' || parts.length === 0) return take;
  const isInside = (ticks: number) => ticks >= startTicks && ticks < endTicks;
  const own = framing.points.map(({ atTicks }) => atTicks);
  const moments = parts.flatMap(({ points }) => points.map(({ atMs }) => Math.round(msToTicks(atMs))));
  const bounds = [startTicks, ...(endTicks === Number.POSITIVE_INFINITY ? [] : [endTicks])];
  const all = [...new Set([...own.filter(isInside), ...moments.filter(isInside), ...bounds])].sort((a, b) => a - b);
  let at = 0;
  const points = all.map((atTicks): CropPoint => {
    while (parts[at + 1] && msToTicks(parts[at + 1]?.startMs ?? 0) <= atTicks) at += 1;
    return { ...zoomedWindow(windowAtTicks(framing.points, atTicks), parts[at], atTicks), atTicks };
  });
  return { ...take, framing: { kind: 'crop', points } };
}

function zoomedWindow(window: CropWindow, part: Zooming | undefined, atTicks: number): CropWindow {
  const zoom = part ? zoomAt(part, atTicks) : 1;
  if (zoom === 1) return window;
  const [width, height] = [window.width / zoom, window.height / zoom];
  const { x, y } = placeIn(window, part?.centre ?? null);
  return {
    ...{ width, height },
    left: window.left + x * (window.width - width),
    top: window.top + y * (window.height - height),
  };
}

/** Without a face: a little above the middle. */
const noFace = { x: 0.5, y: 0.4 };

/** The point of the window that stays where it is, as shares of it: the faces, as far as they are in it. */
function placeIn(window: CropWindow, centre: Centre): { x: number; y: number } {
  if (!centre) return noFace;
  const x = (centre.x - window.left) / window.width;
  const y = (centre.y - window.top) / window.height;
  return x < 0 || x > 1 || y < 0 || y > 1 ? noFace : { x, y };
}

function zoomAt({ points }: ZoomedPart, atTicks: number): number {
  const after = points.findIndex(({ atMs }) => msToTicks(atMs) > atTicks);
  const [from, to] = [points[after - 1], points[after]];
  if (after === -1) return points.at(-1)?.zoom ?? 1;
  if (!from || !to) return 1;
  const share = (atTicks - msToTicks(from.atMs)) / (msToTicks(to.atMs) - msToTicks(from.atMs));
  return from.zoom + (to.zoom - from.zoom) * share;
}

/** The middle of the faces at a moment, as shares of the frame; null = there are none, or they are not known. */
function centreOfFaces(faces: FaceMap | null, atMs: number): Centre {
  const shot = faces?.shots.find(({ startMs, endMs }) => atMs >= startMs && atMs < endMs);
  const seen = shot ? interpolateFaces(shot.samples)(atMs) : [];
  if (seen.length === 0) return null;
  const left = Math.min(...seen.map((face) => face.left));
  const right = Math.max(...seen.map((face) => face.left + face.width));
  const top = Math.min(...seen.map((face) => face.top));
  const bottom = Math.max(...seen.map((face) => face.top + face.height));
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

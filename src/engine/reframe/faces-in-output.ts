import type { Box, Frame } from '../layout/geometry/page-layout.ts';
import type { FramedSample, FramedShot } from '../layout/placement/caption-places.ts';
import { ticksPerSecond } from '../media/timing/video-clock.ts';
import type { CameraPath, CropPoint, CropWindow, TakeFraming } from './camera/camera-path.ts';
import type { ShownSize } from './camera/crop-window.ts';
import type { FaceMap, FaceSample, SeenFace } from './face-map/face-map.ts';
import { facesThrough } from './face-map/interpolate-faces.ts';
import { firstFrom } from './face-map/sorted-numbers.ts';

export interface FramedShotsInput {
  faces: FaceMap;
  /** null = the output shows its source whole. */
  camera: CameraPath | null;
  shown: ShownSize;
  /** The output. */
  frame: Frame;
}

/** Where faces are on the output's frame, from one cut of the source or of the camera to the next. Pure. */
export function framedShots({ faces, camera, ...sizes }: FramedShotsInput): FramedShot[] {
  const takes = (camera?.takes ?? [{ startTicks: 0, framing: null }]).map(({ startTicks, framing }) => ({
    startMs: (startTicks * 1000) / ticksPerSecond,
    framing,
    place: placer(framing, sizes),
  }));
  const shots: FramedShot[] = [];
  let at = 0;
  for (const { startMs, endMs, samples } of faces.shots) {
    while ((takes[at + 1]?.startMs ?? Number.POSITIVE_INFINITY) <= startMs + toleranceMs) at += 1;
    for (let fromMs = startMs; fromMs < endMs; ) {
      const take = takes[at];
      const nextMs = takes[at + 1]?.startMs ?? Number.POSITIVE_INFINITY;
      const isInside = nextMs < endMs - toleranceMs;
      const untilMs = isInside ? nextMs : endMs;
      const stretch = { startMs: fromMs, endMs: untilMs };
      if (take) shots.push({ ...stretch, samples: samplesOf(samples, take.framing, stretch).map(take.place) });
      if (!isInside) break;
      fromMs = untilMs;
      at += 1;
    }
  }
  return shots;
}

/** A take's cut lies half way before the frame that a shot is said to start with. */
const toleranceMs = 60;

/** While a window moves, so do faces that stand still. */
const movingEveryMs = 500;

/**
 * The samples of a stretch, and moments between them where its window moves, or its beginning where it has none: those
 * that only captions need may be ten seconds apart.
 */
function samplesOf(
  samples: FaceSample[],
  framing: TakeFraming | null,
  { startMs, endMs }: { startMs: number; endMs: number },
): FaceSample[] {
  const within = samples.filter(({ atMs }) => atMs >= startMs && atMs < endMs);
  const isMoving = framing?.kind === 'crop' && framing.points.length > 1;
  if (!isMoving && within.length > 0) return within;
  const count = isMoving ? Math.ceil((endMs - startMs) / movingEveryMs) : 1;
  const moments = Array.from({ length: count }, (_, index) => startMs + index * movingEveryMs);
  const seen = within.map(({ atMs }) => atMs);
  const isUnseen = (ms: number) =>
    (seen[firstFrom(seen, ms - movingEveryMs / 2)] ?? Number.POSITIVE_INFINITY) >= ms + movingEveryMs / 2;
  const facesAt = facesThrough(samples);
  const between = moments.filter(isUnseen).map((atMs) => ({ atMs, faces: facesAt(atMs) }));
  return [...within, ...between].sort((a, b) => a.atMs - b.atMs);
}

type Place = (sample: { atMs: number; faces: SeenFace[] }) => FramedSample;

function placer(framing: TakeFraming | null, { shown, frame }: { shown: ShownSize; frame: Frame }): Place {
  const whole = framing?.kind === 'fit' ? wholeIn(frame, shown) : { left: 0, top: 0, ...frame };
  return ({ atMs, faces }) => {
    const window = framing?.kind === 'crop' ? windowAt(framing.points, (atMs * ticksPerSecond) / 1000) : all;
    const boxes = faces.map((face) => boxIn(whole, placeIn(window, face)));
    return { atMs, faces: boxes.flatMap((box) => inside(box, frame) ?? []) };
  };
}

const all: CropWindow = { left: 0, top: 0, width: 1, height: 1 };

/** Where the window is at a moment. */
function windowAt(points: CropPoint[], ticks: number): CropWindow {
  const next = points.findIndex(({ atTicks }) => atTicks > ticks);
  const [from, to] = [points[next - 1], points[next]];
  const still = next === 0 ? points[0] : points.at(-1);
  if (!from || !to) return still ?? all;
  const share = (ticks - from.atTicks) / (to.atTicks - from.atTicks);
  const between = (side: keyof CropWindow) => from[side] + (to[side] - from[side]) * share;
  return { left: between('left'), top: between('top'), width: between('width'), height: between('height') };
}

function placeIn(window: CropWindow, face: CropWindow): CropWindow {
  return {
    left: (face.left - window.left) / window.width,
    top: (face.top - window.top) / window.height,
    width: face.width / window.width,
    height: face.height / window.height,
  };
}

/** Of the whole picture, in the middle of the frame. */
function wholeIn(frame: Frame, { displayWidth, displayHeight }: ShownSize): CropWindow {
  const scale = Math.min(frame.width / displayWidth, frame.height / displayHeight);
  const [width, height] = [displayWidth * scale, displayHeight * scale];
  return { left: (frame.width - width) / 2, top: (frame.height - height) / 2, width, height };
}

function boxIn(picture: CropWindow, { left, top, width, height }: CropWindow): Box {
  const start = { left: picture.left + left * picture.width, top: picture.top + top * picture.height };
  return { ...start, right: start.left + width * picture.width, bottom: start.top + height * picture.height };
}

/** What of a box is on the frame; null = nothing. */
function inside({ left, top, right, bottom }: Box, { width, height }: Frame): Box | null {
  const box = {
    ...{ left: Math.max(0, left), top: Math.max(0, top) },
    ...{ right: Math.min(width, right), bottom: Math.min(height, bottom) },
  };
  return box.right > box.left && box.bottom > box.top ? box : null;
}

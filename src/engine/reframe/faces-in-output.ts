import { firstIndexFrom } from '../../infra/sorted-numbers.ts';
import type { Timed } from '../captions/caption.ts';
import { insideFrame } from '../layout/geometry/boxes.ts';
import type { Box, Frame } from '../layout/geometry/page-layout.ts';
import type { FramedSample, FramedShot } from '../layout/placement/caption-places.ts';
import type { Clutter } from '../layout/placement/clutter.ts';
import { msToTicks, ticksToMs } from '../media/timing/video-clock.ts';
import type { CameraPath, CropPoint, CropWindow, TakeFraming } from './camera/camera-path.ts';
import type { DisplaySize } from './camera/crop-window.ts';
import { type FaceMap, type FaceSample, interpolateFaces, type SeenFace } from './face-map/face-map.ts';
import { clutterGrid } from './shots/clutter.ts';

interface FacesInOutputInput {
  faces: FaceMap;
  /** null = the output shows its source whole. */
  camera: CameraPath | null;
  shown: DisplaySize;
  /** Size of the output. */
  frame: Frame;
}

/** Where faces are in the output's frame, for each span between two cuts of the source or of the camera. Pure. */
export function facesInOutput({ faces, camera, ...sizes }: FacesInOutputInput): FramedShot[] {
  const takes = (camera?.takes ?? [{ startTicks: 0, framing: null }]).map(({ startTicks, framing }) => ({
    startMs: ticksToMs(startTicks),
    framing,
    place: placer(framing, sizes),
  }));
  const clutterOn = clutterPlacer(sizes);
  const shots: FramedShot[] = [];
  let at = 0;
  for (const { startMs, endMs, samples, clutter } of faces.shots) {
    while ((takes[at + 1]?.startMs ?? Number.POSITIVE_INFINITY) <= startMs + toleranceMs) at += 1;
    for (let fromMs = startMs; fromMs < endMs; ) {
      const take = takes[at];
      const nextMs = takes[at + 1]?.startMs ?? Number.POSITIVE_INFINITY;
      const isInside = nextMs < endMs - toleranceMs;
      const untilMs = isInside ? nextMs : endMs;
      const span = { startMs: fromMs, endMs: untilMs };
      const full = take && clutter ? { clutter: clutterOn(clutter, take.framing, span) } : {};
      if (take) shots.push({ ...span, samples: samplesOf(samples, take.framing, span).map(take.place), ...full });
      if (!isInside) break;
      fromMs = untilMs;
      at += 1;
    }
  }
  return shots;
}

/** A take's cut lies half way before the frame at which a shot starts. */
const toleranceMs = 60;

/** While a window moves, faces that stand still move in the output; they are placed this often. */
const movingEveryMs = 500;

/**
 * The samples of a span. Adds moments between them where the window moves, and the span's beginning where it has no
 * sample: maps made for captions only have samples up to ten seconds apart.
 */
function samplesOf(samples: FaceSample[], framing: TakeFraming | null, { startMs, endMs }: Timed): FaceSample[] {
  const within = samples.filter(({ atMs }) => atMs >= startMs && atMs < endMs);
  const isMoving = framing?.kind === 'crop' && framing.points.length > 1;
  if (!isMoving && within.length > 0) return within;
  const count = isMoving ? Math.ceil((endMs - startMs) / movingEveryMs) : 1;
  const moments = Array.from({ length: count }, (_, index) => startMs + index * movingEveryMs);
  const sampled = within.map(({ atMs }) => atMs);
  const isUnsampled = (ms: number) =>
    (sampled[firstIndexFrom(sampled, ms - movingEveryMs / 2)] ?? Number.POSITIVE_INFINITY) >= ms + movingEveryMs / 2;
  const facesAt = interpolateFaces(samples);
  const between = moments.filter(isUnsampled).map((atMs) => ({ atMs, faces: facesAt(atMs) }));
  return [...within, ...between].sort((a, b) => a.atMs - b.atMs);
}

type Place = (sample: { atMs: number; faces: SeenFace[] }) => FramedSample;

function placer(framing: TakeFraming | null, { shown, frame }: { shown: DisplaySize; frame: Frame }): Place {
  const whole = framing?.kind === 'fit' ? wholeIn(frame, shown) : { left: 0, top: 0, ...frame };
  return ({ atMs, faces }) => {
    const window = framing?.kind === 'crop' ? windowAtTicks(framing.points, msToTicks(atMs)) : wholeFrame;
    const boxes = faces.map((face) => boxIn(whole, placeIn(window, face)));
    return {
      atMs,
      faces: boxes.map((box) => insideFrame(box, frame)).filter((box) => box.right > box.left && box.bottom > box.top),
    };
  };
}

/** Where a shot's clutter is in the output; while the window moves, as it is half way through the span. */
function clutterPlacer({ shown, frame }: { shown: DisplaySize; frame: Frame }) {
  return (digits: string, framing: TakeFraming | null, { startMs, endMs }: Timed): Clutter => {
    const whole = framing?.kind === 'fit' ? wholeIn(frame, shown) : { left: 0, top: 0, ...frame };
    const middle = msToTicks((startMs + endMs) / 2);
    const window = framing?.kind === 'crop' ? windowAtTicks(framing.points, middle) : wholeFrame;
    const { columns } = clutterGrid;
    const cells = Array.from(digits, (digit) => Number(digit) / 9);
    return { picture: boxIn(whole, placeIn(window, wholeFrame)), columns, cells };
  };
}

const wholeFrame: CropWindow = { left: 0, top: 0, width: 1, height: 1 };

/** Where the window is at a moment. */
export function windowAtTicks(points: CropPoint[], ticks: number): CropWindow {
  const next = points.findIndex(({ atTicks }) => atTicks > ticks);
  const [from, to] = [points[next - 1], points[next]];
  const still = next === 0 ? points[0] : points.at(-1);
  if (!from || !to) return still ?? wholeFrame;
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

/** Pixels of the whole source frame, centred in the output. */
function wholeIn(frame: Frame, { displayWidth, displayHeight }: DisplaySize): CropWindow {
  const scale = Math.min(frame.width / displayWidth, frame.height / displayHeight);
  const [width, height] = [displayWidth * scale, displayHeight * scale];
  return { left: (frame.width - width) / 2, top: (frame.height - height) / 2, width, height };
}

function boxIn(picture: CropWindow, { left, top, width, height }: CropWindow): Box {
  const start = { left: picture.left + left * picture.width, top: picture.top + top * picture.height };
  return { ...start, right: start.left + width * picture.width, bottom: start.top + height * picture.height };
}

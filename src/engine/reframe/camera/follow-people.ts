import { median } from '../../../infra/sorted-numbers.ts';
import type { Timed } from '../../captions/caption.ts';
import type { Box } from '../../layout/geometry/page-layout.ts';
import type { Bars, SeenFace } from '../face-map/face-map.ts';
import { facesOfPeople, type Person } from '../face-map/people-in-shot.ts';
import type { SpanFraming } from './camera-path.ts';
import { type SizeWithBars, type WindowSize, windowAround, windowSize, windowStarts } from './crop-window.ts';
import { followValue } from './follow-value.ts';
import { type TimedValue, valueAt } from './taut-path.ts';

/** Where the eyes should be in the window, from its top: a third of the way down. */
const eyesInWindow = 0.36;
/** Where the eyes are in a face, from hair to chin. */
const eyesInFace = 0.47;

/**
 * The window for one person, or for several who fit in one. It moves only when the faces leave its middle quarter. Zoom
 * is used only if the window can then stand still. Pure.
 */
export function followPeople(people: Person[], span: Timed, shown: SizeWithBars): SpanFraming {
  const boxes = boxesOf(people, span);
  const path = (zoom?: number) =>
    windowPath(boxes, { size: windowSize(shown, zoom), bars: shown.bars, peopleCount: people.length });
  const zoomed = path(zoomToFaces(boxes, shown));
  const points = zoomed.length === 1 ? zoomed : path();
  return { kind: 'crop', points };
}

function windowPath(
  boxes: TimedBox[],
  { size, bars, peopleCount }: { size: WindowSize; bars?: Bars; peopleCount: number },
) {
  const faceWidth = median(boxes.map(({ left, right }) => right - left));
  const faceHeight = median(boxes.map(({ top, bottom }) => bottom - top));
  const starts = windowStarts(size, bars);
  const across = followValue(
    boxes.map(({ atMs, left, right }) => ({ atMs, value: (left + right) / 2 })),
    // a group that fills the window has no middle quarter to move in
    { window: size.width, object: peopleCount > 1 ? faceWidth * 0.8 : faceWidth, ...starts.across },
  );
  const down = followValue(
    boxes.map((box) => ({ atMs: box.atMs, value: middleFor(box, size.height) })),
    { window: size.height, object: faceHeight, ...starts.down },
  );
  return momentsOf(across, down).map((atMs) => ({
    atMs,
    ...windowAround({ x: valueAt(across, atMs), y: valueAt(down, atMs) }, size, bars),
  }));
}

/** The middle of the window that has the eyes a third of the way down, and space above the hair. */
function middleFor({ top, bottom }: TimedBox, windowHeight: number): number {
  const eyes = top + (bottom - top) * eyesInFace;
  return eyes + (0.5 - eyesInWindow) * windowHeight;
}

/** A box around faces at a moment, in shares of the displayed frame. */
type TimedBox = Box & { atMs: number };

/** One box around all faces for each moment: those of the span, or of the whole shot if the span has none. */
function boxesOf(people: Person[], { startMs, endMs }: Timed): TimedBox[] {
  const boxes = facesOfPeople(people).map(boxAround);
  const during = boxes.filter(({ atMs }) => atMs >= startMs && atMs < endMs);
  return during.length > 0 ? during : boxes;
}

function boxAround({ atMs, faces }: { atMs: number; faces: SeenFace[] }): TimedBox {
  return {
    atMs,
    left: Math.min(...faces.map(({ left }) => left)),
    top: Math.min(...faces.map(({ top }) => top)),
    right: Math.max(...faces.map(({ left, width }) => left + width)),
    bottom: Math.max(...faces.map(({ top, height }) => top + height)),
  };
}

function momentsOf(a: TimedValue[], b: TimedValue[]): number[] {
  const [first] = a;
  if (a.length === 1 && b.length === 1 && first) return [first.atMs];
  const moving = [...(a.length > 1 ? a : []), ...(b.length > 1 ? b : [])];
  return [...new Set(moving.map(({ atMs }) => atMs))].sort((x, y) => x - y);
}

/** A face of this share of the window's height is seen well on a phone. Larger faces are left as they were filmed. */
const goodFaceShare = 0.2;

/** Enlarging more than this beyond the source's own pixels looks blurred. */
const maxEnlargement = 1.25;

const outputHeight = 1920;

/** How much to zoom in on small faces; at least 1. Cropping bars has enlarged the picture already. Pure. */
function zoomToFaces(boxes: TimedBox[], shown: SizeWithBars): number {
  const { displayWidth, displayHeight } = shown;
  const { height } = windowSize(shown);
  const { height: heightWithBars } = windowSize({ displayWidth, displayHeight });
  const faceShare = median(boxes.map(({ top, bottom }) => bottom - top)) / height;
  const spare = Math.max(1, (heightWithBars * displayHeight) / outputHeight);
  const zoom = faceShare > 0 ? goodFaceShare / faceShare : 1;
  return Math.max(1, Math.min(zoom, (maxEnlargement * spare * height) / heightWithBars));
}

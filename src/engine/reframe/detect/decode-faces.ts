import type { Region } from '../face-map/face-map.ts';

/** A face as the detector sees it in one image. The box reaches from hair to chin. */
export interface DetectedFace extends Region {
  /** Confidence, 0 to 1. */
  score: number;
  mouth: { x: number; y: number };
}

/** Bytes of red, green and blue, row by row. */
export interface RgbImage {
  width: number;
  height: number;
  rgb: Uint8Array;
}

/**
 * BlazeFace's output for one grid of cells. For each cell and each of its anchors there is one score (before the
 * sigmoid) and sixteen coordinates in pixels from the cell's middle: the box's middle and size, then right eye, left
 * eye, nose, mouth, right ear and left ear.
 */
interface GridOutput {
  columns: number;
  rows: number;
  /** Width and height of a cell in pixels. */
  stride: number;
  scores: ArrayLike<number>;
  places: ArrayLike<number>;
}

/** Below this score, half of the detections are not faces. */
const minScore = 0.6;

/** Boxes whose intersection over union is at least this belong to one face. */
const maxOverlap = 0.3;

/**
 * The model's box reaches from the eyebrows to the chin and from cheek to cheek. These shares of it are added above and
 * at each side to hold the whole head.
 */
const headAbove = 0.62;
const headBeside = 0.12;

const placesEach = 16;
const mouthAt = 10;

/** Faces in an image of which the detector saw `seen` pixels, best score first. Pure. */
export function decodeFaces(grids: GridOutput[], seen: { width: number; height: number }): DetectedFace[] {
  const faces = grids.flatMap((grid) => facesOfGrid(grid)).sort((a, b) => b.score - a.score);
  return distinctFaces(faces, maxOverlap).map((face) => asShares(wholeHead(face), seen));
}

/** Drops every face that overlaps an earlier one by this much or more (intersection over union). */
export function distinctFaces(faces: DetectedFace[], overlapLimit: number): DetectedFace[] {
  const kept: DetectedFace[] = [];
  for (const face of faces) {
    if (kept.every((other) => overlap(other, face) < overlapLimit)) kept.push(face);
  }
  return kept;
}

function facesOfGrid({ columns, rows, stride, scores, places }: GridOutput): DetectedFace[] {
  const anchors = scores.length / (columns * rows);
  return Array.from(scores).flatMap((raw, i) => {
    const score = 1 / (1 + Math.exp(-raw));
    if (score < minScore) return [];
    const cell = Math.floor(i / anchors);
    const middle = { x: ((cell % columns) + 0.5) * stride, y: (Math.floor(cell / columns) + 0.5) * stride };
    const place = (offset: number) => places[i * placesEach + offset] ?? 0;
    const [width, height] = [place(2), place(3)];
    return [
      {
        score,
        width,
        height,
        left: middle.x + place(0) - width / 2,
        top: middle.y + place(1) - height / 2,
        mouth: { x: middle.x + place(mouthAt), y: middle.y + place(mouthAt + 1) },
      },
    ];
  });
}

function wholeHead(face: DetectedFace): DetectedFace {
  const [above, beside] = [face.height * headAbove, face.width * headBeside];
  return {
    ...face,
    left: face.left - beside,
    width: face.width + 2 * beside,
    top: face.top - above,
    height: face.height + above,
  };
}

/** From pixels to shares of the image, clipped at its edges. */
function asShares({ score, left, top, width, height, mouth }: DetectedFace, seen: { width: number; height: number }) {
  const share = (value: number, whole: number) => Math.max(0, Math.min(1, value / whole));
  const [right, bottom] = [share(left + width, seen.width), share(top + height, seen.height)];
  const [x, y] = [share(left, seen.width), share(top, seen.height)];
  return {
    score,
    left: x,
    top: y,
    width: right - x,
    height: bottom - y,
    mouth: { x: share(mouth.x, seen.width), y: share(mouth.y, seen.height) },
  };
}

/** Intersection over union. */
function overlap(a: DetectedFace, b: DetectedFace): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / (a.width * a.height + b.width * b.height - width * height);
}

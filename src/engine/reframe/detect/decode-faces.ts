import type { DetectedFace } from './detected-face.ts';

/**
 * What BlazeFace says of one grid of its picture: for each cell and each of its anchors one score (before the sigmoid),
 * and sixteen places in pixels from the cell's middle: the box's middle and size, then right eye, left eye, nose,
 * mouth, right ear and left ear.
 */
export interface GridOutput {
  columns: number;
  rows: number;
  /** Pixels a cell is wide and high. */
  stride: number;
  scores: ArrayLike<number>;
  places: ArrayLike<number>;
}

/** Below it, half of what is found is no face. */
const leastScore = 0.6;

/** Boxes that share so much of their area are of one face. */
const mostOverlap = 0.3;

/**
 * The model's box goes from the eyebrows to the chin, and from cheek to cheek: what a head is more, in shares of it.
 */
const headAbove = 0.62;
const headBeside = 0.12;

const placesEach = 16;
const mouthAt = 10;

/** Faces in a picture of which the detector saw `seen` pixels, best first. Pure. */
export function decodeFaces(grids: GridOutput[], seen: { width: number; height: number }): DetectedFace[] {
  const faces = grids.flatMap((grid) => facesOfGrid(grid)).sort((a, b) => b.score - a.score);
  const kept: DetectedFace[] = [];
  for (const face of faces) {
    if (kept.every((other) => overlap(other, face) < mostOverlap)) kept.push(face);
  }
  return kept.map((face) => asShares(wholeHead(face), seen));
}

function facesOfGrid({ columns, rows, stride, scores, places }: GridOutput): DetectedFace[] {
  const anchors = scores.length / (columns * rows);
  return Array.from(scores).flatMap((raw, i) => {
    const score = 1 / (1 + Math.exp(-raw));
    if (score < leastScore) return [];
    const cell = Math.floor(i / anchors);
    const middle = { x: ((cell % columns) + 0.5) * stride, y: (Math.floor(cell / columns) + 0.5) * stride };
    const place = (offset: number) => places[i * placesEach + offset] ?? 0;
    const [width, height] = [place(2), place(3)];
    return [
      {
        ...{ score, width, height },
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
    ...{ left: face.left - beside, width: face.width + 2 * beside },
    ...{ top: face.top - above, height: face.height + above },
  };
}

/** Cut at the picture's edges. */
function asShares({ score, left, top, width, height, mouth }: DetectedFace, seen: { width: number; height: number }) {
  const share = (value: number, whole: number) => Math.max(0, Math.min(1, value / whole));
  const [right, bottom] = [share(left + width, seen.width), share(top + height, seen.height)];
  const [x, y] = [share(left, seen.width), share(top, seen.height)];
  return {
    ...{ score, left: x, top: y, width: right - x, height: bottom - y },
    mouth: { x: share(mouth.x, seen.width), y: share(mouth.y, seen.height) },
  };
}

/** Intersection over union. */
export function overlap(a: Omit<DetectedFace, 'score' | 'mouth'>, b: Omit<DetectedFace, 'score' | 'mouth'>): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / (a.width * a.height + b.width * b.height - width * height);
}

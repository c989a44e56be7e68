import { overlaps } from '../../../src/engine/layout/geometry/boxes.ts';
import type { PageLayout } from '../../../src/engine/layout/geometry/page-layout.ts';
import { ticksPerSecond } from '../../../src/engine/media/timing/video-clock.ts';
import type { CameraPath, CropPoint, CropWindow } from '../../../src/engine/reframe/camera/camera-path.ts';
import type { DisplaySize } from '../../../src/engine/reframe/camera/crop-window.ts';
import type { FaceMap, SeenFace } from '../../../src/engine/reframe/face-map/face-map.ts';
import { facesInOutput } from '../../../src/engine/reframe/faces-in-output.ts';
import type { LaidOutVideo } from '../../../src/engine/render/plan/plan-video.ts';

/** A face may be cut by this share of its size, because its edges are not known to the pixel. */
const tolerance = 0.02;

/** Share of samples with a face at which the whole main face, the first, is in the window; null = no face. */
export function faceInWindowShare(camera: CameraPath, trueFaces: FaceMap): number | null {
  const samples = trueFaces.shots.flatMap((shot) => shot.samples).filter(({ faces }) => faces.length > 0);
  if (samples.length === 0) return null;
  const whole = samples.filter(({ atMs, faces: [main] }) => {
    const window = windowAt(camera, (atMs * ticksPerSecond) / 1000);
    return window === 'fit' || (main !== undefined && contains(window, main));
  });
  return whole.length / samples.length;
}

function contains(window: CropWindow, { left, top, width, height }: SeenFace): boolean {
  const [x, y] = [width * tolerance, height * tolerance];
  return (
    left >= window.left - x &&
    left + width <= window.left + window.width + x &&
    top >= window.top - y &&
    top + height <= window.top + window.height + y
  );
}

function windowAt({ takes }: CameraPath, ticks: number): CropWindow | 'fit' {
  const framing = takes.findLast(({ startTicks }) => startTicks <= ticks)?.framing ?? takes[0]?.framing;
  if (framing?.kind !== 'crop') return 'fit';
  const after = framing.points.findIndex(({ atTicks }) => atTicks >= ticks);
  const [a, b] = [framing.points[after - 1], framing.points[after]];
  if (!b) return framing.points.at(-1) ?? 'fit';
  return a ? between(a, b, (ticks - a.atTicks) / (b.atTicks - a.atTicks)) : b;
}

function between(a: CropPoint, b: CropPoint, share: number): CropWindow {
  const at = (name: keyof CropWindow) => a[name] + (b[name] - a[name]) * share;
  return { left: at('left'), top: at('top'), width: at('width'), height: at('height') };
}

/** How often a moving window turns back. */
export function reversalsPerMinute(camera: CameraPath | null, durationMs: number): number {
  const reversals = (camera?.takes ?? []).map(({ framing }) =>
    framing.kind === 'crop' ? reversalsOf(framing.points) : 0,
  );
  return (reversals.reduce((sum, count) => sum + count, 0) * 60_000) / durationMs;
}

function reversalsOf(points: CropPoint[]): number {
  const directions = points.flatMap(({ left }, i) => {
    const direction = Math.sign(Math.round((left - (points[i - 1]?.left ?? left)) * 1000));
    return direction === 0 ? [] : [direction];
  });
  return directions.filter((direction, i) => i > 0 && direction !== directions[i - 1]).length;
}

/** Share of samples at which a page of captions overlaps a face. */
export function touchingShare(
  { camera, pages, frame }: Pick<LaidOutVideo, 'camera' | 'pages' | 'frame'>,
  { faces, shown }: { faces: FaceMap; shown: DisplaySize },
): number {
  const samples = facesInOutput({ faces, camera, shown, frame }).flatMap((shot) => shot.samples);
  const touching = samples.filter(({ atMs, faces }) =>
    pages.some((page) => isShown(page, atMs) && faces.some((face) => overlaps(page.box, face))),
  );
  return samples.length === 0 ? 0 : touching.length / samples.length;
}

function isShown({ startMs, endMs }: PageLayout, atMs: number): boolean {
  return atMs >= startMs && atMs < endMs;
}

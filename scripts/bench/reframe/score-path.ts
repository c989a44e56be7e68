import { overlaps } from '../../../src/engine/layout/geometry/boxes.ts';
import type { PageLayout } from '../../../src/engine/layout/geometry/page-layout.ts';
import { ticksPerSecond } from '../../../src/engine/media/timing/video-clock.ts';
import type { CameraPath, CropPoint, CropWindow } from '../../../src/engine/reframe/camera/camera-path.ts';
import type { DisplaySize } from '../../../src/engine/reframe/camera/crop-window.ts';
import type { FaceMap, SeenFace } from '../../../src/engine/reframe/face-map/face-map.ts';
import { facesInOutput } from '../../../src/engine/reframe/faces-in-output.ts';
import type { LaidOutVideo } from '../../../src/engine/render/plan/lay-out-video.ts';

/** A face may be cut by so much of its own size: where it ends is nowhere known to the pixel. */
const tolerance = 0.02;

/** Share of the moments with a face at which the main one, the first, is whole in the picture; null = there is none. */
export function faceInWindowShare(camera: CameraPath, real: FaceMap): number | null {
  const moments = real.shots.flatMap(({ samples }) => samples).filter(({ faces }) => faces.length > 0);
  if (moments.length === 0) return null;
  const whole = moments.filter(({ atMs, faces: [main] }) => {
    const window = windowAt(camera, (atMs * ticksPerSecond) / 1000);
    return window === 'fit' || (main !== undefined && holds(window, main));
  });
  return whole.length / moments.length;
}

function holds(window: CropWindow, { left, top, width, height }: SeenFace): boolean {
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

/** How often the window turns round while it moves. */
export function reversalsPerMinute(camera: CameraPath | null, durationMs: number): number {
  const turns = (camera?.takes ?? []).map(({ framing }) => (framing.kind === 'crop' ? turnsOf(framing.points) : 0));
  return (turns.reduce((sum, count) => sum + count, 0) * 60_000) / durationMs;
}

function turnsOf(points: CropPoint[]): number {
  const ways = points.flatMap(({ left }, i) => {
    const way = Math.sign(Math.round((left - (points[i - 1]?.left ?? left)) * 1000));
    return way === 0 ? [] : [way];
  });
  return ways.filter((way, i) => i > 0 && way !== ways[i - 1]).length;
}

/** Share of the moments at which what a page paints reaches into a face. */
export function touchingShare(
  { camera, pages, frame }: Pick<LaidOutVideo, 'camera' | 'pages' | 'frame'>,
  { real, shown }: { real: FaceMap; shown: DisplaySize },
): number {
  const samples = facesInOutput({ faces: real, camera, shown, frame }).flatMap((shot) => shot.samples);
  const touching = samples.filter(({ atMs, faces }) =>
    pages.some((page) => isShown(page, atMs) && faces.some((face) => overlaps(page.box, face))),
  );
  return samples.length === 0 ? 0 : touching.length / samples.length;
}

function isShown({ startMs, endMs }: PageLayout, atMs: number): boolean {
  return atMs >= startMs && atMs < endMs;
}

import { firstIndexFrom } from '../../infra/sorted-numbers.ts';
import type { Timed } from '../captions/caption.ts';
import type { CaptionSettings } from '../captions/settings/caption-settings.ts';
import { isPositionOpen } from '../captions/settings/caption-style.ts';
import type { Framing, FramingPoint } from '../captions/settings/framing.ts';
import type { SourceFacts, VideoFacts } from '../media/source-facts.ts';
import type { FrameTimes } from '../media/timing/read-frame-times.ts';
import { cutBetween, msToTicks, ptsToTicks, ticksPerSecond } from '../media/timing/video-clock.ts';
import type { CameraPath, CropPoint } from './camera/camera-path.ts';
import { type DisplaySize, isVertical, windowAround, windowSize } from './camera/crop-window.ts';
import { type FramedSource, pathFromFaces } from './camera/path-from-faces.ts';
import type { FaceMap, FaceMapDetail } from './face-map/face-map.ts';

interface PlanCameraPathInput {
  facts: SourceFacts;
  /** Absent = auto. */
  framing?: Framing;
  /** The map that `neededFaceMap` asks for; null = not known, then `auto` keeps the middle. */
  faces: FaceMap | null;
  frameTimes: FrameTimes | null | 'unread';
  /** What is said, in time order. */
  words?: Timed[];
}

/** Which part of its source a vertical output shows; null = all of it, since the source is 9:16 itself. Pure. */
export function planCameraPath(input: PlanCameraPathInput): CameraPath | null {
  const { facts, framing = 'auto', faces, frameTimes, words } = input;
  const { video } = facts;
  if (isVertical(video)) return null;
  const source = { shown: video, cutBefore: cutFinder(video, frameTimes), words };
  if (Array.isArray(framing) && framing.length > 0) return pathFromPoints(framing, source);
  if (framing === 'fit') return { takes: [{ startTicks: 0, framing: { kind: 'fit' } }] };
  if (framing === 'centre' || !faces) {
    const middle = { atTicks: 0, ...windowAround({ x: 0.5, y: 0.5 }, windowSize(video)) };
    return { takes: [{ startTicks: 0, framing: { kind: 'crop', points: [middle] } }] };
  }
  return pathFromFaces(faces, source);
}

/** Which face map is needed to plan a video; null = none. */
export function neededFaceMap(
  { video }: SourceFacts,
  settings: CaptionSettings,
  { hasCaptions }: { hasCaptions: boolean },
): FaceMapDetail | null {
  const { resizeForSocialMedia = false, framing = 'auto' } = settings;
  if (resizeForSocialMedia && framing === 'auto' && !isVertical(video)) return 'framing';
  const keepsOffFaces =
    (hasCaptions && isPositionOpen(settings)) || settings.title?.text || settings.progressBar || settings.watermark;
  return keepsOffFaces || (hasCaptions && settings.autoZoom) ? 'captions' : null;
}

/** The path through points that a caller asked for; the points may be in any order. Pure. */
function pathFromPoints(points: FramingPoint[], source: FramedSource): CameraPath {
  const takes: CameraPath['takes'] = [];
  let lastMs: number | null = null;
  let current: CropPoint[] = [];
  for (const point of thinned(points.toSorted((a, b) => a.atMs - b.atMs))) {
    const cropPoint = cropPointOf(point, source.shown);
    if (lastMs === null || lastMs === point.atMs) {
      current = [cropPoint];
      const startTicks = lastMs === null ? 0 : source.cutBefore(point.atMs);
      // of several points at one moment the last one counts from there on
      if (takes.at(-1)?.startTicks === startTicks) takes.pop();
      takes.push({ startTicks, framing: { kind: 'crop', points: current } });
    } else {
      current.push(cropPoint);
    }
    lastMs = point.atMs;
  }
  return { takes };
}

/** Two moves within this time, about two frames, look like one. */
const mergedMovesMs = 80;

/** Drops points that would make no visible difference: some callers send one for every frame. In time order. */
function thinned(points: FramingPoint[]): FramingPoint[] {
  const kept: FramingPoint[] = [];
  for (const [i, point] of points.entries()) {
    const [before, next] = [kept.at(-1), points[i + 1]];
    const isCut = before?.atMs === point.atMs || next?.atMs === point.atMs;
    if (!before || !next || isCut || next.atMs - before.atMs > mergedMovesMs) kept.push(point);
  }
  return kept;
}

function cropPointOf({ atMs, x, y, zoom }: FramingPoint, shown: DisplaySize): CropPoint {
  return { atTicks: Math.round(msToTicks(atMs)), ...windowAround({ x, y }, windowSize(shown, zoom)) };
}

const ticksPerMs = ticksPerSecond / 1000;

/**
 * Returns what finds the cut before the first frame that is shown at a moment or later.
 * @param frameTimes null or 'unread' = not known: the cut then lies half an average frame before the moment, which is
 *   right where the moment is a frame's own time
 */
function cutFinder(video: VideoFacts, frameTimes: FrameTimes | null | 'unread'): FramedSource['cutBefore'] {
  const frameTicks = (ticksPerSecond * video.frameRate.den) / video.frameRate.num;
  if (frameTimes === null || frameTimes === 'unread') {
    return (ms) => Math.max(0, Math.floor(ms * ticksPerMs - frameTicks / 2));
  }
  const shown = frameTimes.pts.map((pts) => ptsToTicks(pts, video)).filter((ticks) => ticks >= 0);
  return (ms) => {
    // a millisecond of tolerance: moments are stored in milliseconds, frame times are not
    const frame = firstIndexFrom(shown, (ms - 1) * ticksPerMs);
    const [before, after] = [shown[frame - 1], shown[frame]];
    if (before === undefined) return 0;
    return after === undefined ? Math.floor(before + frameTicks / 2) : cutBetween(before, after);
  };
}

import type { Frame } from '../../layout/geometry/page-layout.ts';
import type { VideoFacts } from '../../media/source-facts.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import type { CameraPath, CropPoint } from '../../reframe/camera/camera-path.ts';
import { windowSize } from '../../reframe/camera/crop-window.ts';
import { orientedSize } from '../filters/output-frame.ts';
import type { FramedSource, FramedStretch, PanPoint, PlannedFraming, StandingCrop } from './framing-plan.ts';

export interface PlanFramingInput {
  camera: CameraPath;
  video: VideoFacts;
  /** Size of the output. */
  frame: Frame;
}

/** Converts a camera path to the pixels of a source. Pure. */
export function planFraming({ camera, video, frame }: PlanFramingInput): PlannedFraming {
  const { rotation, mirrored, hasAlpha, pixelFormat, colour } = video;
  const oriented = orientedSize(video);
  const whole = wholeWithin(frame, { width: video.displayWidth, height: video.displayHeight });
  const source: FramedSource = { rotation, mirrored, hasAlpha, pixelFormat, colour, ...oriented, whole };
  const { width, height } = largestWindow(camera, windowSize(video));
  const largest = { width: width * oriented.width, height: height * oriented.height };
  const stretches = camera.takes.flatMap(({ startTicks, framing }, index) => {
    const from = index === 0 ? 0 : Math.floor(startTicks);
    const to = Math.floor(camera.takes[index + 1]?.startTicks ?? Number.POSITIVE_INFINITY);
    if (to <= from) return [];
    if (framing.kind === 'fit') return [{ startTicks: from, kind: 'fit' as const }];
    return cropStretches(framing.points, { source: oriented, largest })
      .filter(isWithin(from, to))
      .map(startingFrom(from));
  });
  return { source, stretches: stretches.filter((stretch, i) => !continues(stretches[i - 1], stretch)) };
}

/** A camera that shows all of its source has larger windows than those of a vertical output. */
function largestWindow({ takes }: CameraPath, vertical: Frame): Frame {
  const points = takes.flatMap(({ framing }) => (framing.kind === 'crop' ? framing.points : []));
  return points.reduce(
    (largest, point) => ({
      width: Math.max(largest.width, point.width),
      height: Math.max(largest.height, point.height),
    }),
    vertical,
  );
}

/** Whether a stretch shows the same as the one before it; it is dropped, so that no segment's key changes for nothing. */
function continues(before: FramedStretch | undefined, stretch: FramedStretch): boolean {
  if (before?.kind === 'crop' && stretch.kind === 'crop') return isSame(before, stretch);
  return before?.kind === 'fit' && stretch.kind === 'fit';
}

/** The largest even size with these proportions inside the frame. */
function wholeWithin(frame: Frame, shown: Frame): Frame {
  const scale = Math.min(frame.width / shown.width, frame.height / shown.height);
  return {
    width: Math.max(2, Math.min(frame.width, evenNear(shown.width * scale))),
    height: Math.max(2, Math.min(frame.height, evenNear(shown.height * scale))),
  };
}

type TimedStretch = FramedStretch & { endTicks: number };

/** Standing still before the first point and after the last one, moving from each point to the next. */
function cropStretches(points: CropPoint[], { source, largest }: { source: Frame; largest: Frame }): TimedStretch[] {
  const standing = points.map((point) => standingCrop(point, source));
  const stretches: TimedStretch[] = [];
  for (const [index, crop] of standing.entries()) {
    const [point, next, nextCrop] = [points[index], points[index + 1], standing[index + 1]];
    if (!point) continue;
    if (index === 0) stretches.push({ startTicks: 0, endTicks: Math.round(point.atTicks), ...crop });
    const times = {
      startTicks: Math.round(point.atTicks),
      endTicks: Math.round(next?.atTicks ?? Number.POSITIVE_INFINITY),
    };
    if (!next || !nextCrop || isSame(crop, nextCrop)) {
      stretches.push({ ...times, ...crop });
      continue;
    }
    const at = (place: number) => ({ source, stands: isRest(standing, place) });
    const from = { atTicks: times.startTicks, ...cornerOf(point, { crop, ...at(index) }) };
    const to = { atTicks: times.endTicks, ...cornerOf(next, { crop: nextCrop, ...at(index + 1) }) };
    stretches.push(...movement({ crop: from, size: crop }, { crop: to, size: nextCrop }, largest));
  }
  return stretches;
}

interface Waypoint {
  crop: PanPoint;
  size: Frame;
}

/**
 * Larger growth in one step would mean scaling much more of the source than is seen. The first step is small: the crop of
 * the others has room to begin where the window's place between pixels needs it, see `zoomBranch`.
 */
const [firstGrowth, maxGrowth] = [1.04, 1.2];

/** How much smaller than the largest window those are with which a step begins. */
function growthAt(step: number): number {
  return step === 0 ? 1 : firstGrowth * maxGrowth ** (step - 1);
}

/** Moves are not divided into shorter steps than this. */
const minStepTicks = ticksPerSecond / 25;

/**
 * The move from one window to another, divided into steps if the size changes. The sizes at which steps begin are the
 * same for all moves, so that few filter chains draw them all.
 */
function movement(from: Waypoint, to: Waypoint, largest: Frame): TimedStretch[] {
  const { width, height } = from.size;
  const [startTicks, endTicks] = [from.crop.atTicks, to.crop.atTicks];
  if (width === to.size.width && height === to.size.height) {
    return [{ startTicks, endTicks, kind: 'pan', width, height, from: from.crop, to: to.crop }];
  }
  const shares = sharesBetween(width, to.size.width, largest.width);
  const isSlow = endTicks - startTicks >= minStepTicks * (shares.length + 1);
  const ends = [0, ...(isSlow ? shares : []), 1];
  return ends.slice(1).flatMap((share, i) => {
    const [start, end] = [between(from, to, ends[i] ?? 0), between(from, to, share)];
    if (start.atTicks >= end.atTicks) return [];
    const step = stepOf(Math.max(start.size.width, end.size.width), largest.width);
    const size = { width: sizeAt(step, largest.width), height: sizeAt(step, largest.height) };
    return [{ startTicks: start.atTicks, endTicks: end.atTicks, kind: 'pan' as const, ...size, from: start, to: end }];
  });
}

/** The shares of the way from one width to another at which a window passes to the next step; ascending. */
function sharesBetween(from: number, to: number, largest: number): number[] {
  const [first, last] = [stepOf(from, largest), stepOf(to, largest)];
  return Array.from({ length: Math.abs(last - first) }, (_, i) => {
    const step = last > first ? first + 1 + i : first - i;
    return Math.max(0, Math.min(1, (largest / growthAt(step) - from) / (to - from)));
  });
}

/** Number of steps between the largest window and this one; half a pixel of tolerance, since sizes are even. */
function stepOf(width: number, largest: number): number {
  const growth = largest / (width - 0.5);
  if (growth < firstGrowth) return 0;
  return 1 + Math.floor(Math.log(growth / firstGrowth) / Math.log(maxGrowth));
}

/** The largest length of a step. */
function sizeAt(step: number, largest: number): number {
  return evenNear(largest / growthAt(step));
}

function between(from: Waypoint, to: Waypoint, share: number): PanPoint & { size: Frame } {
  const value = (start: number, end: number) => Math.round(100 * (start + (end - start) * share)) / 100;
  return {
    atTicks: Math.round(value(from.crop.atTicks, to.crop.atTicks)),
    left: value(from.crop.left, to.crop.left),
    top: value(from.crop.top, to.crop.top),
    size: { width: value(from.size.width, to.size.width), height: value(from.size.height, to.size.height) },
  };
}

/** Whether the camera stands still before or after this point. */
function isRest(standing: StandingCrop[], index: number): boolean {
  const [before, crop, after] = [standing[index - 1], standing[index], standing[index + 1]];
  if (!crop || !before || !after) return true;
  return isSame(before, crop) || isSame(crop, after);
}

/** Where the camera comes to rest, a pan ends exactly on the pixels of the standing window; elsewhere it keeps fractions. */
function cornerOf(point: CropPoint, { crop, source, stands }: { crop: StandingCrop; source: Frame; stands: boolean }) {
  if (stands) return { left: crop.left, top: crop.top };
  const place = (share: number, length: number, window: number) =>
    Math.round(100 * Math.max(0, Math.min(length - window, share * length))) / 100;
  return { left: place(point.left, source.width, crop.width), top: place(point.top, source.height, crop.height) };
}

function standingCrop({ left, top, width, height }: CropPoint, source: Frame): StandingCrop {
  const size = { width: sideWithin(width, source.width), height: sideWithin(height, source.height) };
  return {
    kind: 'crop',
    ...size,
    left: Math.max(0, Math.min(evenBelow(source.width - size.width), evenNear(left * source.width))),
    top: Math.max(0, Math.min(evenBelow(source.height - size.height), evenNear(top * source.height))),
  };
}

function sideWithin(share: number, length: number): number {
  return Math.max(2, Math.min(evenBelow(length), evenNear(share * length)));
}

function isSame(a: StandingCrop, b: StandingCrop): boolean {
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
}

function isWithin(from: number, to: number) {
  return ({ startTicks, endTicks }: TimedStretch) => startTicks < to && endTicks > from && endTicks > startTicks;
}

function startingFrom(from: number) {
  return ({ endTicks: _, ...stretch }: TimedStretch): FramedStretch => ({
    ...stretch,
    startTicks: Math.max(from, stretch.startTicks),
  });
}

function evenNear(length: number): number {
  return 2 * Math.round(length / 2);
}

function evenBelow(length: number): number {
  return 2 * Math.floor(length / 2);
}

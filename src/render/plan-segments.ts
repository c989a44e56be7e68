import type { FrameTimes } from '../media/read-frame-times.ts';
import type { VideoFacts } from '../media/source-facts.ts';
import { type RenderSegment, ticksPerSecond } from './render-plan.ts';

export type SegmentCut = Omit<RenderSegment, 'key'>;

const segmentTicks = 4 * ticksPerSecond;
/** A rest shorter than this joins the segment before it. */
const shortestRestTicks = ticksPerSecond;

export interface PlanSegmentsInput {
  video: VideoFacts;
  /** null = unknown: one segment. */
  frameTimes: FrameTimes | null;
  leadInMs: number;
}

/** Cuts a video into parts of four seconds, each a whole number of its pictures. Pure. */
export function planSegments({ video, frameTimes, leadInMs }: PlanSegmentsInput): SegmentCut[] {
  const clock = (pts: number) => ((pts - video.startPts) * video.timeBase.num * ticksPerSecond) / video.timeBase.den;
  const shown = (frameTimes?.pts ?? []).map(clock).filter((ticks) => ticks >= 0);
  if (shown.length === 0) return [wholeVideo];
  const starts = cutFrames(shown);
  const borders = starts.map((frame) =>
    frame === 0 ? 0 : Math.floor(((shown[frame - 1] ?? 0) + (shown[frame] ?? 0)) / 2),
  );
  const keys = (frameTimes?.keyPts ?? []).map(clock).filter((ticks) => ticks >= 0);
  return starts.map((startFrame, index) => ({
    index,
    startFrame,
    frameCount: (starts[index + 1] ?? shown.length) - startFrame,
    startTicks: borders[index] ?? 0,
    endTicks: borders[index + 1] ?? null,
    seekMs: seekMs(keys, (shown[startFrame] ?? 0) - (leadInMs * ticksPerSecond) / 1000),
  }));
}

const wholeVideo: SegmentCut = { index: 0, startFrame: 0, frameCount: null, startTicks: 0, endTicks: null, seekMs: 0 };

/** Numbers of the frames that begin a segment. */
function cutFrames(shown: number[]): number[] {
  const end = shown.at(-1) ?? 0;
  const starts = [0];
  let startedAt = shown[0] ?? 0;
  for (const [frame, ticks] of shown.entries()) {
    // a tick of tolerance, since 90 kHz does not hold every frame time exactly
    if (ticks - startedAt < segmentTicks - 1 || end - ticks < shortestRestTicks) continue;
    starts.push(frame);
    startedAt = ticks;
  }
  return starts;
}

/** The last key frame at or before a moment, rounded up to the microsecond so that a seek to it does not miss it. */
function seekMs(ascendingKeys: number[], beforeTicks: number): number {
  const key = ascendingKeys.findLast((ticks) => ticks <= beforeTicks) ?? 0;
  return Math.ceil((key * 1_000_000) / ticksPerSecond) / 1000;
}

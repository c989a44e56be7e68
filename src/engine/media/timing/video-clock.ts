import type { VideoFacts } from '../source-facts.ts';

/** The video's clock counts MPEG-TS ticks (1/90000 s) from the first frame shown. Segments and outputs use it too. */
export const ticksPerSecond = 90_000;

/** How two clocks relate: the stream's own timestamps (`pts`), and the video's clock. */
export type StreamClock = Pick<VideoFacts, 'startPts' | 'timeBase'>;

export function ptsToTicks(pts: number, { startPts, timeBase }: StreamClock): number {
  return ((pts - startPts) * timeBase.num * ticksPerSecond) / timeBase.den;
}

export function ptsToMs(pts: number, { startPts, timeBase }: StreamClock): number {
  return ((pts - startPts) * timeBase.num * 1000) / timeBase.den;
}

export function ticksToMs(ticks: number): number {
  return (ticks * 1000) / ticksPerSecond;
}

export function msToTicks(ms: number): number {
  return (ms * ticksPerSecond) / 1000;
}

/**
 * A longer wait between two frames is a gap, in which frames are repeated: 1/24 s, plus what rounding to whole
 * milliseconds in a file may add.
 */
export const maxFrameWaitTicks = 3800;

/** Shortest time between a repeated frame and its neighbours: a change is shown at most this late. */
export const minFrameWaitTicks = ticksPerSecond / 60;

/**
 * Where to cut between two consecutive frames: half way, so that no rounding moves a frame over the cut. In a gap the
 * cut lies just before the later frame, so that no repeated frame comes in between.
 */
export function cutBetween(beforeTicks: number, afterTicks: number): number {
  const waitTicks = afterTicks - beforeTicks;
  return Math.floor(afterTicks - (waitTicks > maxFrameWaitTicks ? minFrameWaitTicks : waitTicks) / 2);
}

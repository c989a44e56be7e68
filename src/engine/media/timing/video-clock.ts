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

/** The first frame's own time, on the stream's clock: later than `startPts` if it is held for sound before it. */
export function firstFramePts({ startPts, heldPts }: Pick<VideoFacts, 'startPts' | 'heldPts'>): number {
  return heldPts ?? startPts;
}

/** When frames are shown, from their own times: the first may be held for sound before it. Ascending. */
export function shownPts(pts: number[], video: Pick<VideoFacts, 'startPts' | 'heldPts'>): number[] {
  const { heldPts } = video;
  if (heldPts === undefined) return pts;
  return pts.filter((at) => at >= heldPts).map((at) => (at === heldPts ? video.startPts : at));
}

/** The reverse for one frame: its own time. */
export function ownPts(pts: number, video: Pick<VideoFacts, 'startPts' | 'heldPts'>): number {
  return pts === video.startPts ? firstFramePts(video) : pts;
}

/** ffmpeg's filter that brings frames to the video's clock, still in the stream's ticks; those before 0 are not shown. */
export function videoClockFilter(
  { startPts, heldPts }: Pick<VideoFacts, 'startPts' | 'heldPts'>,
  countedStep?: number,
): string {
  if (heldPts === undefined) return `setpts=${countedStep ? `N*${countedStep}` : `PTS-(${startPts})`}`;
  if (countedStep) return `setpts='if(eq(N,0),0,N*${countedStep}+${heldPts - startPts})'`;
  return `setpts='if(lt(PTS,${heldPts}),-1,if(eq(PTS,${heldPts}),0,PTS-(${startPts})))'`;
}

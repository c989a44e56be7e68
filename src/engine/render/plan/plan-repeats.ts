import { maxFrameWaitTicks, minFrameWaitTicks, ticksPerSecond } from '../../media/timing/video-clock.ts';
import type { OverlayChanges } from './overlay-changes.ts';

/** How often a frame is repeated while something moves. */
const movingStepTicks = ticksPerSecond / 30;

const ticksPerMs = ticksPerSecond / 1000;

export interface PlanRepeatsInput {
  /** Times of the frames, ascending. */
  shown: number[];
  /** End of the last frame; null = unknown, then it is not repeated. */
  end: number | null;
  changes: OverlayChanges;
}

/**
 * When a source's frames are shown again, in ticks: in its gaps, where the overlay changes, so that highlights are on time
 * even at ten frames a second or on a slide. The repeats of a gap depend on nothing outside of it. Pure.
 */
export function planRepeats({ shown, end, changes }: PlanRepeatsInput): number[] {
  const nextChange = changeFinder(changes);
  const repeats: number[] = [];
  for (const [i, from] of shown.entries()) {
    const to = shown[i + 1] ?? end;
    if (to === null || to - from <= maxFrameWaitTicks) continue;
    let last = from;
    for (;;) {
      const at = Math.ceil(Math.max(nextChange(last), last + minFrameWaitTicks));
      if (at > to - minFrameWaitTicks) break;
      repeats.push(at);
      last = at;
    }
  }
  return repeats;
}

/** Returns a function that finds the next change of the overlay after a moment; call it in ascending order. */
function changeFinder({ momentsMs, movingMs }: OverlayChanges): (afterTicks: number) => number {
  let moment = 0;
  let span = 0;
  return (after) => {
    while (firstTickOf(momentsMs[moment]) <= after) moment += 1;
    while (firstTickOf(movingMs[span]?.toMs) <= after) span += 1;
    const moving = movingMs[span];
    const step = moving && firstTickOf(moving.fromMs) <= after ? after + movingStepTicks : Number.POSITIVE_INFINITY;
    return Math.min(firstTickOf(momentsMs[moment]), step);
  };
}

/** The first tick that libass counts as this moment: ffmpeg passes it whole milliseconds, rounded down from floats. */
function firstTickOf(ms: number | undefined): number {
  if (ms === undefined) return Number.POSITIVE_INFINITY;
  const ticks = Math.ceil(ms * ticksPerMs);
  return libassMs(ticks) < ms ? ticks + 1 : ticks;
}

/** As `time_ms` in ffmpeg's vf_subtitles.c. */
function libassMs(ticks: number): number {
  return Math.floor(ticks * (1 / ticksPerSecond) * 1000);
}

import { maxFrameWaitTicks, minFrameWaitTicks, ticksPerSecond } from '../../media/timing/video-clock.ts';
import type { OverlayChanges } from './overlay-changes.ts';

/** How often a picture is repeated while something moves. */
const movingStepTicks = ticksPerSecond / 30;

const ticksPerMs = ticksPerSecond / 1000;

export interface PlanRepeatsInput {
  /** When the pictures are shown, ascending. */
  shown: number[];
  /** When the last one ends; null = unknown, then it is not repeated. */
  end: number | null;
  changes: OverlayChanges;
}

/**
 * When a source's pictures are to be shown again, in ticks: in its gaps, where something drawn over it changes, so that
 * highlights fall on time on ten pictures a second or on a slide. What happens in one gap depends on nothing outside.
 * Pure.
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

/** When the overlay looks different from how it looked at a moment; to be asked in ascending order. */
function changeFinder({ momentsMs, movingMs }: OverlayChanges): (afterTicks: number) => number {
  let moment = 0;
  let stretch = 0;
  return (after) => {
    while (seenAt(momentsMs[moment]) <= after) moment += 1;
    while (seenAt(movingMs[stretch]?.toMs) <= after) stretch += 1;
    const moving = movingMs[stretch];
    const step = moving && seenAt(moving.fromMs) <= after ? after + movingStepTicks : Number.POSITIVE_INFINITY;
    return Math.min(seenAt(momentsMs[moment]), step);
  };
}

/** libass counts in whole milliseconds, of which ffmpeg's reckoning may fall short by a hair. */
function seenAt(ms: number | undefined): number {
  if (ms === undefined) return Number.POSITIVE_INFINITY;
  const ticks = Math.ceil(ms * ticksPerMs);
  return asLibassIsTold(ticks) < ms ? ticks + 1 : ticks;
}

/** As `time_ms` in ffmpeg's vf_subtitles.c. */
function asLibassIsTold(ticks: number): number {
  return Math.floor(ticks * (1 / ticksPerSecond) * 1000);
}

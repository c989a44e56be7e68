import type { VideoFacts } from '../../media/source-facts.ts';
import type { FrameTimes } from '../../media/timing/read-frame-times.ts';
import {
  cutBetween,
  maxFrameWaitTicks,
  minFrameWaitTicks,
  msToTicks,
  ptsToTicks,
  ticksPerSecond,
} from '../../media/timing/video-clock.ts';
import { isOneGraph } from '../framing/framing-filters.ts';
import type { PlannedFraming } from '../framing/framing-plan.ts';
import { noChanges, type OverlayChanges, planRepeats } from './plan-repeats.ts';
import type { RenderSegment } from './render-plan.ts';

export type SegmentCut = Omit<RenderSegment, 'key'>;

/** A segment ends with the first frame after this long (decision 86). */
export const segmentSeconds = 3;
const segmentTicks = segmentSeconds * ticksPerSecond;
/** A shorter rest of the video joins the segment before it. */
const minRestTicks = ticksPerSecond;

interface PlanSegmentsInput {
  video: VideoFacts;
  /** null = unknown: one segment. */
  frameTimes: FrameTimes | null;
  leadInMs: number;
  /** Returns the overlay's changes, called only if the source has gaps; null = gaps are left as they are. */
  changes?: (() => OverlayChanges) | null;
}

/**
 * Cuts a video into segments of three seconds, each a whole number of frames: the source's own, and those repeated in its
 * gaps. The cuts do not depend on the overlay, so that an edit moves no cut. Pure.
 */
export function planSegments(input: PlanSegmentsInput): SegmentCut[] {
  const { video, frameTimes, leadInMs, changes = () => noChanges } = input;
  const shown = (frameTimes?.pts ?? []).map((pts) => ptsToTicks(pts, video)).filter((ticks) => ticks >= 0);
  const keys = (frameTimes?.keyPts ?? []).map((pts) => ptsToTicks(pts, video)).filter((ticks) => ticks >= 0);
  if (shown.length === 0) return [wholeVideo];
  const end = frameTimes?.endPts == null ? null : ptsToTicks(frameTimes.endPts, video);
  const starts = startsOf(shown, changes ? end : null, changes !== null);
  const cuts: (SegmentCut & { frameCount: number })[] = [];
  let standing = { ticks: 0, cut: 0 };
  for (const [frame, { ticks, isRepeat }] of allFrames({ shown, starts, end, changes }).entries()) {
    if (!isRepeat) standing = { ticks, cut: frame === 0 ? 0 : cutBetween(standing.ticks, ticks) };
    if (starts.has(ticks)) {
      cuts.push({
        index: cuts.length,
        startFrame: frame,
        frameCount: 0,
        endTicks: null,
        repeats: [],
        startTicks: isRepeat ? Math.floor(ticks - minFrameWaitTicks / 2) : standing.cut,
        holdTicks: standing.cut,
        seekMs: seekMs(keys, standing.ticks - msToTicks(leadInMs)),
      });
    }
    const cut = cuts.at(-1);
    if (!cut) continue;
    cut.frameCount += 1;
    if (isRepeat) cut.repeats.push(ticks);
  }
  return cuts.map((cut, i) => ({ ...cut, endTicks: cuts[i + 1]?.startTicks ?? null }));
}

const wholeVideo: SegmentCut = {
  index: 0,
  startFrame: 0,
  frameCount: null,
  startTicks: 0,
  endTicks: null,
  holdTicks: 0,
  repeats: [],
  seekMs: 0,
};

/** When segments begin: at a frame of the source, or within a frame that is shown for long. */
function startsOf(shown: number[], end: number | null, inGaps: boolean): Set<number> {
  const last = shown.at(-1) ?? 0;
  const starts = new Set<number>();
  let startedAt = Number.NEGATIVE_INFINITY;
  const start = (ticks: number) => {
    starts.add(ticks);
    startedAt = ticks;
  };
  for (const [i, ticks] of shown.entries()) {
    const next = shown[i + 1] ?? end;
    // a tick of tolerance, since 90 kHz does not hold every frame time exactly
    const isDue = ticks - startedAt >= segmentTicks - 1 && ((end ?? last) - ticks >= minRestTicks || i === 0);
    if (isDue) start(ticks);
    if (!inGaps || next === null) continue;
    for (;;) {
      const at = Math.ceil(Math.max(startedAt + segmentTicks, ticks + maxFrameWaitTicks));
      if (at > next - minRestTicks) break;
      start(at);
    }
  }
  return starts;
}

interface OutputFrame {
  ticks: number;
  /** Shows the source's frame again. */
  isRepeat: boolean;
}

interface FramesInput {
  shown: number[];
  starts: Set<number>;
  end: number | null;
  changes: (() => OverlayChanges) | null;
}

function allFrames({ shown, starts, end, changes }: FramesInput): OutputFrame[] {
  const own = new Set(shown);
  const marked = (ticks: number, isRepeat: boolean) => ({ ticks, isRepeat });
  const fixed = [...shown, ...[...starts].filter((ticks) => !own.has(ticks))].toSorted((a, b) => a - b);
  const hasGaps = fixed.some((ticks, i) => (fixed[i + 1] ?? end ?? ticks) - ticks > maxFrameWaitTicks);
  const repeats = changes && hasGaps ? planRepeats({ shown: fixed, end, changes: changes() }) : [];
  return [...fixed.map((ticks) => marked(ticks, !own.has(ticks))), ...repeats.map((ticks) => marked(ticks, true))].sort(
    (a, b) => a.ticks - b.ticks,
  );
}

/** The last key frame at or before a moment, rounded up to the microsecond so that a seek does not miss it. */
function seekMs(ascendingKeys: number[], beforeTicks: number): number {
  const key = ascendingKeys.findLast((ticks) => ticks <= beforeTicks) ?? 0;
  return Math.ceil((key * 1_000_000) / ticksPerSecond) / 1000;
}

/** ffmpeg gets all cuts of a run in one argument of 13 bytes a cut, and an argument may have 128 KiB. Six hours of video. */
const maxRunSegments = 7_200;

/**
 * Groups consecutive segments into runs, each rendered by one ffmpeg process. Pure. One process for many segments costs no
 * more than a plain encode; one for each segment costs a tenth more.
 * @param limits `framing` is the plan's: a run covers no more of it than one ffmpeg process can draw
 */
export function planRuns(
  missing: RenderSegment[],
  { maxSegments = maxRunSegments, framing }: { maxSegments?: number; framing?: PlannedFraming } = {},
): RenderSegment[][] {
  const runs: [RenderSegment, ...RenderSegment[]][] = [];
  for (const segment of missing.toSorted((a, b) => a.index - b.index)) {
    const run = runs.at(-1);
    const isNext = run && run.length < maxSegments && run.at(-1)?.index === segment.index - 1;
    if (isNext && (!framing || isOneGraph(framing, { startTicks: run[0].holdTicks, endTicks: segment.endTicks }))) {
      run.push(segment);
    } else runs.push([segment]);
  }
  return runs;
}

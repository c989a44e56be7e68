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
import { type CutPlace, type CutPlaces, noCutPlaces } from './cut-places.ts';
import { noChanges, type OverlayChanges, planRepeats } from './plan-repeats.ts';
import type { RenderSegment } from './render-plan.ts';

export type SegmentCut = Omit<RenderSegment, 'key'>;

/** Segments are this long on average (decision 86): the cuts are about a multiple of it. */
export const segmentSeconds = 3;
const segmentTicks = segmentSeconds * ticksPerSecond;
/** A cut moves this far to where the captions change (decision 88), so a segment lasts up to one and a half times as long. */
const maxShiftTicks = segmentTicks / 4;
export const longestSegmentSeconds = (segmentTicks + 2 * maxShiftTicks) / ticksPerSecond;
/** Between a cut and the frames beside it, so that no rounding moves a frame over it. */
const minFrameDistanceTicks = ticksPerSecond / 500;
/** A shorter rest of the video joins the segment before it. */
const minRestTicks = ticksPerSecond;

interface PlanSegmentsInput {
  video: VideoFacts;
  /** null = unknown: one segment. */
  frameTimes: FrameTimes | null;
  leadInMs: number;
  /** Returns the overlay's changes, called only if the source has gaps; null = gaps are left as they are. */
  changes?: (() => OverlayChanges) | null;
  /** Where cuts part few captions. */
  cutPlaces?: CutPlaces;
}

/**
 * Cuts a video into segments of about three seconds, each a whole number of frames: the source's own, and those repeated in its
 * gaps. Each cut depends only on what is shown close to it, so that an edit elsewhere does not move it. Pure.
 */
export function planSegments(input: PlanSegmentsInput): SegmentCut[] {
  const { video, frameTimes, leadInMs, changes = () => noChanges, cutPlaces = noCutPlaces } = input;
  const shown = (frameTimes?.pts ?? []).map((pts) => ptsToTicks(pts, video)).filter((ticks) => ticks >= 0);
  const keys = (frameTimes?.keyPts ?? []).map((pts) => ptsToTicks(pts, video)).filter((ticks) => ticks >= 0);
  if (shown.length === 0) return [wholeVideo];
  const end = frameTimes?.endPts == null ? null : ptsToTicks(frameTimes.endPts, video);
  const starts = startsOf({ shown, end: changes ? end : null, inGaps: changes !== null, cutPlaces });
  const cuts: (SegmentCut & { frameCount: number })[] = [];
  let standing = { ticks: 0, cut: 0 };
  for (const [frame, { ticks, isRepeat }] of allFrames({ shown, starts: [...starts.keys()], end, changes }).entries()) {
    const between = () => starts.get(ticks) ?? cutBetween(standing.ticks, ticks);
    if (!isRepeat) standing = { ticks, cut: frame === 0 ? 0 : between() };
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

interface StartsInput extends Required<Pick<PlanSegmentsInput, 'cutPlaces'>> {
  shown: readonly number[];
  end: number | null;
  inGaps: boolean;
}

/**
 * When segments begin: at a frame of the source, or within a frame that is shown for long. To each, the exact cut before it; null =
 * half way to the frame before.
 */
function startsOf({ shown, end, inGaps, cutPlaces }: StartsInput): Map<number, number | null> {
  const last = shown.at(-1) ?? 0;
  const starts = new Map<number, number | null>();
  const placeFrom = cutPlaceFinder(cutPlaces, shown);
  let count = 0;
  let due: CutDue = { ticks: Number.NEGATIVE_INFINITY, isPlace: false };
  const start = (ticks: number) => {
    starts.set(ticks, due.isPlace ? due.ticks : null);
    while (due.ticks < ticks + segmentTicks / 2) due = placeFrom(++count * segmentTicks);
  };
  for (const [i, ticks] of shown.entries()) {
    const next = shown[i + 1] ?? end;
    // a tick of tolerance, since 90 kHz does not hold every frame time exactly
    const isDue = ticks >= due.ticks - 1 && ((end ?? last) - ticks >= minRestTicks || i === 0);
    if (isDue) start(ticks);
    if (!inGaps || next === null) continue;
    for (;;) {
      const at = Math.ceil(Math.max(due.ticks, ticks + maxFrameWaitTicks));
      if (at > next - minRestTicks) break;
      start(at);
    }
  }
  return starts;
}

interface CutDue {
  ticks: number;
  /** It is one of the cut places. */
  isPlace: boolean;
}

/**
 * Returns a function that finds where to cut about a moment; call it in ascending order. Of the places near it that part fewer events than the
 * moment itself, it takes one that parts the fewest; of these one at which a caption begins; of these the nearest. No frame may be so close
 * to it that rounding could move it over the cut.
 */
function cutPlaceFinder({ places, partedAt }: CutPlaces, shown: readonly number[]): (ticks: number) => CutDue {
  let first = 0;
  let frame = 0;
  const isBetweenFrames = ({ ticks }: CutPlace) => {
    while ((shown[frame + 1] ?? Number.POSITIVE_INFINITY) < ticks) frame++;
    const [before = ticks, after = ticks] = [shown[frame], shown[frame + 1]];
    const distance = Math.min(ticks - before, after - ticks);
    return distance >= minFrameDistanceTicks && after - before <= maxFrameWaitTicks;
  };
  return (ticks) => {
    while ((places[first]?.ticks ?? Number.POSITIVE_INFINITY) < ticks - maxShiftTicks) first++;
    let end = first;
    while ((places[end]?.ticks ?? Number.POSITIVE_INFINITY) <= ticks + maxShiftTicks) end++;
    const parted = partedAt(ticks);
    const near = places.slice(first, end).filter((place) => place.parted < parted && isBetweenFrames(place));
    const distance = (place: CutPlace) => Math.abs(place.ticks - ticks);
    const [best] = near.toSorted(
      (a, b) => a.parted - b.parted || Number(b.beginsCaption) - Number(a.beginsCaption) || distance(a) - distance(b),
    );
    return best ? { ticks: best.ticks, isPlace: true } : { ticks, isPlace: false };
  };
}

interface OutputFrame {
  ticks: number;
  /** Shows the source's frame again. */
  isRepeat: boolean;
}

interface FramesInput {
  shown: number[];
  starts: readonly number[];
  end: number | null;
  changes: (() => OverlayChanges) | null;
}

function allFrames({ shown, starts, end, changes }: FramesInput): OutputFrame[] {
  const own = new Set(shown);
  const marked = (ticks: number, isRepeat: boolean) => ({ ticks, isRepeat });
  const fixed = [...shown, ...starts.filter((ticks) => !own.has(ticks))].toSorted((a, b) => a - b);
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

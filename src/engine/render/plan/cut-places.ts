import { msToTicks, ticksToMs } from '../../media/timing/video-clock.ts';
import { timesOfLine } from '../ass/ass-event.ts';

/** A moment at which something appears. */
export interface CutPlace {
  /** In 1/90000 s of the video's clock. */
  ticks: number;
  /** Events that are shown before and after it. */
  parted: number;
  /** A caption begins there. Pages within a caption depend on each other: one word more may change where the next page begins. */
  beginsCaption: boolean;
}

/** Where a video can be cut so that few events lie on both sides, mostly between two pages. */
export interface CutPlaces {
  /** Ascending. */
  places: readonly CutPlace[];
  /** Events that a cut at any other moment would part. */
  partedAt(ticks: number): number;
}

export const noCutPlaces: CutPlaces = { places: [], partedAt: () => 0 };

/** Times in a libass script are whole hundredths of a second. */
const roundedMs = 5;

/**
 * Reads a libass script on the video's clock. Pure.
 * @param captionStartsMs when the first page of each caption appears
 */
export function cutPlaces(ass: string, captionStartsMs: readonly number[]): CutPlaces {
  const spans = ass.split(/\r?\n/).flatMap((line) => timesOfLine(line) ?? []);
  const starts = spans.map(({ startMs }) => startMs).toSorted((a, b) => a - b);
  const ends = spans.map(({ endMs }) => endMs).toSorted((a, b) => a - b);
  const captionStarts = captionStartsMs.toSorted((a, b) => a - b);
  const partedAt = (ms: number) => countBefore(starts, ms) - countBefore(ends, ms + 1);
  const places = [...new Set(starts)].map((ms) => {
    const caption = captionStarts[countBefore(captionStarts, ms - roundedMs)] ?? Number.POSITIVE_INFINITY;
    return { ticks: msToTicks(ms), parted: partedAt(ms), beginsCaption: caption <= ms + roundedMs };
  });
  return { places, partedAt: (ticks) => partedAt(ticksToMs(ticks)) };
}

/** How many of these ascending numbers are smaller. */
function countBefore(ascending: readonly number[], value: number): number {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ascending[middle] ?? value) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}

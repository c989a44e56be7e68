/** How long one stage of one video took. */
export interface WorkTime {
  /** From the end of the stage before, so waiting for a place counts. */
  tookMs: number;
  /** Length of the video. */
  videoMs: number;
}

/** Milliseconds: a part that every video needs, and one for each millisecond of video. */
export interface WorkModel {
  fixedMs: number;
  perMs: number;
  /** The length of a typical video; null = lengths differ too much to speak of one. */
  typicalMs: number | null;
}

/** Fewer say too little. */
const minMeasured = 8;
/** Of the quartiles of lengths. */
const maxLengthRatio = 2;

/**
 * The line through the measured times by medians (Theil and Sen), which a few videos that took unusually long do not move. With
 * n times it costs n² / 2 divisions; n is 100 at most.
 * @returns null while there are too few times
 */
export function modelOf(times: readonly WorkTime[]): WorkModel | null {
  if (times.length < minMeasured) return null;
  const slopes = times.flatMap((one, index) =>
    times.slice(index + 1).flatMap((other) => {
      const ms = other.videoMs - one.videoMs;
      return ms === 0 ? [] : [(other.tookMs - one.tookMs) / ms];
    }),
  );
  const perMs = Math.max(0, slopes.length === 0 ? 0 : quantile(slopes, 0.5));
  const fixedMs = Math.max(
    0,
    quantile(
      times.map(({ tookMs, videoMs }) => tookMs - perMs * videoMs),
      0.5,
    ),
  );
  const lengths = times.map(({ videoMs }) => videoMs);
  const isAlike = quantile(lengths, 0.75) <= maxLengthRatio * quantile(lengths, 0.25);
  return { fixedMs, perMs, typicalMs: isAlike ? quantile(lengths, 0.5) : null };
}

/** @param videoMs null = not known yet. @returns milliseconds; null = nothing can be said of a video whose length is not known */
export function predictWorkTime({ fixedMs, perMs, typicalMs }: WorkModel, videoMs: number | null): number | null {
  const length = videoMs ?? typicalMs;
  return length === null ? null : fixedMs + perMs * length;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

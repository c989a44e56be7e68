import type { Shot } from '../face-map/face-map.ts';
import type { FacesAt } from '../tracking/predict-faces.ts';
import { trackFaces } from '../tracking/track-faces.ts';

/** A shorter shot is a flash of light. */
const minShotMs = 120;

export interface SplitShotsInput {
  cutsMs: number[];
  durationMs: number;
  samples: FacesAt[];
}

/** Splits samples into shots at the cuts, and tells people apart within each shot. Pure. */
export function splitShots({ cutsMs, durationMs, samples }: SplitShotsInput): Shot[] {
  const starts: number[] = [0];
  for (const cut of cutsMs) {
    const isApart = cut - (starts.at(-1) ?? 0) >= minShotMs && durationMs - cut >= minShotMs;
    if (isApart) starts.push(cut);
  }
  return starts.map((startMs, i) => {
    const endMs = starts[i + 1] ?? durationMs;
    const during = samples.filter(({ atMs }) => atMs >= startMs - 0.5 && atMs < endMs - 0.5);
    return { startMs: toMicroseconds(startMs), endMs: toMicroseconds(endMs), samples: trackFaces(during) };
  });
}

/** Milliseconds rounded to the microsecond: half a frame decides where a cut is. */
function toMicroseconds(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}

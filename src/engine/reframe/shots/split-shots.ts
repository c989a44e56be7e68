import type { Shot } from '../face-map/face-map.ts';
import type { Watched } from '../tracking/sample-faces.ts';
import { trackFaces } from '../tracking/track-faces.ts';

/** Shorter is a flash of light, not a shot. */
const shortestMs = 120;

/** What was seen, parted where shots begin; persons are told apart in each. Pure. */
export function splitShots({
  cutsMs,
  durationMs,
  samples,
}: {
  cutsMs: number[];
  durationMs: number;
  samples: Watched['samples'];
}): Shot[] {
  const starts: number[] = [0];
  for (const cut of cutsMs) {
    const isApart = cut - (starts.at(-1) ?? 0) >= shortestMs && durationMs - cut >= shortestMs;
    if (isApart) starts.push(cut);
  }
  return starts.map((startMs, i) => {
    const endMs = starts[i + 1] ?? durationMs;
    const during = samples.filter(({ atMs }) => atMs >= startMs - 0.5 && atMs < endMs - 0.5);
    return { startMs: toMs(startMs), endMs: toMs(endMs), samples: trackFaces(during) };
  });
}

/** Frame times are kept to the microsecond: half a frame decides where a cut is. */
function toMs(value: number): number {
  return Math.round(value * 1000) / 1000;
}

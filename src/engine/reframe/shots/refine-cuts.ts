import type { SourceFacts } from '../../media/source-facts.ts';
import type { FrameTimes } from '../../media/timing/read-frame-times.ts';
import { type Look, type LookDeps, lookAt } from '../frames/read-frames.ts';
import { cutScore } from '../tracking/sample-faces.ts';
import { type CutRange, framesIn, type PossibleCuts } from './find-cuts.ts';

/** At most this share of a source is decoded again to find cuts to the frame, and so many frames in any case. */
const mostDecodedAgain = 0.2;
const leastDecodedAgain = 300;

/**
 * The first frames of shots, in the stream's ticks, ascending. Ranges are looked at frame by frame; when that would
 * cost too much, the end of a range is taken for the cut.
 */
export async function settleCuts(
  deps: LookDeps,
  source: { file: string; facts: SourceFacts; frameTimes: FrameTimes | null },
  { known, unknown }: PossibleCuts,
): Promise<number[]> {
  const cuts = [...known];
  const { frameTimes } = source;
  let left = Math.max(leastDecodedAgain, (frameTimes?.pts.length ?? 0) * mostDecodedAgain);
  for (const { fromPts, ranges } of byKeyFrame(unknown, frameTimes)) {
    const { uptoPts } = ranges.at(-1) ?? { uptoPts: fromPts };
    left -= framesIn(frameTimes, fromPts - 1, uptoPts);
    cuts.push(...(left >= 0 ? await cutsIn(deps, source, { fromPts, ranges }) : ranges.map((range) => range.uptoPts)));
  }
  return [...new Set(cuts)].sort((a, b) => a - b);
}

/** Ranges that are decoded from the same key frame on. */
interface DecodedTogether {
  fromPts: number;
  /** Ascending. */
  ranges: CutRange[];
}

function byKeyFrame(unknown: CutRange[], frameTimes: FrameTimes | null): DecodedTogether[] {
  const together: DecodedTogether[] = [];
  for (const range of unknown) {
    const fromPts = frameTimes?.keyPts.findLast((pts) => pts <= range.afterPts) ?? range.afterPts;
    const last = together.at(-1);
    if (last?.fromPts === fromPts) last.ranges.push(range);
    else together.push({ fromPts, ranges: [range] });
  }
  return together;
}

/** The frame of each range that differs most from the one before it, where any differs enough. */
async function cutsIn(
  deps: LookDeps,
  { file, facts }: { file: string; facts: SourceFacts },
  { fromPts, ranges }: DecodedTogether,
): Promise<number[]> {
  const best = new Map<CutRange, Pick<Look, 'pts' | 'sceneScore'>>();
  const input = {
    ...{ file, facts, frames: 'all' as const, window: { fromPts, toPts: ranges.at(-1)?.uptoPts ?? fromPts } },
    // with the frame before each, which the first is compared with
    ranges: ranges.map(({ afterPts, uptoPts }) => ({ fromPts: afterPts, toPts: uptoPts })),
  };
  await lookAt(deps, input, async ({ pts, sceneScore, release }) => {
    release();
    const range = ranges.find(({ afterPts, uptoPts }) => pts > afterPts && pts <= uptoPts);
    if (!range || sceneScore < Math.max(cutScore, best.get(range)?.sceneScore ?? 0)) return;
    best.set(range, { pts, sceneScore });
  });
  return [...best.values()].map(({ pts }) => pts);
}

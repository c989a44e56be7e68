import type { SourceFacts } from '../../media/source-facts.ts';
import type { FrameTimes } from '../../media/timing/read-frame-times.ts';
import { type ReadFramesDeps, readFrames, type SourceFrame } from '../frames/read-frames.ts';
import { minCutScore } from '../tracking/analyse-frames.ts';
import { type CutCandidates, type CutRange, countFrames } from './find-cuts.ts';

/** To find cuts exactly, at most this share of a source is decoded again, or this many frames if that is more. */
const maxShareDecodedAgain = 0.2;
const alwaysDecodedAgain = 300;

/**
 * The first frames of shots, in the stream's ticks, ascending. Examines uncertain ranges frame by frame; when that would
 * cost too much, takes the end of a range for the cut.
 */
export async function refineCuts(
  deps: ReadFramesDeps,
  source: { file: string; facts: SourceFacts; frameTimes: FrameTimes | null },
  { known, unknown }: CutCandidates,
): Promise<number[]> {
  const cuts = [...known];
  const { frameTimes } = source;
  let framesLeft = Math.max(alwaysDecodedAgain, (frameTimes?.pts.length ?? 0) * maxShareDecodedAgain);
  for (const { fromPts, ranges } of byKeyFrame(unknown, frameTimes)) {
    const { uptoPts } = ranges.at(-1) ?? { uptoPts: fromPts };
    framesLeft -= countFrames(frameTimes, fromPts - 1, uptoPts);
    cuts.push(
      ...(framesLeft >= 0 ? await cutsIn(deps, source, { fromPts, ranges }) : ranges.map((range) => range.uptoPts)),
    );
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

/** The frame of each range that differs most from the one before it, if it differs enough. */
async function cutsIn(
  deps: ReadFramesDeps,
  { file, facts }: { file: string; facts: SourceFacts },
  { fromPts, ranges }: DecodedTogether,
): Promise<number[]> {
  const best = new Map<CutRange, Pick<SourceFrame, 'pts' | 'sceneScore'>>();
  const input = {
    file,
    facts,
    frames: 'all' as const,
    window: { fromPts, toPts: ranges.at(-1)?.uptoPts ?? fromPts },
    // with the frame before each range, which its first frame is compared with
    ranges: ranges.map(({ afterPts, uptoPts }) => ({ fromPts: afterPts, toPts: uptoPts })),
  };
  await readFrames(deps, input, async ({ pts, sceneScore, release }) => {
    release();
    const range = ranges.find(({ afterPts, uptoPts }) => pts > afterPts && pts <= uptoPts);
    if (!range || sceneScore < Math.max(minCutScore, best.get(range)?.sceneScore ?? 0)) return;
    best.set(range, { pts, sceneScore });
  });
  return [...best.values()].map(({ pts }) => pts);
}

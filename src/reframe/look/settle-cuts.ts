import type { FrameTimes } from '../../media/read-frame-times.ts';
import type { VideoFacts } from '../../media/source-facts.ts';
import { type CutRange, framesIn, type PossibleCuts } from './find-cuts.ts';
import { type Look, type LookDeps, lookAt } from './look-at.ts';
import { cutScore } from './watch-faces.ts';

/** At most this share of a source is decoded again to find cuts to the frame, and so many frames in any case. */
const mostDecodedAgain = 0.2;
const leastDecodedAgain = 300;

/**
 * The first frames of shots, in the stream's ticks, ascending. Ranges are looked at frame by frame; when that would cost too
 * much, the end of a range is taken for the cut.
 */
export async function settleCuts(
  deps: LookDeps,
  source: { file: string; video: VideoFacts; frameTimes: FrameTimes | null },
  { known, unknown }: PossibleCuts,
): Promise<number[]> {
  const cuts = [...known];
  const { frameTimes } = source;
  let left = Math.max(leastDecodedAgain, (frameTimes?.pts.length ?? 0) * mostDecodedAgain);
  for (const range of unknown) {
    const fromPts = frameTimes?.keyPts.findLast((pts) => pts <= range.afterPts) ?? range.afterPts;
    left -= framesIn(frameTimes, fromPts - 1, range.uptoPts);
    const cut = left >= 0 ? await cutIn(deps, source, { ...range, fromPts }) : range.uptoPts;
    if (cut !== null) cuts.push(cut);
  }
  return [...new Set(cuts)].sort((a, b) => a - b);
}

async function cutIn(
  deps: LookDeps,
  { file, video }: { file: string; video: VideoFacts },
  { fromPts, afterPts, uptoPts }: CutRange & { fromPts: number },
): Promise<number | null> {
  let best: Pick<Look, 'pts' | 'sceneScore'> | null = null;
  await lookAt(
    deps,
    { file, video, frames: 'all', window: { fromPts, toPts: uptoPts } },
    async ({ pts, sceneScore }) => {
      if (pts > afterPts && pts <= uptoPts && sceneScore >= Math.max(cutScore, best?.sceneScore ?? 0)) {
        best = { pts, sceneScore };
      }
    },
  );
  return (best as Pick<Look, 'pts'> | null)?.pts ?? null;
}

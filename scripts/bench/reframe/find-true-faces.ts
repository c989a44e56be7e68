import type { SourceFacts } from '../../../src/engine/media/source-facts.ts';
import type { DetectFaces } from '../../../src/engine/reframe/detect/create-detector.ts';
import type { FaceMap } from '../../../src/engine/reframe/face-map/face-map.ts';
import { readFrames } from '../../../src/engine/reframe/frames/read-frames.ts';
import { scaleRegion, wholeImage } from '../../../src/engine/reframe/frames/scale-region.ts';
import type { FrameAnalysis } from '../../../src/engine/reframe/tracking/analyse-frames.ts';
import { trackFaces } from '../../../src/engine/reframe/tracking/track-faces.ts';

export interface WatchDeps {
  ffmpeg: string;
  detect: DetectFaces;
}

/**
 * Where faces are in a real clip, looked for five times a second in every frame's full look: what the cheaper way is
 * judged by. The main one is the largest, or who is known to speak.
 */
export async function findTrueFaces(
  { ffmpeg, detect }: WatchDeps,
  { file, facts, speakerIsRightFromMs }: { file: string; facts: SourceFacts; speakerIsRightFromMs: number | null },
): Promise<FaceMap> {
  const samples: FrameAnalysis['samples'] = [];
  const { signal } = new AbortController();
  const look = { file, facts, frames: 'all' as const, spacingMs: 200 };
  await readFrames({ ffmpeg, signal }, look, async ({ atMs, image: picture, release }) => {
    const [faces = []] = await detect([scaleRegion(picture, wholeImage, picture)]);
    release();
    const isMain = (face: { left: number; width: number; height: number }) => {
      if (speakerIsRightFromMs === null) return face.height;
      return face.left + face.width / 2 > 0.5 === atMs >= speakerIsRightFromMs ? 1 : 0;
    };
    samples.push({ atMs, faces: faces.toSorted((a, b) => isMain(b) - isMain(a)) });
  });
  return { shots: [{ startMs: 0, endMs: facts.durationMs, samples: trackFaces(samples) }] };
}

import type { SourceFacts } from '../../../src/engine/media/source-facts.ts';
import type { DetectFaces } from '../../../src/engine/reframe/detect/create-detector.ts';
import type { FaceMap } from '../../../src/engine/reframe/face-map/face-map.ts';
import { readFrames } from '../../../src/engine/reframe/frames/read-frames.ts';
import { scaleRegion, wholeImage } from '../../../src/engine/reframe/frames/scale-region.ts';
import type { FrameAnalysis } from '../../../src/engine/reframe/tracking/analyse-frames.ts';
import { trackFaces } from '../../../src/engine/reframe/tracking/track-faces.ts';

export interface FindTrueFacesDeps {
  ffmpeg: string;
  detect: DetectFaces;
}

/**
 * Positions of faces in a real clip: detection in the whole frame, five times a second. The cheaper analysis of the engine
 * is compared with it. The main face is the largest, or that of the known speaker.
 */
export async function findTrueFaces(
  { ffmpeg, detect }: FindTrueFacesDeps,
  { file, facts, speakerIsRightFromMs }: { file: string; facts: SourceFacts; speakerIsRightFromMs: number | null },
): Promise<FaceMap> {
  const samples: FrameAnalysis['samples'] = [];
  const { signal } = new AbortController();
  const request = { file, facts, frames: 'all' as const, spacingMs: 200 };
  await readFrames({ ffmpeg, signal }, request, async ({ atMs, image: picture, release }) => {
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

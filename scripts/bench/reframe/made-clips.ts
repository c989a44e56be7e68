import type { FaceMap } from '../../../src/engine/reframe/face-map/face-map.ts';
import { at, between, everySeconds, type FaceClip, facesAt, places } from './face-clips.ts';

/** Clips that test the camera path, with faces on known paths. */
export const madeClips: FaceClip[] = [
  // full size with moving backgrounds: these are rendered too
  { name: 'walks to and fro', seconds: 24, faces: [between(100, 935, 16)], cutsAtSeconds: [] },
  { name: 'three places in turn', seconds: 24, faces: [places([60, 935, 500], 3)], cutsAtSeconds: everySeconds(3, 24) },
  ...[
    { name: 'stands and sways', seconds: 24, faces: [between(180, 215, 3)], cutsAtSeconds: [] },
    {
      name: 'a cut every second',
      seconds: 12,
      faces: [places([80, 900, 480], 1)],
      cutsAtSeconds: everySeconds(1, 12),
    },
    { name: 'at the very edge', seconds: 12, faces: [at(1090)], cutsAtSeconds: [] },
    { name: 'near', seconds: 12, faces: [between(600, 660, 4)], cutsAtSeconds: [], faceScale: 1.8 },
    { name: 'two far apart', seconds: 8, faces: [at(40), at(980)], cutsAtSeconds: [] },
    { name: 'many', seconds: 8, faces: [20, 270, 520, 770, 1010].map(at), cutsAtSeconds: [] },
    { name: 'a drawn figure', seconds: 12, faces: [between(150, 250, 6)], cutsAtSeconds: [], isDrawn: true },
    { name: 'nobody, a cut every second', seconds: 12, faces: [], cutsAtSeconds: everySeconds(1, 12) },
  ].map((clip) => ({ ...clip, isQuick: true })),
];

const stepMs = 200;

/** Positions of the faces of a made clip, five times a second. */
export function trueFacesOf(clip: FaceClip): FaceMap {
  const starts = [0, ...clip.cutsAtSeconds.map((seconds) => seconds * 1000)];
  return {
    shots: starts.map((startMs, i) => {
      const endMs = starts[i + 1] ?? clip.seconds * 1000;
      const count = Math.ceil((endMs - startMs) / stepMs);
      return { startMs, endMs, samples: Array.from({ length: count }, (_, k) => sampleAt(clip, startMs + k * stepMs)) };
    }),
  };
}

function sampleAt(clip: FaceClip, atMs: number) {
  const faces = facesAt(clip, atMs / 1000).map((face, track) => ({ ...face, track, score: 1, speaking: null }));
  return { atMs, faces };
}

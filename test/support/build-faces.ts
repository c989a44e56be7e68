import type { FaceMap, FaceSample, SeenFace, Shot } from '../../src/engine/reframe/face-map/face-map.ts';

/** A face by its middle, a tenth of a wide picture across. */
export function buildFace(x: number, y = 0.4, rest: Partial<SeenFace> = {}): SeenFace {
  const [width, height] = [rest.width ?? 0.1, rest.height ?? 0.25];
  return { track: 0, score: 0.9, speaking: null, left: x - width / 2, top: y - height / 2, width, height, ...rest };
}

/** A shot with a sample each quarter of a second. */
export function buildShot(startMs: number, endMs: number, facesAt: (atMs: number) => SeenFace[]): Shot {
  const samples: FaceSample[] = [];
  for (let atMs = startMs; atMs < endMs; atMs += 250) samples.push({ atMs, faces: facesAt(atMs) });
  return { startMs, endMs, samples };
}

export function buildFaceMap(...shots: Shot[]): FaceMap {
  return { shots };
}

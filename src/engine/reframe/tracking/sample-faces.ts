import type { DetectFaces } from '../detect/create-detector.ts';
import type { DetectedFace } from '../detect/detected-face.ts';
import { pictureChange } from '../frames/frame-change.ts';
import type { Look } from '../frames/read-frames.ts';
import { mouthMotion } from '../speakers/mouth-motion.ts';
import { distance, expectedFaces, type FacesSeen, nearestFace } from './expected-faces.ts';
import { type FacesInPicture, searchFaces } from './search-faces.ts';

/** What was seen of a source by watching it: faces at some moments, the likeness of frames, and mouths that moved. */
export interface Watched {
  looks: WatchedLook[];
  samples: FacesSeen[];
  mouths: MouthMotion[];
}

export interface WatchedLook {
  pts: number;
  atMs: number;
  sceneScore: number;
  /** Whether it may be of another shot than the look before it. */
  mayBeCut: boolean;
}

/** Of one face between two frames. */
export interface MouthMotion {
  atMs: number;
  /** The face's middle. */
  x: number;
  y: number;
  motion: number;
}

export interface WatchOptions {
  /** Faces that stay where they are, or move evenly, are looked for this often; others three times a second. */
  everyMs: number;
  /** Where two and more are seen: whether their mouths are watched. */
  mouths: boolean;
  /**
   * Where looks are a second apart and more: by how much two may differ and be of one shot, 0 to 1, since the scene
   * score wants a calm frame before it. null = they are near one another.
   */
  sameShotChange: number | null;
}

/** Frames next to one another that get this scene score are of two shots; movement gets less. */
export const cutScore = 0.08;

const movingEveryMs = 400;

/** Of its own width: nearer is where it was. */
const movedShare = 0.3;
/**
 * The same from where it was on its way to: half way between the samples it was eight times nearer to the straight
 * line.
 */
const turnedShare = 1.2;

/** Takes in frames one after the other, and looks for faces in as few as will do. */
export function watchFaces(detect: DetectFaces, { everyMs, mouths, sameShotChange }: WatchOptions) {
  const watched: Watched = { looks: [], samples: [], mouths: [] };
  let since: Look[] = [];
  let shotSamples = 0;
  const search = searchFaces(detect);

  const mayBeCut = (look: Look) => {
    const before = since.at(-1);
    if (!before) return false;
    if (sameShotChange === null) return look.sceneScore >= cutScore;
    return pictureChange(before.picture, look.picture) > sameShotChange;
  };

  const facesIn = async (look: Look, expected: DetectedFace[], last?: FacesInPicture) => {
    return { atMs: look.atMs, faces: await search.facesIn(look, expected, last) };
  };

  /** Looks again between two samples whose faces are not at the same place. */
  async function lookBetween(from: FacesSeen, to: FacesSeen, looks: Look[]) {
    let lastMs = from.atMs;
    for (const look of looks) {
      if (look.atMs - lastMs < movingEveryMs || to.atMs - look.atMs < movingEveryMs / 2) continue;
      watched.samples.push(await facesIn(look, expectedFaces(to, from, look.atMs)));
      lastMs = look.atMs;
    }
  }

  function watchMouths(faces: DetectedFace[]) {
    for (const [i, look] of since.entries()) {
      const before = since[i - 1];
      if (!before) continue;
      for (const face of faces) {
        const motion = mouthMotion(before.picture, look.picture, face);
        watched.mouths.push({ atMs: look.atMs, x: face.left + face.width / 2, y: face.top + face.height / 2, motion });
      }
    }
  }

  return {
    watched,
    async see(look: Look): Promise<void> {
      const { pts, atMs, sceneScore } = look;
      const last = watched.samples.at(-1);
      const isCut = mayBeCut(look);
      watched.looks.push({ pts, atMs, sceneScore, mayBeCut: isCut });
      if (isCut) {
        forget(since);
        since = [];
        search.startShot();
      }
      since.push(look);
      if (last && !isCut && atMs - last.atMs < everyMs) return;
      const before = shotSamples > 1 ? watched.samples.at(-2) : undefined;
      const expected = last && !isCut ? expectedFaces(last, before, atMs) : [];
      const [first] = since;
      const isSameShot = last && !isCut && first && first !== look;
      const sample = await facesIn(look, expected, isSameShot ? { ...last, picture: first.picture } : undefined);
      const between = since.slice(1, -1);
      if (last && !isCut && between.length > 0 && areUnexpected(sample, last, expected)) {
        await lookBetween(last, sample, between);
      }
      shotSamples = isCut ? 1 : shotSamples + 1;
      watched.samples.push(sample);
      if (mouths && sample.faces.length > 1) watchMouths(sample.faces);
      forget(since.slice(0, -1));
      since = [look];
    },
  };
}

function forget(looks: Look[]): void {
  for (const look of looks) look.release();
}

/** Whether faces are elsewhere than they were, and than they were on their way to. */
function areUnexpected(sample: FacesSeen, last: FacesSeen, expected: DetectedFace[]): boolean {
  if (sample.faces.length !== last.faces.length) return true;
  return sample.faces.some((face) => {
    const [from, way] = [nearestFace(last.faces, face), nearestFace(expected, face)];
    if (!from || distance(from, face) <= face.width * movedShare) return false;
    return !way || distance(way, face) > face.width * turnedShare;
  });
}

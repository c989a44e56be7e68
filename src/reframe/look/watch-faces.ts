import type { DetectedFace, Picture } from '../detect/detected-face.ts';
import type { DetectFaces } from '../detect/start-detector.ts';
import { halvePicture } from './halve-picture.ts';
import type { Look } from './look-at.ts';
import { mouthMotion } from './mouth-motion.ts';
import { pictureChange } from './picture-change.ts';

/** What was seen of a source by watching it: faces at some moments, the likeness of frames, and mouths that moved. */
export interface Watched {
  looks: WatchedLook[];
  samples: { atMs: number; faces: DetectedFace[] }[];
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
  /** Faces that stay where they are are looked for this often; those that move, four times a second. */
  everyMs: number;
  /** Where two and more are seen: whether their mouths are watched. */
  mouths: boolean;
  /** Whether looks are so far apart that only what they show can tell cuts. */
  sparse: boolean;
}

/** Frames next to one another that get this scene score are of two shots; movement gets less. */
export const cutScore = 0.1;

/** Where frames are about a second apart, all of these may be: the scene score wants a calm frame before it. */
const possibleCutChange = 0.07;

const movingEveryMs = 240;

/** Of its own width. */
const movedShare = 0.2;

/** Takes in frames one after the other, and looks for faces in as few as will do. */
export function watchFaces(detect: DetectFaces, { everyMs, mouths, sparse }: WatchOptions) {
  const watched: Watched = { looks: [], samples: [], mouths: [] };
  let since: Look[] = [];

  const mayBeCut = (look: Look) => {
    const before = since.at(-1);
    if (!before) return false;
    return look.sceneScore >= cutScore || (sparse && pictureChange(before.picture, look.picture) >= possibleCutChange);
  };

  const facesIn = async ({ atMs, picture }: Look) => {
    const faces = await detect(detectable(picture));
    return { atMs, faces };
  };

  /** Looks again between two samples whose faces are not at the same place. */
  async function lookBetween(from: Watched['samples'][number], to: Watched['samples'][number], looks: Look[]) {
    let lastMs = from.atMs;
    for (const look of looks) {
      if (look.atMs - lastMs < movingEveryMs || to.atMs - look.atMs < movingEveryMs / 2) continue;
      watched.samples.push(await facesIn(look));
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
      if (isCut) since = [];
      since.push(look);
      if (last && !isCut && atMs - last.atMs < everyMs) return;
      const sample = await facesIn(look);
      const between = since.slice(1, -1);
      if (last && !isCut && between.length > 0 && haveMoved(last.faces, sample.faces)) {
        await lookBetween(last, sample, between);
      }
      watched.samples.push(sample);
      if (mouths && sample.faces.length > 1) watchMouths(sample.faces);
      since = [look];
    },
  };
}

/** The detector's pictures are half as large: faces far smaller than a tenth of the picture are not whom it is of. */
function detectable(picture: Picture): Picture {
  if (picture.width >= 320 || picture.height >= 320) return halvePicture(picture);
  return { ...picture, rgb: picture.rgb.slice() };
}

function haveMoved(before: DetectedFace[], after: DetectedFace[]): boolean {
  if (before.length !== after.length) return true;
  return after.some((face) => {
    const distances = before.map((other) => Math.hypot(other.left - face.left, other.top - face.top));
    return Math.min(...distances) > face.width * movedShare;
  });
}

import type { DetectedFace, Picture } from '../detect/detected-face.ts';
import type { DetectFaces } from '../detect/start-detector.ts';
import { halvePicture } from './halve-picture.ts';
import { cutOut, inWhole, regionAround } from './picture-region.ts';

/** Smaller pictures than this are not halved. */
const halvedFrom = 320;

/** Of the picture's width: what is larger is found in the halved picture too; of smaller ones some are. */
const largeFace = 0.1;

/** Where nobody is found, every so many pictures are searched in full. */
const fullEvery = 4;

/** Where somebody is found, every so many pictures are searched for others. */
const wholeEvery = 4;

/**
 * Looks for faces in pictures of half the size, at a quarter of the cost; where nobody is found or faces are small, in
 * full; and mostly only around those who were there a moment ago.
 */
export function searchFaces(detect: DetectFaces) {
  let known: DetectedFace[] = [];
  let sinceWhole = 0;
  let emptyPictures = 0;

  async function aroundKnown(picture: Picture): Promise<DetectedFace[]> {
    if (known.length === 0 || sinceWhole + 1 >= wholeEvery) return [];
    const seen = areLarge(known) ? halvePicture(picture) : picture;
    const region = regionAround(known, seen);
    if (!region) return [];
    sinceWhole += 1;
    const faces = await detect(cutOut(seen, region));
    return faces.length < known.length ? [] : faces.map((face) => inWhole(face, region, seen));
  }

  async function inAll(picture: Picture): Promise<DetectedFace[]> {
    sinceWhole = 0;
    const areSmall = known.some(({ width }) => width < largeFace);
    const halved = areSmall ? [] : await detect(halvePicture(picture));
    const isEnough = halved.length > 0 ? areLarge(halved) : !areSmall && emptyPictures % fullEvery !== 0;
    if (isEnough) return halved;
    // beside a small face there may be others that are just too small
    const full = await detect(copyOf(picture));
    return full.length < halved.length ? halved : full;
  }

  return {
    startShot() {
      known = [];
      emptyPictures = 0;
    },
    async facesIn(picture: Picture): Promise<DetectedFace[]> {
      if (Math.max(picture.width, picture.height) < halvedFrom) return detect(copyOf(picture));
      const near = await aroundKnown(picture);
      known = near.length > 0 ? near : await inAll(picture);
      emptyPictures = known.length === 0 ? emptyPictures + 1 : 0;
      return known;
    },
  };
}

function areLarge(faces: DetectedFace[]): boolean {
  return faces.every(({ width }) => width >= largeFace);
}

/** The detector takes the bytes away. */
function copyOf(picture: Picture): Picture {
  return { ...picture, rgb: picture.rgb.slice() };
}
